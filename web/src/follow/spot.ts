/** Where a note stands beside something on the screen, without covering it if there is any way. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 16;
const EDGE = 8;

interface Size {
  width: number;
  height: number;
}

/** The corner of a note of this size: beside the target, where it covers least of it; right before left, below, above. */
export function besides(target: Box | null, note: Size, room: Size): { left: number; top: number } {
  if (!target) return { left: (room.width - note.width) / 2, top: (room.height - note.height) / 2 };
  const [right, bottom] = [target.left + target.width, target.top + target.height];
  const middle = {
    left: target.left + target.width / 2 - note.width / 2,
    top: target.top + target.height / 2 - note.height / 2,
  };
  const places = [
    { left: right + GAP, top: middle.top },
    { left: target.left - GAP - note.width, top: middle.top },
    { left: middle.left, top: bottom + GAP },
    { left: middle.left, top: target.top - GAP - note.height },
  ].map(({ left, top }) => ({
    left: within(left, note.width, room.width),
    top: within(top, note.height, room.height),
  }));
  const covers = places.map((place) => overlap({ ...place, width: note.width, height: note.height }, target));
  return places[covers.indexOf(Math.min(...covers))] ?? middle;
}

/** How much of one box lies under the other. */
function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

function within(at: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(at, room - size - EDGE));
}
