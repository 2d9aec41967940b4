/** How docks share the strip: the first lie open as cards, then chips, and what has no room folds into one more. */

import type { Dock } from "./dock";

export const CARD = 250; // pixels, with the gap after it
export const CHIP = 52;
const NARROWEST = 3; // chips are never fewer than this

export interface Shares {
  cards: number;
  chips: number; // after the cards
  folded: number;
}

/** All of them if there is room. Else one card for the dock that asks or offers something, and as many chips as fit. */
export function share(docks: readonly Dock[], width: number): Shares {
  const all = docks.length;
  const cards = Math.min(all, Math.floor((width - all * CHIP) / (CARD - CHIP)));
  if (cards >= 0) return { cards, chips: all - cards, folded: 0 };
  const open = docks[0] && (docks[0].asks || docks[0].options.length > 0) ? 1 : 0;
  const chips = Math.max(NARROWEST, Math.floor((width - open * CARD) / CHIP) - 1);
  const shown = Math.min(all, open + chips);
  return { cards: open, chips: shown - open, folded: all - shown };
}
