import { describe, expect, it } from "vitest";
import { type Dock, EMPTY, say } from "./dock";
import { cardOf, CHIP, share } from "./room";

const dock = (key: string, more: Partial<Dock> = {}): Dock => ({
  ...EMPTY,
  key,
  line: say("x"),
  chip: say("x"),
  ...more,
});
const docks = (number: number, first: Partial<Dock> = {}): Dock[] =>
  Array.from({ length: number }, (_, at) => dock(String(at), at === 0 ? first : {}));
const LAPTOP = 738; // what the strip has at 1366 by 768

describe("the strip of modules", () => {
  it("shows ten modules on a laptop without folding any", () => {
    const pieces = Array.from({ length: 3 }, () => ({ art: "", name: say("x") }));
    expect(share(docks(10, { asks: true, pieces }), LAPTOP)).toEqual({ cards: 1, chips: 9, folded: 0 });
  });

  it("never takes more room than there is", () => {
    for (let number = 1; number <= 20; number++) {
      for (let pieces = 0; pieces <= 8; pieces++) {
        const all = docks(number, {
          asks: true,
          pieces: Array.from({ length: pieces }, () => ({ art: "", name: say("x") })),
        });
        const { cards, chips, folded } = share(all, LAPTOP);
        const wide = all.slice(0, cards).reduce((sum, one) => sum + cardOf(one), 0);
        expect(wide + (chips + (folded ? 1 : 0)) * CHIP).toBeLessThanOrEqual(LAPTOP);
        expect(cards + chips + folded).toBe(number);
      }
    }
  });

  it("folds what has no room, and keeps the one that asks open", () => {
    const { cards, folded } = share(docks(20, { asks: true }), LAPTOP);
    expect(cards).toBe(1);
    expect(folded).toBeGreaterThan(0);
    expect(share(docks(20), LAPTOP).cards).toBe(0);
    const pieces = Array.from({ length: 6 }, () => ({ art: "", name: say("x") }));
    expect(share(docks(10, { asks: true, pieces }), LAPTOP).cards).toBe(1);
    expect(share(docks(12, { pieces }), LAPTOP)).toEqual({ cards: 0, chips: 12, folded: 0 });
  });
});
