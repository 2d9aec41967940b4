/** Runes everywhere: a component that forgets them is an error, not an older Svelte. */
export default { compilerOptions: { runes: true } };
