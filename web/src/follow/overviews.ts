/** The tiles that come out of the bag, in rows: by the walls they have, by price, or by type. */

import type { Tile } from "$lib/wire.gen";

export type Order = "walls" | "price" | "type";

export const ORDERS: readonly Order[] = ["walls", "price", "type"];

/** Tiles that have something in common: `key` is a wall pattern, a price, a type, or OTHERS. */
export interface Row {
  key: string;
  tiles: string[];
}

/** What has no type: camps, bazaars. */
export const OTHERS = "others";

const TYPES = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];
const SIDES = "nesw";

/** Huts lie open from the beginning, and everybody has his own fountain: they are never in the bag. */
const isDrawn = (tile: Tile): boolean => tile.shape !== "hut" && tile.shape !== "fountain";

/** Patterns with fewer walls first, then clockwise from the north. */
function byWalls(one: string, other: string): number {
  const place = (walls: string): number => [...walls].reduce((sum, side) => sum * 4 + SIDES.indexOf(side), 0);
  return one.length - other.length || place(one) - place(other);
}

const COMPARE: Record<Order, (one: string, other: string) => number> = {
  walls: byWalls,
  price: (one, other) => Number(one) - Number(other),
  type: (one, other) => TYPES.indexOf(one) - TYPES.indexOf(other),
};

export function rowsOf(pieces: Record<string, Tile>, order: Order): Row[] {
  const rows = new Map<string, string[]>();
  const others: string[] = [];
  for (const [name, tile] of Object.entries(pieces)) {
    if (!isDrawn(tile)) continue;
    if (!tile.type) others.push(name);
    else {
      const key = order === "walls" ? (tile.walls ?? "") : order === "price" ? String(tile.price) : tile.type;
      rows.set(key, [...(rows.get(key) ?? []), name]);
    }
  }
  const within = (one: string, other: string): number => {
    const [left, right] = [pieces[one], pieces[other]];
    const types = TYPES.indexOf(left?.type ?? "") - TYPES.indexOf(right?.type ?? "");
    const prices = (left?.price ?? 0) - (right?.price ?? 0);
    return order === "price" ? types : prices || types;
  };
  const sorted = [...rows].sort(([one], [other]) => COMPARE[order](one, other));
  const found = sorted.map(([key, tiles]) => ({ key, tiles: tiles.sort(within) }));
  return others.length ? [...found, { key: OTHERS, tiles: others.sort() }] : found;
}
