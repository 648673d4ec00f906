import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** What each file of the small site holds. */
export const FILES = {
  "index.html": "<title>The first page</title>",
  "404.html": "<title>Not here</title>",
  "chapters/spin/index.html": `<title>Spin</title>${"<p>ω</p>".repeat(200_000)}`,
  "assets/client-1a2b3c4d.js": "export const spin = 1;",
  "assets/rule-frame-1a2b3c4d.html": "<title>–</title>",
  "assets/icon-1a2b3c4d.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "assets/font-1a2b3c4d.woff2": "wOF2 in name only",
  "notices.txt": "Copyright © 2025",
} as const;

/** A small site in a folder of its own, with compressed copies beside its text files as the build leaves them. */
export function writeFixtureSite(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  for (const [path, text] of Object.entries(FILES)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (path.endsWith(".woff2")) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  writeFileSync(join(folder, ".hidden"), "not for readers");
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
