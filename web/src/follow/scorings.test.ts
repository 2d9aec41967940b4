import { expect, test } from "vitest";
import type { Entry, Facts } from "$lib/wire.gen";
import { counted, gainsOf, groupsOf, moduleRows, scoringsOf, shares, standing } from "./scorings";
import { majority, placed } from "./test-samples";

const entry = (turn: number, ...events: Facts[]): Entry => ({ ply: turn, seat: 0, turn, sayings: [], events });

test("three who are level share three places, rounded down", () => {
  const [group] = groupsOf(majority("garden", [12, 5], [2, 2, 2, 1], [1, 1, 1, 4], [5, 5, 5, 0]));
  expect(group).toEqual({ place: 1, count: 2, members: [0, 1, 2], prizes: [12, 5, 0], share: 5, rounded: true });
});

test("a share that comes out even is not rounded", () => {
  const [first, second] = groupsOf(majority("tower", [13, 6], [3, 1, 1], [1, 2, 2], [13, 3, 3]));
  expect(first?.members).toEqual([0]);
  expect(second).toMatchObject({ place: 2, prizes: [6, 0], share: 3, rounded: false });
});

test("who has none of a type is in no group", () => {
  const groups = groupsOf(majority("tower", [6], [0, 1], [0, 1], [0, 6]));
  expect(groups.flatMap((group) => group.members)).toEqual([1]);
});

test("a place that pays nothing is shared by nobody", () => {
  const contest = majority("tower", [6], [2, 1, 1], [1, 2, 2], [6, 0, 0]);
  expect([0, 1, 2].map((seat) => shares(contest, seat))).toEqual([false, false, false]);
});

const first = { event: "scored", scoring: 1, totals: [4, 7], walls: [], awards: [], majorities: [] };
const second = {
  event: "scored",
  scoring: 2,
  totals: [10, 1],
  walls: [
    { seat: 0, points: 3, sides: [] },
    { seat: 1, points: 1, sides: [] },
  ],
  awards: [
    { seat: 0, points: 2, module: "camps", reason: "a" },
    { seat: 0, points: 1, module: "camps", reason: "b" },
  ],
  majorities: [majority("tower", [13, 6], [1, 0], [1, 0], [4, 0])],
};

test("points before and after follow from the scorings before", () => {
  const scorings = scoringsOf([entry(3, first), entry(9, second)], 2);
  const [one, two] = scorings;
  expect([one?.before, one?.after]).toEqual([
    [0, 0],
    [4, 7],
  ]);
  expect([two?.before, two?.after]).toEqual([
    [4, 7],
    [14, 8],
  ]);
  expect(scorings.map(standing)).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test("the boards are those of the moment of the scoring", () => {
  const log = [
    entry(1, placed(0, "tower-11-s", "1,0")),
    entry(2, placed(0, "tower-7", "0,1"), first, placed(0, "tower-13", "0,-1")),
    entry(3, { event: "tile-moved", seat: 0, tile: "tower-7", from: "alhambra", to: "reserve", at: "0,1" }, second),
  ];
  expect(scoringsOf(log, 2).map((scoring) => counted(scoring, "tower", 0))).toEqual([
    ["tower-7", "tower-11-s"],
    ["tower-11-s", "tower-13"],
  ]);
});

test("huts of a type are no buildings of it", () => {
  const log = [entry(1, placed(0, "hut-tower-s", "1,0"), placed(0, "tower-7", "0,1"), first)];
  expect(scoringsOf(log, 2).map((scoring) => counted(scoring, "tower", 0))).toEqual([["tower-7"]]);
});

test("Dirk's tiles are counted after those of the seats", () => {
  const log = [
    entry(1, { event: "dirk-drew", tiles: ["tower-9-es", "garden-6"] }),
    entry(2, { event: "tile-moved", seat: 0, tile: "tower-7", from: "acquired", to: "dirk", at: "" }, first),
  ];
  expect(scoringsOf(log, 2).map((scoring) => counted(scoring, "tower", 2))).toEqual([["tower-7", "tower-9-es"]]);
});

test("all points of a game are gained somewhere", () => {
  const scorings = scoringsOf([entry(9, second)], 2);
  expect(scorings.flatMap(({ result }) => moduleRows(result))).toMatchObject([{ module: "camps", points: [3, 0] }]);
  const gains = gainsOf(scorings, 0);
  expect(gains).toEqual({ types: { tower: 4 }, wall: 3, modules: { camps: 3 } });
});

test("what an attack takes away belongs to the scoring before it", () => {
  const attack = {
    event: "attacked",
    scoring: 1,
    direction: "N",
    per_side: [1, 0],
    open_sides: [
      [3, 0],
      [1, 0],
    ],
    lost: [3, 1],
  };
  const [one, two] = scoringsOf([entry(1, first, attack), entry(2, second)], 2);
  expect(one?.after).toEqual([1, 6]);
  expect(moduleRows(one?.result as never)).toMatchObject([{ module: "invaders", points: [-3, -1] }]);
  expect(two?.before).toEqual([1, 6]);
  expect(two?.after).toEqual([11, 7]);
});
