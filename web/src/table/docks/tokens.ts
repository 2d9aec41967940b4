/** What modules put before a player: signs in his head line. */

import type { Saying, Scene } from "$lib/wire.gen";
import { cupOf } from "../../cup/cup";
import { at, flags, numbers, owners } from "./facts";

export interface Token {
  art: string;
  saying: Saying;
  count: number;
}

export function tokensOf(scene: Scene, seat: number): Token[] {
  const found: Token[] = [];
  const { vizier, gates, characters, bonus } = scene.modules;
  if (vizier) {
    const awake = at(flags(vizier.awake), seat, false);
    found.push({
      art: `vizier-${seat + 1}${awake ? "" : "-asleep"}`,
      saying: { id: awake ? "table-vizier-awake" : "table-vizier-asleep", args: {} },
      count: 1,
    });
  }
  const held = gates ? at(numbers(gates.held), seat, 0) : 0;
  if (held > 0)
    found.push({ art: "card-gate", saying: { id: "table-gates-held", args: { cards: held } }, count: held });
  const hidden = bonus ? at(numbers(bonus.hidden), seat, 0) : 0;
  if (hidden > 0)
    found.push({
      art: "card-bonus-back",
      saying: { id: "table-bonus-hidden", args: { cards: hidden } },
      count: hidden,
    });
  if (characters) {
    const mine = owners(characters.owner).filter(([, owner]) => owner === seat);
    for (const [name] of mine)
      found.push({ art: `card-${name}`, saying: { id: `character-${name}`, args: {} }, count: 1 });
  }
  const markers = at(cupOf(scene)?.markers ?? [], seat, 0);
  if (markers > 0)
    found.push({ art: `stone-${seat + 1}`, saying: { id: "tray-markers-left", args: { markers } }, count: markers });
  return found;
}
