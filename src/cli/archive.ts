import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";

/* `tsx src/cli/archive.ts [FOLDER]`: what is built there (by default `dist`) as one file that any static server can serve unpacked. */

/** What is packed already; to pack it once more takes seconds and gains nothing. */
const PACKED = /\.(png|woff2|zip)$/;

/** Copies that only some servers know how to use, and the rest of which a server packs by itself. */
const TWIN = /\.(br|gz)$/;

const folder = process.argv[2] ?? "dist";
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const name = `tumble-${version}`;
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => !TWIN.test(file) && statSync(join(folder, file)).isFile())
  .sort();
const archive = zipSync(
  Object.fromEntries(
    files.map((file) => [
      `${name}/${file.replaceAll("\\", "/")}`,
      [readFileSync(join(folder, file)), { level: PACKED.test(file) ? 0 : 9 }],
    ]),
  ),
);
writeFileSync(`${name}.zip`, archive);
console.log(`${name}.zip: ${files.length} files, ${(archive.length / 1e6).toFixed(1)} MB`);
