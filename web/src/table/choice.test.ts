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

describe("paying too much on purpose", () => {
  const more = "buy garden-8 for ";
  const options = [
    { ...buy(0, "denar-8"), more },
    { ...buy(1, "denar-9"), more },
    { ...buy(2, "denar-7", "denar-3"), more },
  ];
  const laid = (...cards: string[]): Option | null =>
    outcome(scene(options), squares, { ...bought, from: "hand", cards }, 0, false).ready;

  it("is told by how much, and sent with all its cards", () => {
    expect(laid("denar-8", "denar-3")).toMatchObject({ over: 3, key: "buy garden-8 for denar-8 denar-3" });
    expect(laid("denar-9", "denar-7", "denar-3")?.over).toBe(11);
  });

  it("takes no other money, and no fewer cards than are needed", () => {
    expect(laid("denar-8", "florin-1")).toBeNull();
    expect(laid("denar-8", "bureau-1-2")).toBeNull();
    expect(laid("denar-7")).toBeNull();
  });

  it("is not to be had where the table offers none", () => {
    const exact = scene([buy(0, "denar-8")]);
    expect(
      outcome(exact, squares, { ...bought, from: "hand", cards: ["denar-8", "denar-3"] }, 0, false).ready,
    ).toBeNull();
  });
});

describe("planning a purchase with its square", () => {
  const options = [buy(0, "denar-8"), buy(3, "denar-9", "denar-2"), option("stop")];
  const fits = { "garden-8": { "0,1": 4, "2,0": 5 } };
  const told = (plan: string) => outcome(scene(options, { fits }), squares, { ...bought, plan }, 0, false);

  it("lights the squares where the tile would fit", () => {
    expect([...told("").targets.keys()]).toEqual(["0,1", "2,0"]);
    expect(outcome(scene(options), squares, bought, 0, false).targets.size).toBe(0);
  });

  it("buys as before, and knows the wall that comes of it", () => {
    expect(told("2,0").ready).toMatchObject({ key: options[0]?.key, cell: "2,0", wall: 5 });
    expect(told("reserve").ready).toEqual(options[0]);
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

describe("pieces of modules", () => {
  const lay = (cell: string): Option => option("lay-chest", { tile: `at ${cell}`, cell, source: "alhambra" });
  const erect = (card: string, cell: string): Option =>
    option("erect", { tile: "tower-8", cell, source: "alhambra", cards: [card] });
  const redesign = option("remove", {
    tile: "tower-8",
    cell: "1,0",
    source: "alhambra",
    heading: { id: "heading-redesign", args: {} },
  });

  it("light the squares of a question about the ground at once, and are no redesign", () => {
    const all = scene([lay("1,0"), lay("2,0"), option("stop")]);
    expect([...outcome(all, squares, NOTHING, 0, false).targets.keys()]).toEqual(["1,0", "2,0"]);
    expect(outcome(all, squares, { ...NOTHING, cell: "1,0" }, 0, false).ready).toEqual(lay("1,0"));
    expect(outcome(all, squares, NOTHING, 0, true).targets.size).toBe(0);
  });

  it("light nothing as long as a square could mean several things", () => {
    const all = scene([lay("1,0"), { ...lay("1,0"), key: "another" }]);
    expect(outcome(all, squares, NOTHING, 0, false).targets.size).toBe(0);
  });

  it("lead to their own options alone once one is picked", () => {
    const [north, east] = [erect("wall-n", "1,0"), erect("wall-e", "1,0")];
    const all = scene([north, east, redesign]);
    const picked = { ...NOTHING, keys: [east.key] };
    expect(outcome(all, squares, picked, 0, false).targets.get("1,0")).toEqual([east]);
    expect(outcome(all, squares, { ...picked, cell: "1,0" }, 0, false).ready).toEqual(east);
    expect(outcome(all, squares, { ...NOTHING, cell: "1,0" }, 0, true).ready).toEqual(redesign);
  });

  it("are paid for like a tile", () => {
    const cards = [buy(2, "denar-9"), buy(0, "denar-7")].map((one) => ({ ...one, tile: "", source: "sultan" }));
    const picked = { ...NOTHING, keys: cards.map((one) => one.key) };
    expect(outcome(scene([...cards, buy(0, "denar-8")]), squares, picked, 0, false).ways).toHaveLength(2);
  });
});

describe("what is a button", () => {
  const loose = (one: Option): boolean => isLoose(scene([one]), squares, new Set(["hut"]), one);

  it("is all that no piece on the table leads to, whatever its kind", () => {
    expect(loose(option("unheard-of"))).toBe(true);
    expect(loose(option("unheard-of", { tile: "hall", source: "nowhere" }))).toBe(true);
    expect(loose(option("unheard-of", { cards: ["denar-2", "not-there-1"] }))).toBe(true);
    expect(loose(option("unheard-of", { cards: ["denar-2"], source: "hand" }))).toBe(true);
  });

  it("is nothing that a click on a piece reaches", () => {
    expect(loose(option("unheard-of", { tile: "hall", source: "market" }))).toBe(false);
    expect(loose(option("unheard-of", { tile: "hall", source: "hut" }))).toBe(false);
    expect(loose(option("unheard-of", { source: "hut" }))).toBe(false);
    expect(loose(option("unheard-of", { old: "tower-8" }))).toBe(false);
    expect(loose(option("unheard-of", { cards: ["denar-2"] }))).toBe(false);
  });
});

describe("an option chosen by its label", () => {
  it("is ready even if pieces would lead to it only while redesigning", () => {
    const removal = option("remove", {
      tile: "tower-8",
      source: "alhambra",
      heading: { id: "heading-redesign", args: {} },
    });
    const chosen = { ...NOTHING, cell: "1,0", key: removal.key };
    expect(outcome(scene([option("stop"), removal]), squares, chosen, 0, false).ready).toEqual(removal);
  });
});
