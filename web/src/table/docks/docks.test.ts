import { describe, expect, it } from "vitest";
import type { Option, Scene } from "$lib/wire.gen";
import { docksOf } from "./all";
import { lyingIn, sidesOf } from "./lying";
import { moneyOf, worthOf } from "./money";

const palace = { tiles: { "0,0": "fountain", "1,0": "garden-8" }, reserve: [], acquired: [] };
const scene = (modules: Scene["modules"], more: Partial<Scene> = {}): Scene =>
  ({
    seat: 0,
    question: "",
    hand: [],
    display: [],
    palaces: [palace, palace],
    modules,
    next_scoring: 1,
    ...more,
  }) as unknown as Scene;
const option = (kind: string, more: Partial<Option> = {}): Option => ({
  key: JSON.stringify([kind, more]),
  kind,
  heading: { id: "x", args: {} },
  label: { id: "x", args: {} },
  ...more,
});
const choice = (types: string[], side: string): Option =>
  option("citizens", {
    source: "trader",
    cell: "0,1",
    side,
    label: { id: "choose-citizens", args: { types: { all: types.map((type) => ({ type })) } } },
  });

describe("docks", () => {
  it("are there for the modules of the table, and not for what two of them mean to each other", () => {
    const docks = docksOf(scene({ walls: {}, moors: {}, "walls-and-moors": {} }), ["walls", "moors"], []);
    expect(docks.map((dock) => dock.key)).toEqual(["walls", "moors"]);
  });

  it("stand first when they ask, then when they offer something", () => {
    const all = scene({ walls: { open: ["wall-n"] }, moors: {}, sultan: {} });
    const options = [option("erect", { cards: ["wall-n"] }), option("claim", { tile: "garden-8", source: "drawn" })];
    const order = docksOf(all, ["moors", "walls", "sultan"], options).map((dock) => dock.key);
    expect(order).toEqual(["sultan", "walls", "moors"]);
  });

  it("lead from three citizens to the squares they can go to", () => {
    const options = [
      choice(["pavilion", "garden", "tower"], "n"),
      choice(["pavilion", "garden", "tower"], "e"),
      choice(["arcades", "garden", "tower"], "n"),
    ];
    const all = scene({ trader: { citizens: [[], []] } });
    const [dock] = docksOf(all, ["trader"], options, ["garden", "tower"]);
    const pavilion = dock?.pieces.find((piece) => piece.art === "citizen-pavilion");
    expect(pavilion?.marks).toEqual(["garden", "tower", "pavilion"]);
    expect(pavilion?.options).toHaveLength(2);
  });
});

describe("what lies in a court", () => {
  it("is drawn at the square of its tile", () => {
    const lying = lyingIn(
      scene({
        walls: { wooden: [{ "garden-8": "NE" }, {}] },
        treasure: { laid: [["garden-8"], []] },
        trader: { at: ["0,1", ""], citizens: [["tower"], []], housed: [[], []] },
      }),
      0,
    );
    expect(lying.wooden).toEqual([
      { cell: "1,0", side: "n" },
      { cell: "1,0", side: "e" },
    ]);
    expect(lying.tokens).toEqual([{ cell: "1,0", picture: "chest-garden", corner: "right" }]);
    expect(lying.trader).toBe("0,1");
  });

  it("goes to the sides an option names", () => {
    const sides = { all: [{ say: { id: "side-n", args: {} } }, { say: { id: "side-w", args: {} } }] };
    expect(sidesOf(option("erect", { label: { id: "x", args: { sides } } }))).toEqual(["n", "w"]);
  });
});

describe("money of modules", () => {
  const rich = scene(
    {},
    {
      hand: ["denar-4", "builder-florin"],
      loose: ["coin-florin", "coin-florin", "coin-ducat", "caravanserai-ducat-1"],
      worth: {
        "builder-florin": { currency: "florin", value: 4 },
        "coin-florin": { currency: "florin", value: 1 },
        "coin-ducat": { currency: "ducat", value: 1 },
        "caravanserai-ducat-1": { currency: "denar", value: 3 },
      },
    },
  );

  it("is paid with like cards of the hand", () => {
    expect(moneyOf(rich)).toEqual([
      "denar-4",
      "builder-florin",
      "coin-florin",
      "coin-florin",
      "coin-ducat",
      "caravanserai-ducat-1",
    ]);
  });

  it("has its currency and value", () => {
    expect(worthOf(rich, "caravanserai-ducat-1")).toEqual({ currency: "denar", value: 3 });
    expect(worthOf(rich, "builder-florin")).toEqual({ currency: "florin", value: 4 });
    expect(worthOf(rich, "coin-ducat")).toEqual({ currency: "ducat", value: 1 });
    expect(worthOf(rich, "bureau-denar-ducat")).toBeNull();
  });
});

describe("culture counters", () => {
  it("are drawn with the face that the scene tells", () => {
    const dials = { 6: { points: [0, 1, 2, 3, 4, 8], buildings: [2, 2, 2, 3, 3, 5] } };
    const facts = { piles: {}, counters: [{ 6: { value: 4, marker: 8 } }, {}] };
    const [dock] = docksOf(scene({ moors: facts }, { dials }), ["moors"], []);
    expect(dock?.pieces[0]?.art).toBe("culture-6-0.1.2.3.4.8-2.2.2.3.3.5-4");
    expect(dock?.pieces[0]?.over?.[0]?.x).toBeLessThan(0.4); // the next segment, to the west
  });
});
