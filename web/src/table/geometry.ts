/** Squares, their sides and the lines along them. A square is 100 by 100; the fountain's corner is the origin. */

export const CELL = 100;

export interface Square {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Way = "n" | "e" | "s" | "w";

const STEPS: Record<Way, Square> = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } };

/** `"1,-2"` as numbers. */
export function square(cell: string): Square {
  const [x = "0", y = "0"] = cell.split(",");
  return { x: Number(x), y: Number(y) };
}

export function cellName({ x, y }: Square): string {
  return `${x},${y}`;
}

/** `"1,-2n"` as a square and a side, whichever way the side is written. */
export function side(name: string): { at: Square; way: Way } {
  const cut = name.search(/[nesw]$/i);
  return { at: square(name.slice(0, cut).replace("/", "")), way: name.slice(cut).toLowerCase() as Way };
}

/** The two ends of a side, clockwise around its tile. */
function ends({ at, way }: { at: Square; way: Way }): [Square, Square] {
  const [left, top, right, bottom] = [at.x * CELL, at.y * CELL, (at.x + 1) * CELL, (at.y + 1) * CELL];
  if (way === "n")
    return [
      { x: left, y: top },
      { x: right, y: top },
    ];
  if (way === "e")
    return [
      { x: right, y: top },
      { x: right, y: bottom },
    ];
  if (way === "s")
    return [
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
  return [
    { x: left, y: bottom },
    { x: left, y: top },
  ];
}

/** An SVG path along sides that follow each other; where one does not, the line begins anew. */
export function wallPath(sides: readonly string[]): string {
  let path = "";
  let first: Square | null = null;
  let pen: Square | null = null;
  for (const name of sides) {
    const [from, to] = ends(side(name));
    if (!pen || pen.x !== from.x || pen.y !== from.y) {
      path += `M${from.x} ${from.y}`;
      first = from;
    }
    path += `L${to.x} ${to.y}`;
    pen = to;
  }
  if (first && pen && first.x === pen.x && first.y === pen.y) path += "Z";
  return path;
}

/** The middle of the line, where its number stands: halfway along, at the middle of that side. */
export function wallMiddle(sides: readonly string[]): Square | null {
  const middle = sides[Math.floor(sides.length / 2)];
  if (middle === undefined) return null;
  const [from, to] = ends(side(middle));
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** Where an opening in a wall is drawn: the middle of the side, and how far to turn a northern one. */
export function doorPlace(name: string): { x: number; y: number; turn: number } {
  const { at, way } = side(name);
  const [from, to] = ends({ at, way });
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn: { n: 0, e: 90, s: 180, w: 270 }[way] };
}

/** The smallest box around squares, with a margin (in squares) on every side. */
export function around(cells: Iterable<string>, margin: number): Box {
  const box = { left: 0, top: 0, right: 1, bottom: 1 };
  for (const cell of cells) {
    const { x, y } = square(cell);
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return { left: box.left - margin, top: box.top - margin, right: box.right + margin, bottom: box.bottom + margin };
}

export function union(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** The square an arrow key leads to: the nearest one that way, straight ahead before askew. */
export function towards(from: string, way: Way, cells: Iterable<string>): string | null {
  const start = square(from);
  const step = STEPS[way];
  let best: string | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const { x, y } = square(cell);
    const [dx, dy] = [x - start.x, y - start.y];
    const ahead = dx * step.x + dy * step.y;
    if (ahead <= 0) continue;
    const askew = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    const far = ahead + askew * 2.5;
    if (far < least) {
      least = far;
      best = cell;
    }
  }
  return best;
}
