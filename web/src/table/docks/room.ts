/** How docks share the strip: the first lie open as cards, then chips, and what has no room folds into one more. */

import type { Dock } from "./dock";

export const CHIP = 54; // pixels, with the gap after it
export const MOST = 9; // pieces on a card
const HEAD = 150; // sign, title and line of a card
const PIECE = 34;
const NARROWEST = 3; // chips are never fewer than this

export interface Shares {
  cards: number;
  chips: number; // after the cards
  folded: number;
}

/** How wide a dock is as a card. */
export const cardOf = (dock: Dock): number => HEAD + Math.min(MOST, dock.pieces.length) * PIECE;

/** All of them if there is room. Else one card for the dock that asks or offers something, and as many chips as fit;
 * the one that asks has a card even if others must fold for it.
 */
export function share(docks: readonly Dock[], width: number): Shares {
  const all = docks.length;
  const [first] = docks;
  let left = width - all * CHIP;
  let cards = 0;
  for (const dock of docks) {
    left -= cardOf(dock) - CHIP;
    if (left < 0) break;
    cards += 1;
  }
  if (cards > 0 || (width >= all * CHIP && !first?.asks)) return { cards, chips: all - cards, folded: 0 };
  const open = first && (first.asks || first.options.length > 0) ? 1 : 0;
  const room = width - (first && open ? cardOf(first) : 0);
  const chips = Math.max(NARROWEST, Math.floor(room / CHIP) - 1);
  const shown = Math.min(all, open + chips);
  return { cards: open, chips: shown - open, folded: all - shown };
}
