/** What the person in front of the screen likes. Kept in this browser, never sent to anybody. */

import type { WindowWish } from "./wire.gen";

export type Theme = "system" | "light" | "dark";

export interface Settings {
  language: string; // empty: as the browser says
  theme: Theme;
  motion: boolean;
  letters: boolean; // letters of the types on tiles
  aids: boolean; // afford notes, targets, counts; off for purists
  confirm: boolean; // one more click before a move is sent
  scoringOpens: boolean; // the scoring screen opens by itself
  windowWish: WindowWish;
  sounds: boolean;
  chatMuted: boolean;
  name: string; // how the guest was called last
}

const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  motion: true,
  letters: false,
  aids: true,
  confirm: true,
  scoringOpens: true,
  windowWish: "brief",
  sounds: false,
  chatMuted: false,
  name: "",
};
const PLACE = "alhambra-settings";

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return { ...DEFAULTS, ...(kept as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS }; // storage switched off, or not ours
  }
}

/** Read freely; assign to a field to change it, it is kept by itself. */
export const settings: Settings = $state(read());

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, calm: calm.matches });
dark.addEventListener("change", () => (system.dark = dark.matches));
calm.addEventListener("change", () => (system.calm = calm.matches));

/** May things move? No, if the system or the setting says so. */
export const moves = (): boolean => settings.motion && !system.calm;

export const theme = (): "light" | "dark" =>
  settings.theme === "system" ? (system.dark ? "dark" : "light") : settings.theme;

/** Keep every change and show theme and motion on the page, for as long as the page lives. */
export function watchSettings(): void {
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(PLACE, JSON.stringify(settings));
      } catch {
        // kept for this visit only
      }
    });
    $effect(() => {
      document.documentElement.dataset.theme = theme();
      document.documentElement.dataset.motion = moves() ? "on" : "off";
    });
  });
}
