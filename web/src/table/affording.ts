/** What a field of the market tells its reader: exact, so much over, so much short. */

import { isPaid, byGoodness } from "./choice";
import type { Desk } from "./desk.svelte";
import { FIELDS } from "./pieces";
import { afford, isPlain, type Afford } from "./purse";

/** What can be paid for the tile of a field. Options know best; between turns the hand is counted. Nothing is said
 * where a card that is no plain money could make up for what is missing.
 */
export function affordable(desk: Desk, field: number): Afford | null {
  const tile = desk.scene.market[field];
  if (!tile || desk.watching) return null;
  const price = desk.shown.pieces[tile]?.price ?? 0;
  const counted = afford(desk.scene.hand, FIELDS[field] ?? "", price);
  const offered = desk.acting.options.filter((option) => option.tile === tile && option.source === "market");
  const best = offered.filter(isPaid).sort(byGoodness)[0];
  if (best) return (best.over ?? 0) === 0 ? { is: "exact" } : { is: "over", by: best.over ?? 0 };
  if (offered.length > 0) return { is: "exact" };
  return counted.is === "exact" || isPlain(desk.money) ? counted : null;
}

export function affordWords(desk: Desk, can: Afford | null): string {
  if (!can) return "";
  return can.is === "exact" ? desk.say("table-exact") : desk.say(`table-${can.is}`, { by: can.by });
}
