/** Addresses of the pictures, all of which are made by `web/art/build.py`. */

export const art = (name: string): string => `/art/${name}.svg?v=${__ART_VERSION__}`;

/** A tile from 40 px up; below that the mini, which has no price and a larger symbol. */
export const tileArt = (tile: string, size = 64): string => {
  if (size >= 40) return art(`tile-${tile}`);
  return art(`mini-${tile}`);
};

export const moneyArt = (card: string): string => art(`money-${card}`);

/** A point on a picture, in parts of its width and height from the upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

/** Room on a picture for another one, in parts as well. */
export interface Place extends Spot {
  width: number;
  height: number;
}

/** Where three citizens stand on the picture `trader`. */
export const traderPlaces: readonly Place[] = [
  { x: 0.2, y: 0.51, width: 0.19, height: 0.228 },
  { x: 0.405, y: 0.55, width: 0.19, height: 0.228 },
  { x: 0.61, y: 0.51, width: 0.19, height: 0.228 },
];

/** Where four chests stand on the picture `treasure-room`. */
export const roomPlaces: readonly Place[] = [
  { x: 0.17, y: 0.255, width: 0.3, height: 0.333 },
  { x: 0.53, y: 0.255, width: 0.3, height: 0.333 },
  { x: 0.17, y: 0.605, width: 0.3, height: 0.333 },
  { x: 0.53, y: 0.605, width: 0.3, height: 0.333 },
];

const CARAVAN_FOOT = 0.879;
const CARAVAN_STEP = 0.153;
const CARAVAN_ASIDE: Record<number, number> = { 2: 0.79, 3: 0.21, 4: 0.79 };

/** The field of a caravanserai card where its camel stands: in the column, or on a branch of another currency. */
export function caravanAt(card: string, amount: number, currency: string): Spot {
  const aside = amount > 0 && card.split("-")[1] !== currency;
  return { x: aside ? (CARAVAN_ASIDE[amount] ?? 0.5) : 0.5, y: CARAVAN_FOOT - CARAVAN_STEP * amount };
}

/** The points round each culture counter, by price, from the first segment to the last. */
export const CULTURE_POINTS: Record<number, readonly number[]> = {
  6: [0, 1, 2, 3, 4, 5],
  7: [0, 2, 4, 6, 9, 13],
  8: [0, 2, 5, 9, 14, 20],
  9: [0, 3, 6, 10, 15, 21],
  10: [0, 2, 4, 7, 10, 14],
  11: [0, 3, 6, 9, 12, 16],
  12: [0, 2, 4, 6, 8, 10],
};

const CULTURE_MIDDLE = 0.545;
const CULTURE_MARKER = 0.41;

/** Where the marker lies on the picture `culture-<price>-<value>`: at the edge of its segment, west of the gem. */
export function markerAt(price: number, value: number, marker: number): Spot {
  const points = CULTURE_POINTS[price] ?? [];
  const turn = ((points.indexOf(marker) - points.indexOf(value)) * Math.PI) / 3;
  return { x: 0.5 - CULTURE_MARKER * Math.sin(turn), y: CULTURE_MIDDLE - CULTURE_MARKER * Math.cos(turn) };
}
