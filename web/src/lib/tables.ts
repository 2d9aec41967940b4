/** Small facts about tables, in words. */

import { t } from "./speak";
import type { TableInfo } from "./wire.gen";

/** Its title, or else who sits there. */
export function tableTitle(table: TableInfo): string {
  if (table.title) return table.title;
  const others = table.seats.filter((seat) => !seat.mine && seat.name).map((seat) => seat.name);
  return others.length ? t("tables-with", { names: { all: others } }) : t("tables-nameless");
}

/** Is it the turn of the guest who asks? */
export const isMyTurn = (table: TableInfo): boolean =>
  !table.over && table.seats.some((seat) => seat.mine && (table.waiting_for ?? []).includes(seat.seat));

/** My turn first, then what moved last. */
export const byUrgency = (a: TableInfo, b: TableInfo): number =>
  Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.moved - a.moved;

/** How long ago, in the coarsest unit that says something. */
export function ago(seconds: number): string {
  if (seconds < 60) return t("ago-now");
  if (seconds < 3600) return t("ago-minutes", { count: Math.floor(seconds / 60) });
  if (seconds < 86400) return t("ago-hours", { count: Math.floor(seconds / 3600) });
  return t("ago-days", { count: Math.floor(seconds / 86400) });
}
