import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { LANGUAGES } from "../book/build/languages";

/* `tsx src/cli/languages.ts [FOLDER]` builds every language but the first, each in its folder of a built site, by default in `dist`. */

const site = process.argv[2] ?? "dist";
for (const [name, { folder }] of Object.entries(LANGUAGES)) {
  if (folder === "") continue;
  const command = [
    "node_modules/vite/bin/vite.js",
    "build",
    "--logLevel",
    "warn",
    "--emptyOutDir",
    "--outDir",
  ];
  execFileSync(process.execPath, [...command, join(site, folder)], {
    stdio: "inherit",
    env: { ...process.env, TUMBLE_LANGUAGE: name },
  });
}
