/** Small pieces of games for the tests beside this file. */

import type { Entry, Facts, Palace, Scene } from "$lib/wire.gen";
import type { Majority } from "./facts";

export function majority(
  type: string,
  prizes: number[],
  counts: number[],
  places: number[],
  shares: number[],
): Majority {
  return { type, prizes, counts, places, shares };
}

export const placed = (seat: number, tile: string, at: string): Facts => ({
  event: "tile-moved",
  seat,
  tile,
  from: "acquired",
  to: "alhambra",
  at,
});

export const entryOf = (ply: number, seat: number, turn: number, ...events: Facts[]): Entry => ({
  ply,
  seat,
  turn,
  sayings: [],
  events,
});

export function palaceOf(tiles: Record<string, string>, more: Partial<Palace> = {}): Palace {
  return { tiles, counts: {}, reserve: [], acquired: [], cards: 5, score: 0, wall: 0, wall_sides: [], ...more };
}

export function sceneOf(palaces: Palace[], more: Partial<Scene> = {}): Scene {
  return {
    seat: 0,
    ply: 0,
    version: 0,
    turn: 0,
    over: false,
    asked: 0,
    question: "",
    ask: "",
    prompt: null,
    options: [],
    market: ["", "", "", ""],
    display: [],
    pile: 0,
    discard: 0,
    bag: 0,
    hand: [],
    palaces,
    dirk: [],
    dirk_counts: {},
    dirk_score: 0,
    prizes: [],
    next_scoring: 1,
    modules: {},
    ...more,
  };
}
