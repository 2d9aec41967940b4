import { describe, expect, it } from "vitest";
import type { Tile } from "$lib/wire.gen";
import { OTHERS, rowsOf } from "./overviews";

const tile = (type: string, price: number, walls = "", shape = "building"): Tile =>
  ({ type, price, walls, shape }) as Tile;
const PIECES: Record<string, Tile> = {
  fountain: tile("", 0, "", "fountain"),
  "garden-8": tile("garden", 8, "ne"),
  "tower-9": tile("tower", 9, "s"),
  "tower-8": tile("tower", 8),
  "arcades-8": tile("arcades", 8, "s"),
  "hut-garden-n": tile("garden", 0, "n", "hut"),
  "camp-4-n": tile("", 4, "n", "camp"),
};

describe("the overview of all tiles", () => {
  it("goes by walls: none first, then one, then two, clockwise from the north", () => {
    expect(rowsOf(PIECES, "walls")).toEqual([
      { key: "", tiles: ["tower-8"] },
      { key: "s", tiles: ["arcades-8", "tower-9"] },
      { key: "ne", tiles: ["garden-8"] },
      { key: OTHERS, tiles: ["camp-4-n"] },
    ]);
  });

  it("goes by price, and within one price by type", () => {
    expect(rowsOf(PIECES, "price").map((row) => row.tiles)).toEqual([
      ["arcades-8", "garden-8", "tower-8"],
      ["tower-9"],
      ["camp-4-n"],
    ]);
  });

  it("leaves out what never was in the bag", () => {
    const all = rowsOf(PIECES, "type").flatMap((row) => row.tiles);
    expect(all).not.toContain("fountain");
    expect(all).not.toContain("hut-garden-n");
  });
});
