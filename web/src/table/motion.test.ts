import { expect, it, vi } from "vitest";

vi.mock("$lib/settings.svelte", () => ({ moves: () => true }));
vi.stubGlobal("__ART_VERSION__", "test");
const { flights } = await import("./motion");

it("cards one takes fly to the hand, another's to his panel", () => {
  const taken = { event: "money-taken", seat: 1, cards: ["denar-3"] };
  expect(flights([taken], 1)[0]?.to[0]).toBe('[data-piece="hand:denar-3"]');
  expect(flights([taken], 0)[0]?.to).toEqual(['[data-seat="1"]']);
});

it("what is turned up and drawn comes together, after what was done", () => {
  const steps = flights(
    [
      { event: "paid", seat: 0, cards: ["denar-3", "denar-5"] },
      { event: "tile-bought", seat: 0, tile: "garden-8" },
      { event: "card-turned-up", card: "florin-1" },
      { event: "tile-drawn", tile: "tower-9", field: 2 },
    ],
    0,
  ).map((flight) => flight.step);
  expect(steps).toEqual([0, 0, 1, 2, 2]);
});

it("an event nobody knows moves nothing", () => {
  expect(flights([{ event: "unheard-of", seat: 0 }], 0)).toEqual([]);
});
