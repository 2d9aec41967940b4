/** Money that modules bring beside money cards: coins, master builders, amounts on caravanserai cards. */

import type { Scene } from "$lib/wire.gen";
import { FIELDS, money, type Money } from "../pieces";
import { at, numbers, record } from "./facts";

/** What cards of these kinds are worth, `kind-currency` being their name. */
const KINDS: Record<string, number> = { coin: 1, builder: 3 };

/** The viewer's amounts on caravanserai cards, by card; those at 0 are no money. */
function amounts(scene: Scene): Map<string, Money> {
  const owned = scene.modules.caravanserai?.owned;
  const mine: unknown = Array.isArray(owned) && scene.seat >= 0 ? owned[scene.seat] : [];
  const found = (Array.isArray(mine) ? mine.map(record) : []).map((one): [string, Money] => [
    String(one.card ?? ""),
    { currency: String(one.currency ?? ""), value: Number(one.amount ?? 0) },
  ]);
  return new Map(found.filter(([, { value }]) => value > 0));
}

/** What a card pays for the viewer; null for what is no money by itself. */
export function worthOf(scene: Scene, card: string): Money | null {
  const [kind = "", currency = ""] = card.split("-");
  const value = KINDS[kind];
  return money(card) ?? amounts(scene).get(card) ?? (value === undefined ? null : { currency, value });
}

/** All that the viewer can pay with: the hand, and what lies before him. */
export function moneyOf(scene: Scene): string[] {
  const held = scene.modules.change?.held;
  const coins = numbers(Array.isArray(held) && scene.seat >= 0 ? held[scene.seat] : []);
  return [
    ...scene.hand,
    ...FIELDS.flatMap((currency, field) => Array.from({ length: at(coins, field, 0) }, () => `coin-${currency}`)),
    ...amounts(scene).keys(),
  ];
}
