/** Arrow keys inside a row or a grid of buttons: to the nearest one that way. Tab leaves the region. */

export function arrows(node: HTMLElement): { destroy(): void } {
  const press = (event: KeyboardEvent): void => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const from = (event.target as Element).closest("button");
    if (!way || !from || !node.contains(from) || event.altKey || event.ctrlKey || event.metaKey) return;
    const start = middle(from);
    const [dx = 0, dy = 0] = way;
    let best: HTMLButtonElement | null = null;
    let least = Infinity;
    for (const button of node.querySelectorAll("button")) {
      const end = middle(button);
      const [x, y] = [end.x - start.x, end.y - start.y];
      const ahead = x * dx + y * dy;
      if (button === from || ahead <= 1) continue;
      const far = ahead + 2.5 * (Math.abs(x * dy) + Math.abs(y * dx));
      if (far < least) [least, best] = [far, button];
    }
    if (!best) return;
    best.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  node.addEventListener("keydown", press);
  return { destroy: () => node.removeEventListener("keydown", press) };
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
