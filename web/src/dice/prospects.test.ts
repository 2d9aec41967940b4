import { describe, expect, it } from "vitest";
import type { Advice } from "$lib/wire.gen";
import { different, prospects } from "./prospects";

const advice = (thrown: string[], ...chances: [string, string, number][]): Advice => ({
  value: 1,
  kept: [],
  thrown,
  chances: chances.map(([type, field, chance]) => ({ type, field, chance })),
});

describe("advice", () => {
  it("shows each way to go on once", () => {
    const best = advice(["tower", "garden"], ["tower", "3/2", 1]);
    const same = advice(["garden", "tower"], ["tower", "3/2", 1]);
    const other = advice(["tower"], ["garden", "3/2", 1]);
    expect(different([best, same, other])).toEqual([best, other]);
  });

  it("takes stopping for two types as two ways", () => {
    const tower = advice([], ["tower", "3/2", 1]);
    const garden = advice([], ["garden", "2/2", 1]);
    expect(different([tower, garden, tower])).toEqual([tower, garden]);
  });
});

describe("prospects", () => {
  it("adds up the better rows of one type", () => {
    const found = prospects(advice(["tower"], ["garden", "4/3", 0.5], ["garden", "5/2", 0.3], ["garden", "4/1", 0.2]));
    expect(found.map((line) => [line.row, line.chance])).toEqual([
      [5, 0.3],
      [4, 1],
    ]);
  });

  it("tells of several types how often each, with its likeliest field", () => {
    const found = prospects(advice(["tower"], ["garden", "4/3", 0.4], ["tower", "5/2", 0.35], ["tower", "4/1", 0.25]));
    expect(found.map((line) => [line.type, line.field])).toEqual([
      ["tower", "5/2"],
      ["garden", "4/3"],
    ]);
    expect(found[0]?.chance).toBeCloseTo(0.6);
  });
});
