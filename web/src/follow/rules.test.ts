import { expect, test } from "vitest";
import { findRule, type Page, pageOf, plainText, searchRules } from "./rules";

const page: Page = {
  key: "base",
  title: "Base game",
  unconfirmed: [],
  sections: [],
  blocks: [
    { kind: "rule", id: "B-8", text: ["Public: the market."] },
    {
      kind: "rule",
      id: "B-81",
      text: ["Where two tiles share a side, both have a ", { bold: "wall" }, " or neither."],
    },
    { kind: "rule", id: "B-40", text: ["Steps:"], more: [{ text: ["Placing, see ", { rule: "B-90" }], number: 3 }] },
    { kind: "table", head: [["id"], ["given"]], rows: [[["B-EX-1"], ["a closed ring of walls"]]], ids: ["B-EX-1"] },
  ],
};

test("an id finds its rule first, then those that begin alike", () => {
  expect(searchRules([page], "b-8").map(({ id }) => id)).toEqual(["B-8", "B-81"]);
  expect(searchRules([{ ...page, blocks: [{ kind: "rule", id: "WALL-1", text: ["Cards."] }] }], "wall")).toEqual([]);
});

test("every word of a search must occur, in any order and also in steps and examples", () => {
  expect(searchRules([page], "wall side").map(({ id }) => id)).toEqual(["B-81"]);
  expect(searchRules([page], "placing").map(({ id }) => id)).toEqual(["B-40"]);
  expect(searchRules([page], "ring").map(({ id }) => id)).toEqual(["B-EX-1"]);
  expect(searchRules([page], "elephant")).toEqual([]);
});

test("a rule is found by its id, an example with what it says", () => {
  expect(findRule(page, "B-81")?.text).toHaveLength(3);
  expect(plainText(findRule(page, "B-EX-1")?.text ?? [])).toBe("a closed ring of walls");
  expect(findRule(page, "B-999")).toBeNull();
});

test("the family of an id tells its page", () => {
  const index = { pages: [], prefixes: { B: "base", WALL: "walls" } };
  expect([pageOf(index, "B-81"), pageOf(index, "WALL-X1"), pageOf(index, "NO-1")]).toEqual(["base", "walls", ""]);
});
