/** Small facts about tables, in words. */

import { knows, t } from "./speak";
import type { Seat, TableInfo } from "./wire.gen";

/** The level of a bot by its name for people. */
export const botName = (level: string): string => (knows(`bot-${level}`) ? t(`bot-${level}`) : level);

/** What somebody at the table is called: as he wishes, else by what he is and where he sits. */
export function seatName(seat: Seat): string {
  if (seat.name) return seat.name;
  return t(seat.kind === "bot" ? "seat-bot-name" : "seat-number", { seat: seat.seat + 1 });
}

/** Its title, or else who sits there. */
export function tableTitle(table: TableInfo): string {
  if (table.title) return table.title;
  const others = table.seats.filter((seat) => !seat.mine && (seat.name || seat.kind === "bot")).map(seatName);
  if (!others.length) return t("tables-nameless");
  const mine = table.seats.some((seat) => seat.mine);
  return t(mine ? "tables-with" : "tables-of", { names: { all: others } });
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
