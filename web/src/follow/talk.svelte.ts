/** Who is heard in the talk at the table, and what of it has been seen. */

import type { Live } from "$lib/live.svelte";
import { settings } from "$lib/settings.svelte";
import type { Chat } from "$lib/wire.gen";

/** Somebody who talks: a seat, or a spectator by his name. */
export const speaker = (line: Chat): string => (line.seat >= 0 ? `seat ${line.seat}` : `name ${line.name}`);

class Talk {
  /** Speakers that are not heard; for this visit only. */
  muted: string[] = $state.raw([]);
  /** The number of the newest line that was on the screen, by table. */
  seen: Record<string, number> = $state({});
}

export const talk = new Talk();

/** The lines that are shown. */
export const heard = (chat: readonly Chat[]): Chat[] => chat.filter((line) => !talk.muted.includes(speaker(line)));

const newest = (chat: readonly Chat[]): number => chat.reduce((most, line) => Math.max(most, line.number), 0);

/** The panel is on the screen: nothing is unread. */
export function markSeen(live: Live): void {
  if (live.table) talk.seen[live.table.id] = newest(live.chat);
}

/** Lines nobody has looked at yet, for the mark on the button that opens the talk. Own and muted lines are none. */
export function unread(live: Live): number {
  if (!live.table || settings.chatMuted) return 0;
  const seen = talk.seen[live.table.id] ?? 0;
  return heard(live.chat).filter((line) => line.number > seen && (line.seat !== live.seat || line.seat < 0)).length;
}
