/** Scorings taken apart: who has how much, who shares what, and why. Nothing here decides a rule; it words the result. */

import type { Entry } from "$lib/wire.gen";
import { type Boards, boardsAfter, buildings, firstBoards } from "./boards";
import { attacked, type Attacked, type Award, type Majority, type Scored, scored } from "./facts";

/** One scoring with the table as it stood. */
export interface Scoring {
  result: Scored;
  /** Where it stands in the log. */
  entry: number;
  ply: number;
  turn: number;
  /** Points of every contestant before and after it. */
  before: number[];
  after: number[];
  boards: Boards;
}

/** All scorings of a log, the oldest first. */
export function scoringsOf(log: readonly Entry[], seats: number): Scoring[] {
  const found: Scoring[] = [];
  let boards = firstBoards(seats);
  let points: number[] = [];
  log.forEach((entry, at) => {
    for (const facts of entry.events) {
      const result = scored(facts);
      if (result) {
        const before = result.totals.map((_, contestant) => points[contestant] ?? 0);
        const after = result.totals.map((gain, contestant) => gain + (before[contestant] ?? 0));
        found.push({ result, entry: at, ply: entry.ply, turn: entry.turn, before, after, boards });
        points = after;
      }
      const attack = attacked(facts);
      const last = found.pop();
      if (last) found.push(attack ? withAttack(last, attack) : last);
      points = found.at(-1)?.after ?? points;
      boards = boardsAfter(boards, facts);
    }
  });
  return found;
}

/** A scoring with what an attack took away after it. */
function withAttack(scoring: Scoring, { direction, open_sides, lost }: Attacked): Scoring {
  const from = { say: { id: `from-${direction.toLowerCase()}`, args: {} } };
  const losses = lost.map((points, seat): Award => {
    const sides = (open_sides[seat] ?? []).reduce((sum, one) => sum + one, 0);
    const saying = { id: "follow-scoring-attack", args: { from, sides } };
    return { seat, points: -points, module: "invaders", reason: direction, saying };
  });
  const less = (gains: number[]): number[] => gains.map((points, contestant) => points - (lost[contestant] ?? 0));
  const { result } = scoring;
  return {
    ...scoring,
    result: { ...result, awards: [...result.awards, ...losses], totals: less(result.totals) },
    after: less(scoring.after),
  };
}

/** Contestants with equal counts, who share what their places pay. */
export interface Group {
  place: number;
  count: number;
  members: number[];
  /** What the places they fill pay, 0 for those that pay nothing. */
  prizes: number[];
  share: number;
  /** Is a rest lost by rounding down? */
  rounded: boolean;
}

/** The groups of a contest in the order of their places; who has no place is in none. */
export function groupsOf(majority: Majority): Group[] {
  const places = [...new Set(majority.places.filter((place) => place > 0))].sort((one, other) => one - other);
  return places.map((place) => {
    const members = majority.places.flatMap((at, contestant) => (at === place ? [contestant] : []));
    const prizes = members.map((_, step) => majority.prizes[place - 1 + step] ?? 0);
    const first = members[0] ?? 0;
    const share = majority.shares[first] ?? 0;
    const sum = prizes.reduce((total, prize) => total + prize, 0);
    return { place, count: majority.counts[first] ?? 0, members, prizes, share, rounded: share * members.length < sum };
  });
}

/** Does this contestant share a place that pays? */
export function shares(majority: Majority, contestant: number): boolean {
  const place = majority.places[contestant] ?? 0;
  return (majority.shares[contestant] ?? 0) > 0 && majority.places.filter((other) => other === place).length > 1;
}

/** The tiles of a contestant that a majority counts. Dirk comes after all seats. */
export function counted(scoring: Scoring, type: string, contestant: number): string[] {
  const palace = scoring.boards.palaces[contestant];
  return buildings(palace ? Object.values(palace) : scoring.boards.dirk, type);
}

/** What modules gave, by module in the order they come: `points` by contestant, and the single awards. */
export interface ModuleRow {
  module: string;
  points: number[];
  awards: Award[];
}

export function moduleRows(result: Scored): ModuleRow[] {
  const rows = new Map<string, ModuleRow>();
  for (const award of result.awards) {
    const row = rows.get(award.module) ?? { module: award.module, points: result.totals.map(() => 0), awards: [] };
    row.points[award.seat] = (row.points[award.seat] ?? 0) + award.points;
    row.awards.push(award);
    rows.set(award.module, row);
  }
  return [...rows.values()];
}

/** Contestants by their points after a scoring, the first one first. */
export function standing(scoring: Scoring): number[] {
  return scoring.after
    .map((_, contestant) => contestant)
    .sort((one, other) => {
      return (scoring.after[other] ?? 0) - (scoring.after[one] ?? 0) || one - other;
    });
}

/** What one contestant gained in the whole game: by type, by wall, by each module. */
export interface Gains {
  types: Record<string, number>;
  wall: number;
  modules: Record<string, number>;
}

export function gainsOf(scorings: readonly Scoring[], contestant: number): Gains {
  const gains: Gains = { types: {}, wall: 0, modules: {} };
  for (const { result } of scorings) {
    for (const { type, shares } of result.majorities)
      gains.types[type] = (gains.types[type] ?? 0) + (shares[contestant] ?? 0);
    gains.wall += result.walls[contestant]?.points ?? 0;
    for (const { module, seat, points } of result.awards)
      if (seat === contestant) gains.modules[module] = (gains.modules[module] ?? 0) + points;
  }
  return gains;
}
