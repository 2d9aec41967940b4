import { describe, expect, it } from "vitest";
import { afford, purses, sum } from "./purse";

describe("what a hand can pay", () => {
  const hand = ["denar-3", "denar-5", "denar-6", "ducat-9", "bureau-denar-ducat"];

  it("is exact if some of its cards make the price", () => {
    expect(afford(hand, "denar", 8)).toEqual({ is: "exact" });
  });

  it("is the least overpayment otherwise", () => {
    expect(afford(hand, "denar", 10)).toEqual({ is: "over", by: 1 });
    expect(afford(hand, "ducat", 4)).toEqual({ is: "over", by: 5 });
  });

  it("is what is missing if all cards of the currency are too few", () => {
    expect(afford(hand, "ducat", 12)).toEqual({ is: "short", by: 3 });
    expect(afford(hand, "florin", 7)).toEqual({ is: "short", by: 7 });
  });
});

it("a hand lies by currency in the order of the market, then other money, then what is none", () => {
  const groups = purses(["bureau-a-b", "diamond-3", "ducat-2", "florin-9", "florin-1"]);
  expect(groups.map((purse) => purse.currency)).toEqual(["florin", "ducat", "diamond", ""]);
  expect(groups[0]).toEqual({ currency: "florin", cards: ["florin-1", "florin-9"], sum: 10 });
});

it("a payment is shown by its values and their sum", () => {
  expect(sum(["denar-5", "bureau-a-b", "denar-3"])).toEqual({ values: [3, 5], total: 8 });
});
