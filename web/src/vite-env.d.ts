/// <reference types="svelte" />
/// <reference types="vite/client" />

declare const __ART_VERSION__: string;

declare module "virtual:words/*" {
  const source: string;
  export default source;
}
