/** Where every tile is that everybody can see. What is in no place here is in the bag, or out of the game unseen. */

import type { Scene } from "$lib/wire.gen";

export interface Place {
  kind: "market" | "beside" | "built" | "reserve" | "acquired" | "dirk";
  /** Whose it is; -1 for nobody's. */
  seat: number;
}

/** Tiles that were drawn and lie on no field: open bazaars, and what is offered to the one who is asked. */
function besideMarket(scene: Scene): string[] {
  const open = scene.modules.bazaars?.open;
  const drawn = scene.options.flatMap((option) => (option.source === "drawn" && option.tile ? [option.tile] : []));
  return [...(open !== null && typeof open === "object" ? Object.keys(open) : []), ...drawn];
}

export function whereabouts(scene: Scene): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const tile of scene.market) if (tile) places.set(tile, { kind: "market", seat: -1 });
  for (const tile of besideMarket(scene)) places.set(tile, { kind: "beside", seat: -1 });
  for (const tile of scene.dirk) places.set(tile, { kind: "dirk", seat: -1 });
  scene.palaces.forEach((palace, seat) => {
    for (const tile of Object.values(palace.tiles)) places.set(tile, { kind: "built", seat });
    for (const tile of palace.reserve) places.set(tile, { kind: "reserve", seat });
    for (const tile of palace.acquired) places.set(tile, { kind: "acquired", seat });
  });
  return places;
}
