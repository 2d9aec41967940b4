import { expect, test } from "vitest";
import { canGoBack, progressOf, STEPS, stepDue } from "./lesson";
import { entriesUpTo, marksOf, stepAt, turnStart } from "./moments";
import { scenesSince } from "./rewind";
import { entryOf, palaceOf, placed, sceneOf } from "./test-samples";
import { besides } from "./spot";
import { gist, more, turnsOf, turnsSince } from "./turns";
import { whereabouts } from "./whereabouts";

const buys = (seat: number, tile: string, field = 1, exact = true) => ({
  event: "tile-bought",
  seat,
  tile,
  field,
  exact,
});
const takes = (seat: number, ...cards: string[]) => ({ event: "money-taken", seat, cards });

// Since my last move.

test("only turns after one's own latest decision are told, with their place in the log", () => {
  const log = [
    entryOf(1, 0, 1, takes(0, "denar-3")),
    entryOf(2, 1, 2, buys(1, "tower-7")),
    entryOf(3, 1, 2, placed(1, "tower-7", "1,0")),
    entryOf(4, 2, 3, takes(2, "denar-1", "ducat-2")),
  ];
  const since = turnsSince(log, 0);
  expect(since.map(({ seat, from }) => [seat, from])).toEqual([
    [1, 1],
    [2, 3],
  ]);
  expect(since.map((turn) => gist(turn).id)).toEqual(["follow-since-bought", "follow-since-took"]);
  expect(turnsSince(log, 2)).toEqual([]);
});

test("a turn tells its first purchase and counts the others", () => {
  const turns = turnsOf([entryOf(1, 1, 1, buys(1, "tower-7")), entryOf(2, 1, 1, buys(1, "garden-6"))]);
  expect(turns.map((turn) => gist(turn).args)).toEqual([{ tile: { tile: "tower-7" } }]);
  expect(turns.map(more)).toEqual([1]);
});

// Playing back.

test("undoing a whole turn brings the table back as it was", () => {
  const before = sceneOf([palaceOf({ "0,0": "fountain" }), palaceOf({ "0,0": "fountain" })], {
    market: ["tower-7", "", "", ""],
    display: ["denar-3", "ducat-2"],
  });
  const after = sceneOf(
    [palaceOf({ "0,0": "fountain" }), palaceOf({ "0,0": "fountain", "1,0": "tower-7" }, { cards: 4, score: 6 })],
    { market: ["garden-6", "", "", ""], display: ["ducat-2", "florin-9"] },
  );
  const entries = [
    entryOf(
      7,
      1,
      3,
      { event: "paid", seat: 1, what: "", price: 7, total: 7, cards: ["florin-4", "florin-3"] },
      buys(1, "tower-7"),
    ),
    entryOf(8, 1, 3, takes(1, "denar-3")),
    entryOf(
      9,
      1,
      3,
      placed(1, "tower-7", "1,0"),
      { event: "card-turned-up", card: "florin-9" },
      { event: "scored", scoring: 1, totals: [0, 6], walls: [], awards: [], majorities: [] },
      { event: "tile-drawn", tile: "garden-6", field: 1 },
    ),
  ];
  const scenes = scenesSince(after, entries);
  expect(scenes).toHaveLength(4);
  expect(scenes[3]).toBe(after);
  expect(scenes[2]?.palaces[1]).toMatchObject({ acquired: ["tower-7"], tiles: { "0,0": "fountain" }, score: 0 });
  expect(scenes[0]?.market).toEqual(before.market);
  expect([...(scenes[0]?.display ?? [])].sort()).toEqual([...before.display].sort());
  expect(scenes[0]?.palaces[1]).toMatchObject({ acquired: [], cards: 5, tiles: { "0,0": "fountain" } });
});

test("a tile that was exchanged stands where it stood", () => {
  const after = sceneOf([palaceOf({ "1,0": "tower-8" }, { reserve: ["tower-7"] })]);
  const exchange = entryOf(
    1,
    0,
    1,
    { event: "tile-moved", seat: 0, tile: "tower-7", from: "alhambra", to: "reserve", at: "1,0" },
    { event: "tile-moved", seat: 0, tile: "tower-8", from: "reserve", to: "alhambra", at: "1,0" },
  );
  const [before] = scenesSince(after, [exchange]);
  expect(before?.palaces[0]).toMatchObject({ tiles: { "1,0": "tower-7" }, reserve: ["tower-8"] });
});

// Replays.

const scenes = [0, 1, 2, 3, 4].map((ply) => sceneOf([], { ply }));
const deal = entryOf(0, -1, 1);
const log = [
  entryOf(1, 0, 1),
  entryOf(2, 0, 1),
  entryOf(3, 1, 2, { event: "scored", scoring: 1, totals: [], walls: [], awards: [], majorities: [] }),
  entryOf(4, 2, 3),
];

test("the log at a step ends with what led to it, whether or not the dealing is told", () => {
  expect(entriesUpTo(log, scenes, 2)).toEqual(log.slice(0, 2));
  expect(entriesUpTo([deal, ...log], scenes, 2)).toEqual([deal, ...log.slice(0, 2)]);
});

test("the mark of a scoring stands at the scene it brought about", () => {
  expect(marksOf(log, scenes)).toEqual([{ step: 3, scoring: 1 }]);
  expect(marksOf([deal, ...log], scenes)).toEqual([{ step: 3, scoring: 1 }]);
});

test("steps by turns go from one turn's begin to the next and back", () => {
  const ahead = [0, 1, 2, 3, 4].map((at) => turnStart(log, scenes, at, true));
  const back = [0, 1, 2, 3, 4].map((at) => turnStart(log, scenes, at, false));
  expect(ahead).toEqual([2, 2, 3, 4, 4]);
  expect(back).toEqual([0, 0, 0, 2, 3]);
});

test("a link to a moment beyond the end leads to the end", () => {
  expect([stepAt(scenes, 2), stepAt(scenes, 99)]).toEqual([2, 4]);
});

// The tutorial.

const none = progressOf([], 0, 0, true);
const step = (id: string): number => STEPS.findIndex((one) => one.id === id);

test("what happened before the learner sat down is none of his doing", () => {
  const old = [entryOf(1, 0, 1, buys(0, "tower-7")), entryOf(2, 1, 2, takes(1, "denar-3"))];
  expect(progressOf(old, 2, 0, true)).toEqual(none);
});

test("a step waits until what it asks for is done", () => {
  expect(stepDue(step("buy"), none)).toBe(step("buy"));
  expect(stepDue(step("buy"), { ...none, bought: true })).toBe(step("again"));
});

test("who does something else is taken along, not held up", () => {
  const took = progressOf([entryOf(1, 0, 1, takes(0, "denar-3"))], 0, 0, false);
  expect(stepDue(step("buy"), { ...took, passed: true })).toBe(step("others"));
});

test("a scoring is explained as soon as it is there", () => {
  expect(stepDue(step("others"), { ...none, passed: true, scored: true })).toBe(step("scoring"));
});

test("explanations can be read again, deeds cannot be undone by going back", () => {
  expect([canGoBack(step("market")), canGoBack(step("others"))]).toEqual([true, false]);
});

// Small things.

test("a note stands beside its target and never over the edge", () => {
  const room = { width: 1000, height: 700 };
  const note = { width: 300, height: 200 };
  expect(besides({ left: 100, top: 300, width: 100, height: 100 }, note, room)).toEqual({ left: 216, top: 250 });
  const corner = besides({ left: 850, top: 600, width: 140, height: 90 }, note, room);
  expect(corner.left + note.width).toBeLessThanOrEqual(850);
  expect(corner.top + note.height).toBeLessThanOrEqual(700);
});

test("a tile is in one place, and what is nowhere may be in the bag", () => {
  const scene = sceneOf([palaceOf({ "0,0": "fountain", "1,0": "tower-7" }, { reserve: ["garden-6"] })], {
    market: ["tower-13", "", "", ""],
    dirk: ["tower-8"],
  });
  const places = whereabouts(scene);
  expect(places.get("tower-7")).toEqual({ kind: "built", seat: 0 });
  expect(places.get("garden-6")).toEqual({ kind: "reserve", seat: 0 });
  expect(places.get("tower-13")?.kind).toBe("market");
  expect(places.get("tower-8")?.kind).toBe("dirk");
  expect(places.has("tower-12")).toBe(false);
});
