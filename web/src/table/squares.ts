/** What a square of a court is to the one who looks at it: for the drawing, for clicks and for screen readers. */

import type { Option } from "$lib/wire.gen";
import type { Desk } from "./desk.svelte";
import { cellName, square } from "./geometry";
import { wallsSaying } from "./pieces";

/** The empty squares beside tiles: whatever is built next is built there. */
export function frontier(tiles: Record<string, string>): Set<string> {
  const free = new Set<string>();
  for (const cell of Object.keys(tiles)) {
    const { x, y } = square(cell);
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const beside = cellName({ x: x + dx, y: y + dy });
      if (!(beside in tiles)) free.add(beside);
    }
  }
  return free;
}

/** "column 1 east, row 2 north": squares are counted from the fountain. */
export function placeWords(desk: Desk, cell: string): string {
  const { x, y } = square(cell);
  return desk.say("table-square", {
    column: Math.abs(x),
    across: x > 0 ? "east" : x < 0 ? "west" : "none",
    row: Math.abs(y),
    along: y > 0 ? "south" : y < 0 ? "north" : "none",
  });
}

/** What building there would change: "arcades 1 to 2, wall 13 to 14". */
export function effectWords(desk: Desk, option: Option): string {
  return effects(desk, option)
    .map((effect) => desk.say(effect.id, effect.args))
    .join(", ");
}

/** The effects of an option that the table can show: a count that grows, the wall. */
export function effects(
  desk: Desk,
  option: Option,
): { id: string; args: Record<string, number | string | { type: string }> }[] {
  const mine = desk.mine;
  if (!mine) return [];
  const found: ReturnType<typeof effects> = [];
  const type = desk.shown.pieces[option.tile ?? ""]?.type ?? "";
  const adds = option.source === "market" || (option.source !== "alhambra" && desk.acting.squares.of(option) !== "");
  const old = desk.shown.pieces[option.old ?? ""]?.type ?? "";
  if (type in mine.counts && adds && type !== old && !option.tile?.startsWith("hut-")) {
    found.push({
      id: "table-effect-count",
      args: { type: { type }, before: mine.counts[type] ?? 0, after: (mine.counts[type] ?? 0) + 1 },
    });
  }
  const wall = option.wall ?? -1;
  if (wall >= 0)
    found.push({
      id: wall === mine.wall ? "table-effect-wall-stays" : "table-effect-wall",
      args: { before: mine.wall, after: wall },
    });
  return found;
}

/** Everything a screen reader says about a square. */
export function squareWords(
  desk: Desk,
  tiles: Record<string, string>,
  cell: string,
  targets: ReadonlyMap<string, Option[]>,
): string {
  const parts: string[] = [];
  const tile = tiles[cell];
  const [first] = targets.get(cell) ?? [];
  if (tile) parts.push(desk.tile(tile), desk.words(wallsSaying(desk.shown.pieces[tile])));
  parts.push(placeWords(desk, cell));
  if (first) {
    parts.push(desk.say("table-legal"));
    const effect = effectWords(desk, first);
    if (effect) parts.push(effect);
  } else if (!tile) {
    parts.push(desk.say("table-does-not-fit"));
  }
  return parts.join(", ");
}
