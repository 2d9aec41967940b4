/** Money that modules bring beside money cards: coins, master builders, amounts on caravanserai cards. */

import type { Scene } from "$lib/wire.gen";
import { money, type Money } from "../pieces";

/** What a card pays for the viewer; null for what is no money by itself. */
export function worthOf(scene: Scene, card: string): Money | null {
  return money(card) ?? scene.worth?.[card] ?? null;
}

/** All that the viewer can pay with: the hand, and what lies before him. */
export function moneyOf(scene: Scene): string[] {
  return [...scene.hand, ...(scene.loose ?? [])];
}
