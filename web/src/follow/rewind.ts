/** The table as it was before the latest entries: the present scene with their events undone, the newest first.
 *
 * For playing back what others did. Only what everybody sees is followed (tiles, market, display, points); what an
 * event does not tell, such as a hand, stays as it is now.
 */

import type { Entry, Facts, Palace, Scene } from "$lib/wire.gen";
import { bought, dirkDrew, moneyTaken, scored, tileMoved } from "./facts";

/** The scenes before each of the entries, and the present one last. */
export function scenesSince(present: Scene, entries: readonly Entry[]): Scene[] {
  const scenes = [present];
  for (const entry of [...entries].reverse()) {
    const after = scenes[0] as Scene;
    const before = [...entry.events].reverse().reduce(undone, after);
    scenes.unshift({ ...before, ply: entry.ply - 1, turn: entry.seat < 0 ? before.turn : entry.seat, over: false });
  }
  return scenes;
}

function undone(scene: Scene, facts: Facts): Scene {
  const move = tileMoved(facts);
  if (move) {
    const given = move.to === "dirk" ? { ...scene, dirk: without(scene.dirk, move.tile) } : scene;
    return inPalace(given, move.seat, (palace) => {
      const tiles = { ...palace.tiles };
      if (move.to === "alhambra") delete tiles[move.at];
      if (move.from === "alhambra") tiles[move.at] = move.tile;
      const lists = {
        reserve: moved(palace.reserve, move.tile, move.to === "reserve", move.from === "reserve"),
        acquired: moved(palace.acquired, move.tile, false, move.from === "acquired"),
      };
      const same = move.to !== "alhambra" && move.from !== "alhambra";
      // The wall as it was is not known here: none is drawn rather than a wrong one.
      return { ...palace, ...lists, tiles, ...(same ? {} : { wall_sides: [], counts: counts(tiles) }) };
    });
  }
  const purchase = bought(facts) as (ReturnType<typeof bought> & { field: number }) | null;
  if (purchase)
    return inPalace(onMarket(scene, purchase.field, purchase.tile), purchase.seat, (palace) => ({
      ...palace,
      acquired: without(palace.acquired, purchase.tile),
    }));
  const taken = moneyTaken(facts);
  if (taken) {
    const back = { ...scene, display: [...taken.cards, ...scene.display] };
    return inPalace(back, taken.seat, (palace) => ({ ...palace, cards: palace.cards - taken.cards.length }));
  }
  const result = scored(facts);
  if (result) {
    const palaces = scene.palaces.map((palace, seat) => ({
      ...palace,
      score: palace.score - (result.totals[seat] ?? 0),
    }));
    return { ...scene, palaces, dirk_score: scene.dirk_score - (result.totals[palaces.length] ?? 0) };
  }
  const drew = dirkDrew(facts);
  if (drew) return { ...scene, dirk: drew.tiles.reduce(without, scene.dirk) };
  if (facts["event"] === "paid") {
    const paid = facts as unknown as { seat: number; cards: string[] };
    return inPalace(scene, paid.seat, (palace) => ({ ...palace, cards: palace.cards + paid.cards.length }));
  }
  if (facts["event"] === "tile-drawn") return onMarket(scene, facts["field"] as number, "");
  if (facts["event"] === "card-turned-up")
    return { ...scene, display: without(scene.display, facts["card"] as string) };
  return scene;
}

function inPalace(scene: Scene, seat: number, change: (palace: Palace) => Palace): Scene {
  return { ...scene, palaces: scene.palaces.map((palace, at) => (at === seat ? change(palace) : palace)) };
}

function onMarket(scene: Scene, field: number, tile: string): Scene {
  return { ...scene, market: scene.market.map((old, at) => (at === field - 1 ? tile : old)) };
}

/** A list as it was before a tile came into it or left it. */
function moved(tiles: string[], tile: string, came: boolean, left: boolean): string[] {
  if (came) return without(tiles, tile);
  return left ? [...tiles, tile] : tiles;
}

function without(names: string[], name: string): string[] {
  const at = names.lastIndexOf(name);
  return at < 0 ? names : names.filter((_, place) => place !== at);
}

function counts(tiles: Record<string, string>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const tile of Object.values(tiles)) {
    const type = tile.split("-")[0] ?? "";
    found[type] = (found[type] ?? 0) + 1;
  }
  return found;
}
