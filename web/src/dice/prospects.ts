/** What advice is shown, and how its chances are summed up. */

import type { Advice } from "$lib/wire.gen";
import { sameCards } from "../table/pieces";

/** How many ways to go on are shown. */
const MOST = 3;

/** The best way for a type is often the best of all: each way once, and only the first few. */
export function different(advice: readonly Advice[]): Advice[] {
  const found: Advice[] = [];
  for (const one of advice) if (!found.some((other) => isSame(one, other))) found.push(one);
  return found.slice(0, MOST);
}

const isSame = (one: Advice, other: Advice): boolean =>
  sameCards(one.thrown, other.thrown) && (one.thrown.length > 0 || one.chances[0]?.type === other.chances[0]?.type);

/** A line of the prospects: a type with its likeliest field, or a row that is reached or passed. */
export interface Prospect {
  type: string;
  row: number; // 0: any
  field: string;
  chance: number;
}

/** Where the turn may end: of one type, how often each row or a better one; of several, how often each type. */
export function prospects(advice: Advice): Prospect[] {
  const types = [...new Set(advice.chances.map((chance) => chance.type))];
  const only = types.length === 1 ? types[0] : undefined;
  if (only === undefined) {
    return types
      .map((type) => {
        const mine = advice.chances.filter((chance) => chance.type === type);
        return { type, row: 0, field: mine[0]?.field ?? "", chance: sum(mine) };
      })
      .sort((one, other) => other.chance - one.chance);
  }
  const rows = [...new Set(advice.chances.map((chance) => rowOf(chance.field)))].sort((one, other) => other - one);
  return rows.map((row) => ({
    type: only,
    row,
    field: row === 0 ? "off" : "",
    chance: sum(advice.chances.filter((chance) => rowOf(chance.field) >= row)),
  }));
}

const rowOf = (field: string): number => Number.parseInt(field, 10) || 0;
const sum = (chances: readonly { chance: number }[]): number => chances.reduce((all, one) => all + one.chance, 0);
