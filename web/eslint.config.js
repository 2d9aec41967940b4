import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
    { ignores: ["node_modules/", "public/", "art/", "src/lib/wire.gen.ts", "src/follow/*.gen.*"] },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    prettier,
    ...svelte.configs.prettier,
    { languageOptions: { globals: { ...globals.browser } } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
        // State here is raw and replaced whole, so maps and sets need not watch themselves.
        rules: { "svelte/prefer-svelte-reactivity": "off" },
    },
    { files: ["*.config.{js,ts}"], languageOptions: { globals: { ...globals.node } } },
);
