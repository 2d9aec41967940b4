/** How markers would lie after one is displaced: shown before it is done. The server moves them. */

import { ROWS, THROWS } from "../cup/cup";

/** The fields of a column, the best first. */
const ORDER = ROWS.flatMap((row) => THROWS.map((number) => `${row}/${number}`));

/** A marker that is pushed, and the field where it comes to lie; "" if it leaves the board. */
export interface Pushed {
  owner: number;
  to: string;
}

/** The unbroken run of markers from a field on, each one field further back. */
export function pushed(column: ReadonlyMap<string, number>, from: string): Pushed[] {
  const first = ORDER.indexOf(from);
  const found: Pushed[] = [];
  for (const [at, field] of ORDER.entries()) {
    if (at < first) continue;
    const owner = column.get(field);
    if (owner === undefined) break;
    found.push({ owner, to: ORDER[at + 1] ?? "" });
  }
  return found;
}
