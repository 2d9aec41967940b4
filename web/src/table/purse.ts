/** A hand by currency, and what it can pay: arithmetic for the eye. Whether a purchase is allowed, options tell. */

import { FIELDS, money, type Money } from "./pieces";

/** What a card is worth; modules bring other money than money cards. */
export type Worth = (card: string) => Money | null;

export interface Purse {
  currency: string; // "" for cards that are no money
  cards: string[];
  sum: number;
}

/** The hand in purses: the market's currencies first, then others, then what is no money. */
export function purses(hand: readonly string[], worthOf: Worth = money): Purse[] {
  const order = [...FIELDS] as string[];
  const found = new Map<string, Purse>();
  for (const card of hand) {
    const worth = worthOf(card);
    const currency = worth?.currency ?? "";
    if (currency && !order.includes(currency)) order.push(currency);
    const purse = found.get(currency) ?? { currency, cards: [], sum: 0 };
    purse.cards.push(card);
    purse.sum += worth?.value ?? 0;
    found.set(currency, purse);
  }
  for (const purse of found.values()) {
    purse.cards.sort((one, other) => (worthOf(one)?.value ?? 0) - (worthOf(other)?.value ?? 0));
  }
  return [...order, ""].map((currency) => found.get(currency)).filter((purse) => purse !== undefined);
}

export type Afford = { is: "exact" } | { is: "over"; by: number } | { is: "short"; by: number };

/** Is every card plain money of the market? Others may pay in ways that only the options know. */
export function isPlain(cards: readonly string[]): boolean {
  return cards.every((card) => (FIELDS as readonly string[]).includes(money(card)?.currency ?? ""));
}

/** What cards of one currency can do about a price: exact, the least overpayment, or how much is missing. */
export function afford(hand: readonly string[], currency: string, price: number): Afford {
  const values = hand.map(money).flatMap((card) => (card?.currency === currency ? [card.value] : []));
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum < price) return { is: "short", by: price - sum };
  let sums = new Set([0]);
  for (const value of values) sums = new Set([...sums, ...[...sums].map((old) => old + value)]);
  const least = Math.min(...[...sums].filter((total) => total >= price));
  return least === price ? { is: "exact" } : { is: "over", by: least - price };
}

/** "3 + 5 = 8": the values of a payment and their sum, cards that are no money left out. */
export function sum(cards: readonly string[], worthOf: Worth = money): { values: number[]; total: number } {
  const values = cards.flatMap((card) => worthOf(card)?.value ?? []).sort((one, other) => one - other);
  return { values, total: values.reduce((total, value) => total + value, 0) };
}
