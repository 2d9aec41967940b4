/** The language of the page: the reader's choice, else the browser's, else English. One chunk is loaded for it. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";

/** Languages by their own names, in the order they are offered. */
export const LANGUAGES: Record<string, string> = { en: "English", nl: "Nederlands", et: "Eesti", de: "Deutsch" };

const english = (): Promise<{ default: string }> => import("virtual:words/en");
const SOURCES: Record<string, () => Promise<{ default: string }>> = {
  en: english,
  nl: () => import("virtual:words/nl"),
  et: () => import("virtual:words/et"),
  de: () => import("virtual:words/de"),
};

class Language {
  code = $state("en");
  bundle: FluentBundle = $state.raw(new FluentBundle("en"));

  /** The language as the reader's country writes it, for times of day. */
  readonly region: string = $derived(
    navigator.languages.find((tag) => tag.toLowerCase().split("-")[0] === this.code) ?? this.code,
  );

  /** Load and show a language; the page keeps its old words until the new ones are there. */
  async show(code: string): Promise<void> {
    const { default: source } = await (SOURCES[code] ?? english)();
    // No isolation marks: browsers would show them as boxes where a font lacks them, and the terminal has none.
    const bundle = new FluentBundle(code, { useIsolating: false });
    for (const error of bundle.addResource(new FluentResource(source))) console.warn(error);
    this.bundle = bundle;
    this.code = code;
    document.documentElement.lang = code;
  }

  /** Change it for good. */
  async choose(code: string): Promise<void> {
    settings.language = code;
    await this.show(code);
  }
}

export const language = new Language();

/** The language to start with. */
export function preferred(wanted: readonly string[] = navigator.languages): string {
  const codes = [settings.language, ...wanted].map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => code in LANGUAGES) ?? "en";
}
