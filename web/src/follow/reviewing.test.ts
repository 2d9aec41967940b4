import { describe, expect, it } from "vitest";
import type { Grade, Graded } from "$lib/wire.gen";
import { costliest, counts } from "./reviewing.svelte";

const move = { key: "", label: { id: "", args: {} }, chance: 0, points: 0, reasons: [] };
const graded = (ply: number, grade: Grade, lost: number): Graded => ({
  ply,
  turn: ply,
  grade,
  lost,
  played: move,
  best: move,
});
const game = [
  graded(1, "best", 0),
  graded(2, "mistake", 0.1),
  graded(3, "good", 0.03),
  graded(4, "mistake", 0.3),
  graded(5, "inaccuracy", 0.05),
  graded(6, "mistake", 0.2),
];

describe("a review", () => {
  it("counts the moves of each grade", () => {
    expect(counts(game)).toEqual({ best: 1, good: 1, inaccuracy: 1, mistake: 3 });
  });
  it("shows the three moves that cost most, the worst first", () => {
    expect(costliest(game).map(({ ply }) => ply)).toEqual([4, 6, 2]);
  });
  it("holds nothing against moves that were fine", () => {
    expect(costliest([graded(1, "best", 0), graded(2, "good", 0.03)])).toEqual([]);
  });
});
