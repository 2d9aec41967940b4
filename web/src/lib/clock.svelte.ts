/** The time of day, once a second, for what counts seconds on the screen. Runs only while something reads it. */

import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970; what reads it inside a component is drawn anew every second. */
export function tick(): number {
  subscribe();
  return Date.now();
}
