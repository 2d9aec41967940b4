/** Dragging a tile: the same as clicking it and then the square it is dropped on. Clicks and keys do it as well. */

import { RESERVE } from "./choice";
import { getDesk, type Desk } from "./desk.svelte";
import { tileArt } from "./pieces";

export interface Dragged {
  tile: string;
  source: string;
}

const SLOP = 8; // pixels before a press becomes a drag

class Drag {
  tile = $state("");
  x = $state(0);
  y = $state(0);
  size = $state(0);
  readonly art: string = $derived(this.tile ? tileArt(this.tile) : "");
}

/** The tile in the air; one at a time, as there is one hand. */
export const drag = new Drag();

function under(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y);
}

/** Makes an element's tile something to be dragged onto the court or the reserve. */
export function draggable(node: HTMLElement, what: Dragged): { update(what: Dragged): void; destroy(): void } {
  const desk: Desk = getDesk();
  const acting = desk.acting;
  let piece = what;
  let start: { x: number; y: number; id: number } | null = null;
  let flies = false;

  const press = (event: PointerEvent): void => {
    if (event.button !== 0 || !acting.hasTile(piece.tile, piece.source)) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    flies = false;
  };
  const move = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    if (!flies) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLOP) return;
      flies = true;
      node.setPointerCapture(start.id);
      drag.size = node.getBoundingClientRect().width;
      drag.tile = piece.tile;
      const now = acting.effective;
      if (now.tile !== piece.tile || now.source !== piece.source) acting.pickTile(piece.tile, piece.source);
    }
    drag.x = event.clientX;
    drag.y = event.clientY;
    const cell = under(event.clientX, event.clientY)?.closest<HTMLElement>("[data-cell]")?.dataset.cell ?? "";
    acting.hovered = acting.result.targets.has(cell) ? cell : "";
  };
  const drop = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    start = null;
    if (!flies) return;
    drag.tile = "";
    const target = under(event.clientX, event.clientY);
    const cell = target?.closest<HTMLElement>("[data-cell]")?.dataset.cell ?? "";
    const place = target?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "";
    if (cell && acting.result.targets.has(cell)) acting.pickCell(cell);
    else if (place) {
      const option = acting.result.buttons.find((one) => one.kind === place);
      if (option) acting.choose(option);
      else if (place === RESERVE && piece.source === "market" && acting.ready) acting.plan(RESERVE);
    } else if (cell) acting.refuse({ id: "table-why-no-fit", args: { tile: { tile: piece.tile } } }, "B-81");
  };
  const cancel = (): void => {
    start = null;
    flies = false;
    drag.tile = "";
  };
  /** The click that ends a drag is no click. */
  const click = (event: MouseEvent): void => {
    if (flies) {
      event.stopPropagation();
      event.preventDefault();
    }
    flies = false;
  };

  node.addEventListener("pointerdown", press);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", drop);
  node.addEventListener("pointercancel", cancel);
  node.addEventListener("click", click, true);
  return {
    update: (next) => (piece = next),
    destroy: () => {
      if (flies) cancel();
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", drop);
      node.removeEventListener("pointercancel", cancel);
      node.removeEventListener("click", click, true);
    },
  };
}
