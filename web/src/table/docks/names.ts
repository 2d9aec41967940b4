/** What a dock is called, and its rule in two sentences; a module nobody has words for goes by its key. */

import { knows, t } from "$lib/speak";
import type { Dock } from "./dock";

export const title = (dock: Dock): string => (knows(`module-${dock.key}`) ? t(`module-${dock.key}`) : dock.key);

export const nutshell = (dock: Dock): string => (knows(`nutshell-${dock.key}`) ? t(`nutshell-${dock.key}`) : "");
