/** Where a note stands beside something on the screen, without covering it if there is any way. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 16;
const EDGE = 8;

/** The corner of a note of this size: right of the target, left, below, above; else inside its lower left corner. */
export function besides(
  target: Box | null,
  note: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
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
  ].map((place, at) => (at < 2 ? { ...place, top: within(place.top, note.height, room.height) } : place));
  const free = places.find((place, at) =>
    at < 2
      ? place.left >= EDGE && place.left + note.width <= room.width - EDGE
      : place.top >= EDGE && place.top + note.height <= room.height - EDGE,
  );
  const wanted = free ?? { left: target.left + GAP, top: bottom - note.height - GAP };
  return { left: within(wanted.left, note.width, room.width), top: within(wanted.top, note.height, room.height) };
}

function within(at: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(at, room - size - EDGE));
}
