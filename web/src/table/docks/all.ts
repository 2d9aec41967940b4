/** All docks of a table in the order they are shown: who asks first, then who has something to take, then the rest. */

import type { Option, Scene } from "$lib/wire.gen";
import type { Dock, Docked } from "./dock";
import * as fifth from "./fifth";
import * as first from "./first";
import * as fourth from "./fourth";
import { plain } from "./plain";
import * as third from "./third";

/** A module that is not here gets a dock of its bare facts. */
const KNOWN = new Map<string, Docked>(Object.entries({ ...first, ...third, ...fourth, ...fifth }));

/** Games that show nothing in a dock: they live where they act. */
const NO_DOCK = new Set(["alcazaba", "dice"]);

/** The docks of the modules in `order`; what two modules mean to each other has no dock. */
export function docksOf(
  scene: Scene,
  order: readonly string[],
  options: Option[],
  marks: readonly string[] = [],
): Dock[] {
  const rank = (dock: Dock): number => (dock.asks ? 0 : dock.options.length > 0 ? 1 : 2);
  return order
    .filter((key) => key in scene.modules && !NO_DOCK.has(key))
    .map((key) => {
      const docked = KNOWN.get(key) ?? plain(key);
      return { key, ...docked({ scene, facts: scene.modules[key] ?? {}, options, marks }) };
    })
    .sort((one, other) => rank(one) - rank(other));
}
