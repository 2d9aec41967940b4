/** All docks of a table in the order they are shown: who asks first, then who has something to take, then the rest. */

import type { Option, Scene } from "$lib/wire.gen";
import type { Dock, Docked } from "./dock";
import * as modules from "./modules";
import { plain } from "./plain";

const KNOWN = new Map<string, Docked>(Object.entries(modules));

/** Modules that show nothing of their own: they live where they act. */
const NO_DOCK = new Set(["scorecards", "change", "alcazaba", "dice"]);

export function docksOf(scene: Scene, order: readonly string[], options: Option[]): Dock[] {
  const keys = Object.keys(scene.modules).filter((key) => !NO_DOCK.has(key));
  const place = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  const rank = (dock: Dock): number => (dock.asks ? 0 : dock.options.length > 0 ? 1 : 2);
  return keys
    .sort((one, other) => place(one) - place(other))
    .map((key) => ({ key, ...(KNOWN.get(key) ?? plain(key))({ scene, facts: scene.modules[key] ?? {}, options }) }))
    .sort((one, other) => rank(one) - rank(other));
}
