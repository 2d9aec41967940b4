/** The steps of the tutorial. They follow what happens at the table, so nobody has to do what is asked. */

import type { Entry } from "$lib/wire.gen";
import { bought, moneyTaken, scored, tileMoved } from "./facts";

/** What the learner has done and seen since he sat down. */
export interface Progress {
  bought: boolean;
  exact: boolean;
  took: boolean;
  placed: boolean;
  /** Others have moved: the first turn is over. */
  passed: boolean;
  /** On turn again after that. */
  again: boolean;
  scored: boolean;
}

export interface Step {
  id: string;
  /** What it is about, as selectors: the first one found is lit up. */
  at: string[];
  /** Is it over? Steps without an answer are left by "Next". */
  over?: (progress: Progress) => boolean;
}

export const STEPS: Step[] = [
  { id: "welcome", at: ["[data-court]"] },
  { id: "types", at: ["[data-court]"] },
  { id: "market", at: ['[data-field="3"]'] },
  {
    id: "buy",
    at: ["[data-confirm]", '[data-field="3"]'],
    over: ({ bought, took, passed }) => bought || took || passed,
  },
  { id: "again", at: ["section:has([data-money])"], over: ({ took, placed, passed }) => took || placed || passed },
  { id: "place", at: ["[data-court]"], over: ({ placed, passed }) => placed || passed },
  { id: "others", at: [".since", "[data-seat]"], over: ({ again, scored }) => again || scored },
  { id: "second", at: ["[data-question]"], over: ({ scored }) => scored },
  { id: "scoring", at: [] },
  { id: "done", at: [] },
];

/** What has happened since the entry the lesson began with. `asked`: is the learner on turn? */
export function progressOf(log: readonly Entry[], from: number, seat: number, asked: boolean): Progress {
  const own = log.slice(from).filter((entry) => entry.seat === seat);
  const events = own.flatMap((entry) => entry.events);
  const purchase = events.map(bought).find((event) => event?.seat === seat);
  const passed = log.slice(from).some((entry) => entry.seat >= 0 && entry.seat !== seat);
  return {
    bought: !!purchase,
    exact: !!purchase?.exact,
    took: events.some((facts) => moneyTaken(facts)?.seat === seat),
    placed: events.some((facts) => {
      const move = tileMoved(facts);
      return move?.seat === seat && move.from === "acquired";
    }),
    passed,
    again: passed && asked,
    scored: log.slice(from).some((entry) => entry.events.some((facts) => scored(facts))),
  };
}

/** The step that is due: the one somebody is at, or the first after it that is not over. */
export function stepDue(step: number, progress: Progress): number {
  let at = step;
  while (STEPS[at]?.over?.(progress)) at += 1;
  return Math.min(at, STEPS.length - 1);
}

/** How many steps one can take back: only those that explain, none that waits for something. */
export function canGoBack(step: number): boolean {
  const before = STEPS[step - 1];
  return !!before && !before.over;
}
