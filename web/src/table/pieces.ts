/** Names of pieces, taken apart: which currency a card has, where its picture lies. */

import { art } from "$lib/art";
import type { Money, Saying, Tile } from "$lib/wire.gen";

export type { Money };

/** The building types, in the order of prizes and counts. */
export const TYPES = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"] as const;

/** The currencies of the market's fields, in their order. */
export const FIELDS = ["florin", "dirham", "denar", "ducat"] as const;

/** Tiles smaller than this on the screen are drawn without a price. */
export const MINI_BELOW = 40;

/** The currency and value of a money card; null for a card that is no money. */
export function money(card: string): Money | null {
  const [currency = "", value = "", ...rest] = card.split("-");
  return rest.length === 0 && /^\d+$/.test(value) ? { currency, value: Number(value) } : null;
}

export function tileArt(tile: string, mini = false): string {
  return art(`${mini ? "mini" : "tile"}-${tile}`);
}

export function cardArt(card: string): string {
  return art(`${money(card) ? "money" : "card"}-${card}`);
}

/** The walled sides as a saying: "walls in the north and in the east". */
export function wallsSaying(tile: Tile | undefined): Saying {
  const sides = [...(tile?.walls ?? "").toLowerCase()].map((side) => ({ say: { id: `side-${side}`, args: {} } }));
  if (sides.length === 0) return { id: "table-no-walls", args: {} };
  return { id: "table-walls", args: { sides: { all: sides } } };
}

/** How many of each, as a multiset: pieces of the same name are alike. */
export function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Does `whole` hold every piece of `part`, as often as it is there? */
export function holds(whole: readonly string[], part: readonly string[]): boolean {
  const counts = tally(whole);
  return [...tally(part)].every(([name, number]) => (counts.get(name) ?? 0) >= number);
}

export function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && holds(one, other);
}

/** `names` without one piece of that name. */
export function without(names: readonly string[], name: string): string[] {
  const at = names.indexOf(name);
  return at < 0 ? [...names] : [...names.slice(0, at), ...names.slice(at + 1)];
}
