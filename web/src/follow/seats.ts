/** Which seat is the reader's own, where there may be several or none. */

import type { TableInfo } from "$lib/wire.gen";

/** The seat whose moves the reader may look back at: his own, the one he looks from first; -1 if there is none. */
export function reviewed(table: TableInfo | null, seat: number): number {
  if (!table?.over) return -1;
  const mine = table.seats.filter((one) => one.mine).map((one) => one.seat);
  return mine.includes(seat) ? seat : (mine[0] ?? -1);
}
