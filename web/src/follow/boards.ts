/** The Alhambras as they once stood, followed through the events of the log. */

import type { Facts } from "$lib/wire.gen";
import { dirkDrew, tileMoved } from "./facts";

export interface Boards {
  /** Square -> tile, for every seat. */
  palaces: Record<string, string>[];
  dirk: string[];
}

export const FOUNTAIN = "fountain";

export function firstBoards(seats: number): Boards {
  return { palaces: Array.from({ length: seats }, () => ({ "0,0": FOUNTAIN })), dirk: [] };
}

/** What an event makes of the boards; the given ones stay as they are. */
export function boardsAfter(boards: Boards, facts: Facts): Boards {
  const drew = dirkDrew(facts);
  if (drew) return { ...boards, dirk: [...boards.dirk, ...drew.tiles] };
  const move = tileMoved(facts);
  if (!move) return boards;
  if (move.to === "dirk") return { ...boards, dirk: [...boards.dirk, move.tile] };
  const palace = { ...boards.palaces[move.seat] };
  if (move.to === "alhambra") palace[move.at] = move.tile;
  else if (move.from === "alhambra") delete palace[move.at];
  else return boards;
  return { ...boards, palaces: boards.palaces.map((old, seat) => (seat === move.seat ? palace : old)) };
}

/** The buildings of a type, cheapest first. Huts and other tiles of modules are no buildings. */
export function buildings(tiles: Iterable<string>, type: string): string[] {
  const price = (tile: string): number => Number(tile.split("-")[1]);
  return [...tiles].filter((tile) => tile.startsWith(`${type}-`)).sort((one, other) => price(one) - price(other));
}
