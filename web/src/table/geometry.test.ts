import { describe, expect, it } from "vitest";
import { around, side, towards, wallMiddle, wallPath } from "./geometry";

describe("the counted wall", () => {
  it("is one line along sides that follow each other", () => {
    expect(wallPath(["0,0n", "0,0e"])).toBe("M0 0L100 0L100 100");
  });

  it("begins anew where a side does not follow", () => {
    expect(wallPath(["0,0n", "2,0n"])).toBe("M0 0L100 0M200 0L300 0");
  });

  it("closes when it goes all around", () => {
    expect(wallPath(["0,0n", "0,0e", "0,0s", "0,0w"])).toMatch(/Z$/);
  });

  it("has its number halfway along", () => {
    expect(wallMiddle(["0,0n", "1,0n", "2,0n"])).toEqual({ x: 150, y: 0 });
    expect(wallMiddle([])).toBeNull();
  });
});

it("a side may be written as the wire or as a record writes it", () => {
  expect(side("-1,2n")).toEqual({ at: { x: -1, y: 2 }, way: "n" });
  expect(side("-1,2/N")).toEqual({ at: { x: -1, y: 2 }, way: "n" });
});

it("the box around squares holds the fountain", () => {
  expect(around(["2,3"], 0.5)).toEqual({ left: -0.5, top: -0.5, right: 3.5, bottom: 4.5 });
});

describe("an arrow key", () => {
  it("goes straight ahead before askew", () => {
    expect(towards("0,0", "e", ["3,0", "1,1", "0,-1"])).toBe("3,0");
  });

  it("goes askew if nothing lies ahead, and never back", () => {
    expect(towards("0,0", "n", ["2,-1", "0,1"])).toBe("2,-1");
    expect(towards("0,0", "w", ["1,0", "0,1"])).toBeNull();
  });
});
