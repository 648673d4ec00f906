import { existsSync } from "node:fs";
import { join } from "node:path";
import { absolute, siteFrom } from "../book/build/site.ts";
import { askAll, lineOf, outsideLinks, type Verdict } from "./outsideLinks.ts";

/*
 * `npm run links [-- FOLDER]`: asks every link of the built site to other sites whether it is there, and says of those that have moved, are
 * gone or cannot be reached on which pages they stand. The exit code is 1 if any is gone.
 */

const [folder = "dist"] = process.argv.slice(2);
if (!existsSync(join(folder, "index.html")))
  throw new Error(`${folder} holds no built notebook: npm run build makes one`);

const counts: Record<Verdict["is"], number> = { ok: 0, moved: 0, gone: 0, unreachable: 0 };
for await (const asked of askAll(outsideLinks(folder, absolute(siteFrom(), "")))) {
  counts[asked.verdict.is] += 1;
  if (asked.verdict.is !== "ok") console.log(lineOf(asked));
}
console.log(
  Object.entries(counts)
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(", "),
);
process.exitCode = counts.gone > 0 ? 1 : 0;
