/** Vite plugin: all Fluent files of one language as one module, `virtual:words/nl`, so that it is one lazy chunk.
 *
 * A message that a language lacks is taken from English here, at build time, so the browser never loads two languages.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:words/";
/** Files of this name are for the terminal alone. */
const NOT_HERE = /^terminal/;

export function words(folder: string): Plugin {
  return {
    name: "alhambra-words",
    resolveId: (id) => (id.startsWith(NAME) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + NAME)) return undefined;
      const language = id.slice(NAME.length + 1);
      const messages = new Map([...read(folder, "en"), ...read(folder, language)]);
      for (const path of [...files(folder, "en"), ...files(folder, language)]) this.addWatchFile(path);
      return `export default ${JSON.stringify([...messages.values()].join("\n"))};`;
    },
    handleHotUpdate({ file, server }) {
      if (file.endsWith(".ftl")) server.ws.send({ type: "full-reload" });
    },
  };
}

function files(folder: string, language: string): string[] {
  const inside = join(folder, language);
  if (!existsSync(inside)) return []; // a language that nobody has begun is English throughout
  return readdirSync(inside)
    .filter((name) => name.endsWith(".ftl") && !NOT_HERE.test(name))
    .sort()
    .map((name) => join(inside, name));
}

/** The messages and terms of a language by id, each with its source text; comments are left out. */
function read(folder: string, language: string): Map<string, string> {
  const found = new Map<string, string>();
  let current = "";
  for (const path of files(folder, language))
    for (const line of readFileSync(path, "utf8").split(/\r?\n/)) {
      const start = /^(-?[a-zA-Z][\w-]*) *=/.exec(line);
      if (start) found.set((current = start[1] as string), line);
      else if (current && /^([ \t]+\S|\})/.test(line)) found.set(current, `${found.get(current)}\n${line}`);
    }
  return found;
}
