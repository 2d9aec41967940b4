/** The pictures are served for a year, so their address carries a digest of all of them. */

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function artVersion(folder: string): string {
  if (!existsSync(folder)) return "none";
  const digest = createHash("sha256");
  for (const name of readdirSync(folder).sort()) digest.update(name).update(readFileSync(join(folder, name)));
  return digest.digest("hex").slice(0, 10);
}
