import { describe, expect, it } from "vitest";
import { pushed } from "./pushing";

describe("displacing", () => {
  it("moves the whole run and nothing behind a gap (DICE-EX-18, DICE-EX-19)", () => {
    const run = new Map([
      ["5/3", 0],
      ["4/1", 1],
      ["4/2", 2],
    ]);
    expect(pushed(run, "5/3").map((one) => one.to)).toEqual(["4/1", "4/2", "4/3"]);
    run.delete("4/1");
    expect(pushed(run, "5/3")).toEqual([{ owner: 0, to: "4/1" }]);
  });

  it("pushes the last one off the board (DICE-EX-17)", () => {
    const column = new Map([
      ["1/2", 0],
      ["1/3", 1],
    ]);
    expect(pushed(column, "1/2")).toEqual([
      { owner: 0, to: "1/3" },
      { owner: 1, to: "" },
    ]);
  });
});
