/** What modules have put into an Alhambra, by square, for its drawing. */

import type { Option, Scene } from "$lib/wire.gen";
import { at, lists, record } from "./facts";

export interface Lying {
  wooden: { cell: string; side: string }[];
  tokens: { cell: string; picture: string; corner: "left" | "right" }[];
  trader: string; // its square, or nothing
  citizens: string[]; // on the trader tile, by type
}

export function lyingIn(scene: Scene, seat: number): Lying {
  const { walls, treasure, trader } = scene.modules;
  const cells = new Map(Object.entries(scene.palaces[seat]?.tiles ?? {}).map(([cell, tile]) => [tile, cell]));
  const placed = (tiles: string[], picture: string, corner: "left" | "right"): Lying["tokens"] =>
    tiles.flatMap((tile) => {
      const cell = cells.get(tile);
      return cell === undefined ? [] : [{ cell, picture: `${picture}-${tile.split("-")[0] ?? ""}`, corner }];
    });
  const wooden = record(Array.isArray(walls?.wooden) ? walls.wooden[seat] : null);
  const cell = Array.isArray(trader?.at) ? String(trader.at[seat] ?? "") : "";
  return {
    wooden: Object.entries(wooden).flatMap(([tile, sides]) => {
      const cell = cells.get(tile);
      return cell === undefined ? [] : [...String(sides).toLowerCase()].map((side) => ({ cell, side }));
    }),
    tokens: [
      ...placed(at(lists(treasure?.laid), seat, []), "chest", "right"),
      ...placed(at(lists(trader?.housed), seat, []), "citizen", "left"),
    ],
    trader: cell in (scene.palaces[seat]?.tiles ?? {}) ? "" : cell,
    citizens: at(lists(trader?.citizens), seat, []),
  };
}

/** The sides on which an option would put something: those its label names. */
export function sidesOf(option: Option): string[] {
  const sides = option.label.args.sides;
  if (typeof sides !== "object" || !("all" in sides)) return [];
  return sides.all.flatMap((part) =>
    typeof part === "object" && "say" in part ? part.say.id.replace(/^side-/, "") : [],
  );
}
