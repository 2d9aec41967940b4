/** Where every tile is that everybody can see. What is in no place here is in the bag, or out of the game unseen. */

import type { Scene } from "$lib/wire.gen";

export interface Place {
  kind: "market" | "built" | "reserve" | "acquired" | "dirk";
  /** Whose it is; -1 for nobody's. */
  seat: number;
}

export function whereabouts(scene: Scene): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const tile of scene.market) if (tile) places.set(tile, { kind: "market", seat: -1 });
  for (const tile of scene.dirk) places.set(tile, { kind: "dirk", seat: -1 });
  scene.palaces.forEach((palace, seat) => {
    for (const tile of Object.values(palace.tiles)) places.set(tile, { kind: "built", seat });
    for (const tile of palace.reserve) places.set(tile, { kind: "reserve", seat });
    for (const tile of palace.acquired) places.set(tile, { kind: "acquired", seat });
  });
  return places;
}
