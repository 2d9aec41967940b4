import { expect, test } from "vitest";
import { caravanAt, cultureArt, markerAt } from "./art";

test("a camel stands in the column, or aside on a branch of another currency", () => {
  const card = "caravanserai-ducat-1";
  expect(caravanAt(card, 3, "ducat").x).toBe(0.5);
  expect(caravanAt(card, 3, "denar").x).toBeLessThan(0.5);
  expect(caravanAt(card, 4, "florin").x).toBeGreaterThan(0.5);
  expect(caravanAt(card, 0, "ducat").y).toBeGreaterThan(caravanAt(card, 5, "ducat").y);
});

test("a camel that was spent is at the gate, whatever its last currency", () => {
  expect(caravanAt("caravanserai-denar-2", 0, "florin").x).toBe(0.5);
});

const dial = { points: [0, 2, 5, 9, 14, 20], buildings: [2, 2, 3, 3, 4, 5] };

test("a marker at the gem lies above the middle, the next segments to its west", () => {
  expect(markerAt(dial, 5, 5).x).toBeCloseTo(0.5);
  expect(markerAt(dial, 5, 9).x).toBeLessThan(0.5);
  expect(markerAt(dial, 2, 14).y).toBeGreaterThan(0.545); // three steps on: opposite the gem
  expect(markerAt(dial, 2, 14).x).toBeCloseTo(0.5);
});

test("the picture of a culture counter is named by the whole face", () => {
  expect(cultureArt("8", dial, 5)).toBe("culture-8-0.2.5.9.14.20-2.2.3.3.4.5-5");
});
