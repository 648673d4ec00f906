import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";

/*
 * `tsx src/cli/archive.ts [FOLDER [FILE]]`: what is built there, by default in `dist`, as one file. Unpacked, it can be served by any static
 * server in any folder.
 */

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
const target = process.argv[3] ?? `${name}.zip`;
writeFileSync(target, archive);
console.log(`${target}: ${files.length} files, ${(archive.length / 1e6).toFixed(1)} MB`);
