/** What pages call to say something in the reader's language. Read inside a component, it changes with the language. */

import { language } from "./language.svelte";
import type { Arg, Saying } from "./wire.gen";
import { type Company, NOBODY, plain, type Span, spans } from "./wording";

export type { Company, Piece, Span } from "./wording";
export { NOBODY } from "./wording";

/** A message of the page itself. */
export const t = (id: string, args: Record<string, Arg> = {}): string => plain(language.bundle, { id, args });

/** A saying of the server in plain words. */
export const words = (saying: Saying, company: Company = NOBODY): string => plain(language.bundle, saying, company);

/** A saying in stretches, for `Sentence.svelte`. */
export const stretches = (saying: Saying, company: Company = NOBODY, form = ""): Span[] =>
  spans(language.bundle, saying, company, form);

/** A saying in another form of its message, such as a label's `short`; the usual one if it has none. */
export const form = (saying: Saying, name: string, company: Company = NOBODY): string =>
  plain(language.bundle, saying, company, name);

/** Is there such a message? */
export const knows = (id: string): boolean => language.bundle.hasMessage(id);
