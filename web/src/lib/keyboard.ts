/** Keys that work anywhere on a page, unless somebody is writing or a dialog is open. */

/** Does this key go into a text, or to a control that needs it itself? */
export function isTyping(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement | null;
  return !!at?.closest?.('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], dialog');
}

/** Is it a plain key, meant as a shortcut? */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
