/** Addresses of the pictures, all of which are made by `web/art/build.py`. */

import type { Dial } from "./wire.gen";

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

const CULTURE_MIDDLE = 0.545;
const CULTURE_MARKER = 0.41;

/** The picture of a culture counter turned to a value: its name tells the face, as `web/art/culture.py` does. */
export const cultureArt = (price: string, { points, buildings }: Dial, value: number): string =>
  `culture-${price}-${points.join(".")}-${buildings.join(".")}-${value}`;

/** Where the marker lies on that picture: at the edge of its segment, west of the gem. */
export function markerAt({ points }: Dial, value: number, marker: number): Spot {
  const turn = ((points.indexOf(marker) - points.indexOf(value)) * 2 * Math.PI) / points.length;
  return { x: 0.5 - CULTURE_MARKER * Math.sin(turn), y: CULTURE_MIDDLE - CULTURE_MARKER * Math.cos(turn) };
}
