/** Addresses of the pictures, all of which are made by `web/art/build.py`. */

export const art = (name: string): string => `/art/${name}.svg?v=${__ART_VERSION__}`;

/** A tile from 40 px up; below that the mini, which has no price and a larger symbol. */
export const tileArt = (tile: string, size = 64): string => {
  if (size >= 40) return art(`tile-${tile}`);
  return art(`mini-${tile}`);
};

export const moneyArt = (card: string): string => art(`money-${card}`);
