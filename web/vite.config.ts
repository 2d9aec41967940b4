/** How the browser table is built: one page, one chunk per language, everything named by its content. */

import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { artVersion } from "./build/art.ts";
import { words } from "./build/words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const locales = here("../src/alhambra/words/locales");

/** Where `alhambra serve` listens while the page is worked on with `npm run dev`. */
const server = process.env.ALHAMBRA_SERVER ?? "http://127.0.0.1:8742";
// The server refuses foreign origins, so the proxy speaks in the server's own name.
const proxy = { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } };

export default defineConfig({
  plugins: [words(locales), svelte()],
  resolve: { alias: { $lib: here("src/lib") } },
  define: { __ART_VERSION__: JSON.stringify(artVersion(here("public/art"))) },
  build: {
    outDir: process.env.ALHAMBRA_WEB_OUT ?? here("../src/alhambra/server/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's content policy allows nothing but files of its own
  },
  server: { proxy, fs: { allow: [here("."), locales] } },
  preview: { proxy },
});
