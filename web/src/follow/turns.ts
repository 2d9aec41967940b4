/** The log cut into turns, and what happened since one's own last move. */

import type { Entry, Saying } from "$lib/wire.gen";
import { bought, moneyTaken, scored, tileMoved } from "./facts";

/** The entries of one turn that follow each other. */
export interface Turn {
  number: number;
  /** Whose turn it is; -1 before the first. */
  seat: number;
  /** The first entry in the log. */
  from: number;
  entries: Entry[];
}

/** The log in turns. A turn belongs to whom most was decided by: windows let others act in it. */
export function turnsOf(log: readonly Entry[]): Turn[] {
  const turns: Turn[] = [];
  log.forEach((entry, at) => {
    const last = turns.at(-1);
    if (last && last.number === entry.turn) last.entries.push(entry);
    else turns.push({ number: entry.turn, seat: -1, from: at, entries: [entry] });
  });
  for (const turn of turns) turn.seat = turn.entries.find((entry) => entry.seat >= 0)?.seat ?? -1;
  return turns;
}

/** Turns in which others moved since the seat's own last decision; all of them if it has made none. */
export function turnsSince(log: readonly Entry[], seat: number): Turn[] {
  const own = log.findLastIndex((entry) => entry.seat === seat);
  return turnsOf(log.slice(own + 1))
    .map((turn) => ({ ...turn, from: turn.from + own + 1 }))
    .filter((turn) => turn.seat >= 0 && turn.seat !== seat);
}

/** What is most worth telling of a turn, in three words. */
export function gist(turn: Turn): Saying {
  const events = turn.entries.flatMap((entry) => entry.events);
  const purchase = events.map(bought).find(Boolean);
  if (purchase) return { id: "follow-since-bought", args: { tile: { tile: purchase.tile } } };
  const moves = events.map(tileMoved).filter((move) => move !== null);
  const rebuilt = moves.find((move) => move.from === "alhambra" || move.from === "reserve");
  if (rebuilt) return { id: "follow-since-rebuilt", args: {} };
  const taken = events.map(moneyTaken).find(Boolean);
  if (taken) return { id: "follow-since-took", args: { cards: { cards: taken.cards } } };
  const built = moves.find((move) => move.to === "alhambra");
  if (built) return { id: "follow-since-built", args: { tile: { tile: built.tile } } };
  const kept = moves.find((move) => move.to === "reserve");
  if (kept) return { id: "follow-since-kept", args: { tile: { tile: kept.tile } } };
  return { id: "follow-since-acted", args: {} };
}

/** How many further purchases a turn held besides the one that is told. */
export function more(turn: Turn): number {
  const purchases = turn.entries.flatMap((entry) => entry.events).filter((facts) => bought(facts));
  return Math.max(0, purchases.length - 1);
}

/** The scoring an entry brought, if any: 1, 2 or 3. */
export function scoringIn(entry: Entry): number {
  for (const facts of entry.events) {
    const result = scored(facts);
    if (result) return result.scoring;
  }
  return 0;
}
