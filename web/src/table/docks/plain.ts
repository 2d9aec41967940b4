/** The dock of a module nobody has drawn yet: its options work, and its facts are read out as they are. */

import type { Facts, Saying } from "$lib/wire.gen";
import { type Docked, type DockRow, EMPTY, say } from "./dock";

/** A fact in words: numbers and names as they are, lists joined, nested facts by their size. */
function told(value: unknown): string {
  if (Array.isArray(value)) return value.length ? value.map(told).join(", ") : "–";
  if (value !== null && typeof value === "object") {
    return Object.entries(value)
      .map(([name, one]) => `${name} ${told(one)}`)
      .join(", ");
  }
  if (typeof value === "boolean") return value ? "✓" : "–";
  return String(value ?? "–") || "–";
}

function rowsOf(facts: Facts): DockRow[] {
  return Object.entries(facts).map(([name, value]) => ({ text: fact(name, value) }));
}

const fact = (name: string, value: unknown): Saying =>
  say("table-fact", { name: name.replaceAll("_", " "), value: told(value) });

export const plain =
  (key: string): Docked =>
  ({ facts, options }) => {
    const mine = options.filter(
      (option) => option.source === key || option.kind === key || option.kind.endsWith(`-${key}`),
    );
    return {
      ...EMPTY,
      line: mine.length ? say("table-dock-offers", { number: mine.length }) : say("table-dock-quiet"),
      chip: say("table-number", { number: mine.length }),
      options: mine,
      rows: rowsOf(facts),
    };
  };
