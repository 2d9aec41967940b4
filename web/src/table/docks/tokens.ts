/** What modules put before a player: signs in his head line. */

import type { Saying, Scene } from "$lib/wire.gen";
import { cupOf } from "../../cup/cup";
import { say } from "./dock";
import { at, flags, lists, numbers, owners, record } from "./facts";

export interface Token {
  art: string;
  saying: Saying;
  count: number;
}

export function tokensOf(scene: Scene, seat: number): Token[] {
  return [...early(scene, seat), ...late(scene, seat)];
}

/** Expansions 1 and 2. */
function early(scene: Scene, seat: number): Token[] {
  const found: Token[] = [];
  const { vizier, gates, characters, bonus } = scene.modules;
  if (vizier) {
    const awake = at(flags(vizier.awake), seat, false);
    found.push({
      art: `vizier-${seat + 1}${awake ? "" : "-asleep"}`,
      saying: say(awake ? "table-vizier-awake" : "table-vizier-asleep"),
      count: 1,
    });
  }
  const held = gates ? at(numbers(gates.held), seat, 0) : 0;
  if (held > 0) found.push({ art: "card-gate", saying: say("table-gates-held", { cards: held }), count: held });
  const hidden = bonus ? at(numbers(bonus.hidden), seat, 0) : 0;
  if (hidden > 0)
    found.push({ art: "card-bonus-back", saying: say("table-bonus-hidden", { cards: hidden }), count: hidden });
  if (characters) {
    const mine = owners(characters.owner).filter(([, owner]) => owner === seat);
    for (const [name] of mine) found.push({ art: `card-${name}`, saying: say(`character-${name}`), count: 1 });
  }
  const markers = at(cupOf(scene)?.markers ?? [], seat, 0);
  if (markers > 0)
    found.push({ art: `stone-${seat + 1}`, saying: { id: "tray-markers-left", args: { markers } }, count: markers });
  return found;
}

/** Expansions 3 to 5. */
function late(scene: Scene, seat: number): Token[] {
  const { thieves, change, invaders, sultan, caravanserai, moors } = scene.modules;
  const found: Token[] = [];
  const add = (art: string, saying: string, count: number): void => {
    if (count > 0) found.push({ art, saying: say(saying, { number: count, cards: count }), count });
  };
  for (const type of at(lists(sultan?.owned), seat, []))
    found.push({ art: `card-sultan-${type}`, saying: say("dock-sultan-own", { type: { type } }), count: 1 });
  const caravans: unknown = Array.isArray(caravanserai?.owned) ? caravanserai.owned[seat] : [];
  for (const one of Array.isArray(caravans) ? caravans.map(record) : []) {
    const [card, amount] = [String(one.card ?? ""), Number(one.amount ?? 0)];
    const currency = { currency: String(one.currency ?? "") };
    found.push({
      art: `card-${card}`,
      saying: say("dock-caravan", { card: { card }, amount, currency }),
      count: amount,
    });
  }
  const counters = Object.entries(record(Array.isArray(moors?.counters) ? moors.counters[seat] : null));
  const points = counters.reduce((sum, [, one]) => sum + Number(record(one).value ?? 0), 0);
  const [best] = counters;
  if (best)
    found.push({
      art: `culture-${best[0]}-back`,
      saying: say("dock-counters-of", { number: counters.length, points }),
      count: points,
    });
  add("card-thief-back", "dock-thieves-hidden", at(numbers(thieves?.hidden), seat, 0));
  const coins: unknown = Array.isArray(change?.held) ? change.held[seat] : [];
  add(
    "token-coin-florin",
    "dock-coins-of",
    numbers(coins).reduce((sum, one) => sum + one, 0),
  );
  if (at(flags(invaders?.seen_by), seat, false))
    found.push({ art: "attack-hidden", saying: say("dock-attack-seen"), count: 1 });
  return found;
}
