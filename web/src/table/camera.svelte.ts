/** Which part of the ground a court shows: fitted by itself, until somebody zooms or moves it. */

import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { moves } from "$lib/settings.svelte";
import { type Box, CELL } from "./geometry";

const LARGEST = 112; // pixels of a square
const CLOSEST = 3; // times the fitted size
const FARTHEST = 0.5;

export class Camera {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  /** How far the ground was moved, in squares. */
  shift = $state.raw({ x: 0, y: 0 });
  readonly #fitted = new Tween<Box>({ left: -1, top: -1, right: 2, bottom: 2 }, { duration: 0, easing: cubicInOut });
  #began = false;

  /** Pixels of one square. */
  readonly cell: number = $derived.by(() => {
    const box = this.#fitted.current;
    const fit = Math.min(LARGEST, this.width / (box.right - box.left), this.height / (box.bottom - box.top));
    return Math.max(1, fit * this.zoom);
  });
  readonly view: string = $derived.by(() => {
    const box = this.#fitted.current;
    const [wide, high] = [this.width / this.cell, this.height / this.cell];
    const left = (box.left + box.right) / 2 - wide / 2 - this.shift.x;
    const top = (box.top + box.bottom) / 2 - high / 2 - this.shift.y;
    return [left, top, wide, high].map((number) => (number * CELL).toFixed(1)).join(" ");
  });
  readonly moved: boolean = $derived(this.zoom !== 1 || this.shift.x !== 0 || this.shift.y !== 0);

  /** Show this box from now on; what was zoomed or moved by hand stays so. */
  fit(box: Box): void {
    const old = this.#fitted.target;
    if (
      this.#began &&
      old.left === box.left &&
      old.top === box.top &&
      old.right === box.right &&
      old.bottom === box.bottom
    )
      return;
    void this.#fitted.set(box, { duration: this.#began && moves() ? 600 : 0 });
    this.#began = true;
  }

  closer(times: number): void {
    this.zoom = Math.min(CLOSEST, Math.max(FARTHEST, this.zoom * times));
  }

  /** Move the ground by so many pixels. */
  drag(x: number, y: number): void {
    this.shift = { x: this.shift.x + x / this.cell, y: this.shift.y + y / this.cell };
  }

  refit(): void {
    this.zoom = 1;
    this.shift = { x: 0, y: 0 };
  }
}

/** Drags with one pointer, pinches with two, wheel with the control key: all on one element. */
export function navigated(node: SVGSVGElement, camera: Camera): { destroy(): void } {
  const down = new Map<number, { x: number; y: number }>();
  let far = 0; // how far the pointers went, to tell a drag from a click
  const SLOP = 6;

  const press = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (down.size === 0) far = 0;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    far += Math.hypot(now.x - before.x, now.y - before.y);
    if (far > SLOP && !node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    if (far > SLOP && other) {
      const [old, fresh] = [
        Math.hypot(before.x - other.x, before.y - other.y),
        Math.hypot(now.x - other.x, now.y - other.y),
      ];
      if (old > 0) camera.closer(fresh / old);
      camera.drag((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else if (far > SLOP) {
      camera.drag(now.x - before.x, now.y - before.y);
    }
    down.set(event.pointerId, now);
  };
  const lift = (event: PointerEvent): void => void down.delete(event.pointerId);
  const click = (event: MouseEvent): void => {
    if (far > SLOP) event.stopPropagation(); // it was a drag
    far = 0;
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    camera.closer(event.deltaY < 0 ? 1.12 : 1 / 1.12);
  };
  const fit = (): void => camera.refit();

  node.addEventListener("pointerdown", press);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", lift);
  node.addEventListener("pointercancel", lift);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  node.addEventListener("dblclick", fit);
  return {
    destroy: () => {
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", lift);
      node.removeEventListener("pointercancel", lift);
      node.removeEventListener("click", click, true);
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("dblclick", fit);
    },
  };
}
