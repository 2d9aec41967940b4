/** Names of rows and contestants, as the scoring, the end and the log say them. */

import { form, knows, t } from "$lib/speak";
import type { Shown } from "$lib/live.svelte";
import type { Palace } from "$lib/wire.gen";

export const TYPE_NAMES = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"] as const;

/** What a row of a scoring is called: several buildings of a type, the wall, a module. */
export function rowName(row: string): string {
  if (row === "wall") return t("follow-scoring-wall");
  if (row === "sum") return t("follow-scoring-sum");
  if ((TYPE_NAMES as readonly string[]).includes(row)) return capital(form({ id: row, args: {} }, "pl"));
  return knows(`module-${row}`) ? t(`module-${row}`) : row;
}

/** The seats by name, then Dirk. */
export function contestantName(shown: Shown, contestant: number): string {
  return shown.company.names[contestant] ?? t("follow-scoring-dirk");
}

/** The pennon of a contestant. */
export const pennonOf = (shown: Shown, contestant: number): number | "dirk" =>
  contestant < shown.company.names.length ? contestant : "dirk";

export const gain = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "–");

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** An Alhambra of the past, as far as it can be drawn: its tiles and the wall that was counted. */
export function pastPalace(tiles: Record<string, string>, wall: number, sides: string[]): Palace {
  return { tiles, counts: {}, reserve: [], acquired: [], cards: 0, score: 0, wall, wall_sides: sides };
}
