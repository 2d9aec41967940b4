/** Steps of a replay and how they belong to the log. Scene 0 is the table before the first decision. */

import type { Entry, Scene } from "$lib/wire.gen";
import { scoringIn } from "./turns";

/** How many entries stand before the first decision: the dealing, if the table told of it. */
const dealt = (log: readonly Entry[], scenes: readonly Scene[]): number => log.length - (scenes.length - 1);

/** Is there one entry for every step? If not, the numbers of the decisions tell what belongs together. */
const inStep = (log: readonly Entry[], scenes: readonly Scene[]): boolean => [0, 1].includes(dealt(log, scenes));

/** The log as it was at a step. */
export function entriesUpTo(log: Entry[], scenes: readonly Scene[], at: number): Entry[] {
  if (inStep(log, scenes)) return log.slice(0, at + dealt(log, scenes));
  const ply = scenes[at]?.ply ?? 0;
  return log.filter((entry) => entry.ply <= ply);
}

/** The step that shows what an entry brought about. */
function stepOf(log: readonly Entry[], scenes: readonly Scene[], entry: number): number {
  if (inStep(log, scenes)) return entry + 1 - dealt(log, scenes);
  const found = scenes.findIndex((scene) => scene.ply >= (log[entry]?.ply ?? 0));
  return found < 0 ? scenes.length - 1 : found;
}

/** Where scorings stand on the track. */
export function marksOf(log: readonly Entry[], scenes: readonly Scene[]): { step: number; scoring: number }[] {
  return log.flatMap((entry, at) => {
    const scoring = scoringIn(entry);
    return scoring ? [{ step: stepOf(log, scenes, at), scoring }] : [];
  });
}

/** The step at which a turn begins: the next one, or the one before the step that is shown. */
export function turnStart(log: readonly Entry[], scenes: readonly Scene[], at: number, ahead: boolean): number {
  const starts = [0];
  log.forEach((entry, number) => {
    if (number > 0 && entry.turn !== log[number - 1]?.turn) starts.push(stepOf(log, scenes, number) - 1);
  });
  starts.push(scenes.length - 1);
  if (ahead) return starts.find((start) => start > at) ?? scenes.length - 1;
  return starts.findLast((start) => start < at) ?? 0;
}

/** The step whose scene has this number of decisions: what a link to a moment names. */
export function stepAt(scenes: readonly Scene[], ply: number): number {
  const found = scenes.findIndex((scene) => scene.ply >= ply);
  return found < 0 ? scenes.length - 1 : found;
}
