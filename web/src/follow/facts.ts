/** The events of the engine that following a game needs, as they come over the wire. */

import type { Entry, Facts, Saying } from "$lib/wire.gen";

/** The contest for one type. Contestants are the seats in order, then Dirk if he is there. */
export interface Majority {
  type: string;
  prizes: number[];
  counts: number[];
  places: number[]; // 0: no place
  shares: number[];
  /** What counted besides tiles, in words. */
  beyond?: Saying[];
}

export interface WallScore {
  seat: number;
  points: number;
  sides: string[]; // "x,yn"
}

export interface Award {
  seat: number;
  points: number;
  module: string;
  reason: string;
  saying?: Saying;
}

export interface Scored {
  scoring: number;
  majorities: Majority[];
  walls: WallScore[];
  awards: Award[];
  totals: number[];
}

export interface TileMoved {
  seat: number;
  tile: string;
  from: string;
  to: string;
  at: string;
}

export interface LeftOver {
  seat: number; // -1: nobody alone has the most
  tile: string;
  field: number; // 1 to 4
  money: number[];
}

export interface Ended {
  winners: number[];
  scores: number[];
}

/** Points that are taken away right after a scoring. */
export interface Attacked {
  direction: string; // N, E, S or W
  open_sides: [number, number][]; // of each seat, those that counted: of the attacked side, and of the two beside it
  lost: number[];
}

/** The event as this kind; null if it is another one. */
function as<T>(facts: Facts, name: string): T | null {
  return facts["event"] === name ? (facts as T) : null;
}

export const scored = (facts: Facts): Scored | null => as(facts, "scored");
export const attacked = (facts: Facts): Attacked | null => as(facts, "attacked");
export const tileMoved = (facts: Facts): TileMoved | null => as(facts, "tile-moved");
export const leftOver = (facts: Facts): LeftOver | null => as(facts, "tile-left-over");
export const ended = (facts: Facts): Ended | null => as(facts, "game-ended");
export const bought = (facts: Facts): { seat: number; tile: string; exact: boolean } | null => as(facts, "tile-bought");
export const moneyTaken = (facts: Facts): { seat: number; cards: string[] } | null => as(facts, "money-taken");
export const dirkDrew = (facts: Facts): { tiles: string[] } | null => as(facts, "dirk-drew");

/** All events of one kind in a log, the oldest first. */
export function every<T>(log: readonly Entry[], kind: (facts: Facts) => T | null): T[] {
  const found: T[] = [];
  for (const entry of log)
    for (const facts of entry.events) {
      const event = kind(facts);
      if (event) found.push(event);
    }
  return found;
}
