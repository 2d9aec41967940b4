/** Who is heard in the talk at a table, and what of it has been seen. Kept in this browser, table by table. */

import type { Live } from "$lib/live.svelte";
import { settings } from "$lib/settings.svelte";
import type { Chat } from "$lib/wire.gen";

/** Somebody who talks: a seat, or a spectator by his name. */
export const speaker = (line: Chat): string => (line.seat >= 0 ? `seat ${line.seat}` : `name ${line.name}`);

interface Remembered {
  muted: string[]; // speakers that are not heard
  seen: number; // the number of the newest line that was on the screen
}

const PLACE = "alhambra-talk";
const MOST = 100; // tables; the oldest are forgotten

function read(): Record<string, Remembered> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return kept as Record<string, Remembered>;
  } catch {
    return {}; // storage switched off, or not ours
  }
}

class Talk {
  #tables: Record<string, Remembered> = $state.raw(read());

  at(table: string): Remembered {
    return this.#tables[table] ?? { muted: [], seen: 0 };
  }

  keep(table: string, change: Partial<Remembered>): void {
    const others = Object.entries(this.#tables).filter(([id]) => id !== table);
    this.#tables = Object.fromEntries([...others.slice(1 - MOST), [table, { ...this.at(table), ...change }]]);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#tables));
    } catch {
      // kept for this visit only
    }
  }
}

const talk = new Talk();
const tableOf = (live: Live): string => live.table?.id ?? "";

export const isMuted = (live: Live, who: string): boolean => talk.at(tableOf(live)).muted.includes(who);

export function toggleMuted(live: Live, who: string): void {
  const { muted } = talk.at(tableOf(live));
  talk.keep(tableOf(live), { muted: muted.includes(who) ? muted.filter((other) => other !== who) : [...muted, who] });
}

/** The lines that are shown. */
export const heard = (live: Live): Chat[] => live.chat.filter((line) => !isMuted(live, speaker(line)));

const newest = (chat: readonly Chat[]): number => chat.reduce((most, line) => Math.max(most, line.number), 0);

/** The panel is on the screen: nothing is unread. */
export function markSeen(live: Live): void {
  const seen = newest(live.chat);
  if (live.table && seen !== talk.at(tableOf(live)).seen) talk.keep(tableOf(live), { seen });
}

/** Lines nobody has looked at yet, for the mark on the button that opens the talk. Own and muted lines are none. */
export function unread(live: Live): number {
  if (!live.table || settings.chatMuted) return 0;
  const { seen } = talk.at(tableOf(live));
  return heard(live).filter((line) => line.number > seen && (line.seat !== live.seat || line.seat < 0)).length;
}
