import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { vectorFiles } from "./vectors.ts";

/* `npm run vectors` writes the test vectors again. */

for (const [name, text] of Object.entries(vectorFiles()))
  writeFileSync(join(import.meta.dirname, name), text);
