/** What the prompt bar says about the choice under way. */

import type { Arg, Option, Saying } from "$lib/wire.gen";
import { isPaid } from "./choice";
import type { Desk } from "./desk.svelte";
import { sum, type Worth } from "./purse";

/** The order itself: what Confirm will do, without the cards, which are shown beside it. */
export function what(option: Option): Saying {
  const tile: Arg = { tile: option.tile ?? "" };
  if (isPaid(option) && option.tile) return { id: "table-buy", args: { tile } };
  if (isPaid(option)) return option.heading;
  if (option.kind === "build" || option.kind === "add") return { id: "table-build", args: { tile } };
  return option.label;
}

/** The currencies of a payment, for its coins. */
export function coins(cards: readonly string[], worthOf: Worth): string[] {
  return [...new Set(cards.flatMap((card) => worthOf(card)?.currency ?? []))];
}

/** "3 + 5 = 8". */
export function sumWords(cards: readonly string[], worthOf: Worth): string {
  const { values, total } = sum(cards, worthOf);
  return values.length > 1 ? `${values.join(" + ")} = ${total}` : String(total);
}

/** How a count that grows compares with the others: alone in front, level, or behind. */
export function standing(desk: Desk, type: string, after: number): Saying | null {
  const others = desk.scene.palaces.flatMap((palace, seat) =>
    seat === desk.scene.seat ? [] : [{ seat, count: palace.counts[type] ?? 0 }],
  );
  const best = Math.max(desk.scene.dirk_counts[type] ?? 0, ...others.map((other) => other.count));
  if (best === 0) return null;
  if (after > best) return { id: "table-alone-ahead", args: {} };
  const level = others.filter((other) => other.count === best && best === after);
  if (after === best && level.length > 0)
    return { id: "table-level-with", args: { seats: { all: level.map(({ seat }) => ({ seat })) } } };
  return after === best ? { id: "table-level-with-dirk", args: {} } : { id: "table-behind", args: { count: best } };
}
