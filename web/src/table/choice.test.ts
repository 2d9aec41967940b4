import { describe, expect, it } from "vitest";
import type { Option, Scene } from "$lib/wire.gen";
import { isLoose, NOTHING, outcome, Squares } from "./choice";

const said = { id: "x", args: {} };
const option = (kind: string, more: Partial<Option> = {}): Option => ({
  key: [kind, more.tile, more.cell, ...(more.cards ?? [])].join(" "),
  kind,
  heading: said,
  label: said,
  ...more,
});
const scene = (options: Option[], more: Partial<Scene> = {}): Scene =>
  ({ options, display: ["denar-2", "denar-3", "ducat-9"], hand: [], ...more }) as Scene;
const squares = new Squares({ "0,0": "fountain", "1,0": "tower-8" });
const bought = { ...NOTHING, tile: "garden-8", source: "market" };
const buy = (over: number, ...cards: string[]): Option =>
  option("buy", { tile: "garden-8", source: "market", cards, over });

describe("a purchase", () => {
  const options = [
    buy(3, "denar-9", "denar-2"),
    buy(0, "denar-1", "denar-3", "denar-4"),
    buy(0, "denar-8"),
    option("stop"),
  ];

  it("lifts the exact payment with the fewest cards first", () => {
    const { ready, ways } = outcome(scene(options), squares, bought, 0, false);
    expect(ready?.cards).toEqual(["denar-8"]);
    expect(ways.map((way) => way.over)).toEqual([0, 0, 3]);
  });

  it("comes to every way to pay, and round again", () => {
    const shown = [0, 1, 2, 3].map(
      (turn) => outcome(scene(options), squares, bought, turn, false).ready?.cards?.length,
    );
    expect(shown).toEqual([1, 3, 2, 1]);
  });

  it("is ready by hand only when the cards are a payment on offer", () => {
    const odd = { ...bought, from: "hand" as const, cards: ["denar-9"] };
    expect(outcome(scene(options), squares, odd, 0, false).ready).toBeNull();
    const fits = { ...odd, cards: ["denar-2", "denar-9"] };
    expect(outcome(scene(options), squares, fits, 0, false).ready?.over).toBe(3);
  });

  it("puts other things to do with the tile beside it as buttons", () => {
    const free = option("somebody-pays", { tile: "garden-8", source: "market" });
    expect(outcome(scene([...options, free]), squares, bought, 0, false).buttons).toEqual([free]);
  });
});

describe("taking money", () => {
  const take = (...cards: string[]): Option => option("take", { cards });
  const all = scene([take("denar-2"), take("denar-3"), take("denar-2", "denar-3"), take("ducat-9")]);
  const picked = (...cards: string[]) => ({ ...NOTHING, from: "display" as const, cards });

  it("is ready for exactly the cards picked, in any order", () => {
    expect(outcome(all, squares, picked("denar-3", "denar-2"), 0, false).ready?.cards).toEqual(["denar-2", "denar-3"]);
    expect(outcome(all, squares, picked("denar-2"), 0, false).ready?.cards).toEqual(["denar-2"]);
  });

  it("is not ready for cards that do not go together", () => {
    expect(outcome(all, squares, picked("denar-2", "ducat-9"), 0, false).ready).toBeNull();
  });
});

describe("placing", () => {
  const build = (cell: string): Option => option("build", { tile: "hall", source: "acquired", cell });
  const through = option("build-through", { tile: "hall", source: "acquired", cell: "1,1", side: "n" });
  const reserve = option("reserve", { tile: "hall", source: "acquired" });
  const all = scene([build("1,1"), through, build("0,1"), reserve]);
  const tile = { ...NOTHING, tile: "hall", source: "acquired" };

  it("lights the squares and offers what has none", () => {
    const { ready, targets, buttons } = outcome(all, squares, tile, 0, false);
    expect(ready).toBeNull();
    expect([...targets.keys()]).toEqual(["1,1", "0,1"]);
    expect(buttons).toEqual([reserve]);
  });

  it("takes the first of several ways to a square and shows the others", () => {
    const { ready, ways, targets } = outcome(all, squares, { ...tile, cell: "1,1" }, 0, false);
    expect(ready?.kind).toBe("build");
    expect(ways).toContain(through);
    expect(targets.size).toBe(2);
  });
});

describe("what is a button", () => {
  const loose = (one: Option): boolean => isLoose(scene([one]), squares, new Set(["hut"]), one);

  it("is all that no piece on the table leads to, whatever its kind", () => {
    expect(loose(option("unheard-of"))).toBe(true);
    expect(loose(option("unheard-of", { tile: "hall", source: "nowhere" }))).toBe(true);
    expect(loose(option("unheard-of", { cards: ["denar-2", "not-there-1"] }))).toBe(true);
  });

  it("is nothing that a click on a piece reaches", () => {
    expect(loose(option("unheard-of", { tile: "hall", source: "market" }))).toBe(false);
    expect(loose(option("unheard-of", { tile: "hall", source: "hut" }))).toBe(false);
    expect(loose(option("unheard-of", { old: "tower-8" }))).toBe(false);
    expect(loose(option("unheard-of", { cards: ["denar-2"] }))).toBe(false);
  });
});
