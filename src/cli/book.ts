import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "../../tests/site/chromium";
import { editionOf } from "../book/build/edition";
import { wordsOf } from "../book/build/language";
import { absolute, siteFrom } from "../book/build/site";
import { bookPage, SHEET } from "../book/paper/bookPage";
import { epubOf } from "../book/paper/epub/epub";
import { printBook, withBrowser } from "../book/paper/pdf";
import { readBook } from "../book/paper/readBook";
import { renderBookStills } from "../book/paper/stills";
import type { Strings } from "../book/paper/strings/en";
import type { Strings as LanguageStrings } from "../language/strings/en";

/*
 * `npm run book -- [pdf] [epub] [--site FOLDER]`: the built site as a book, in FOLDER/book/ (dist/book/). Its addresses are those of
 * TUMBLE_ORIGIN.
 */

const { values, positionals } = parseArgs({
  options: { site: { type: "string", default: "dist" } },
  allowPositionals: true,
});
const { site } = values;
if (!existsSync(join(site, "index.html")))
  throw new Error(`${site} holds no built notebook: npm run build makes one`);

const words = await wordsOf<Strings>("book/paper");
const { tag } = await wordsOf<LanguageStrings>("language");
const address = absolute(siteFrom(), "");
const imprint = { ...editionOf("."), language: tag, address };
const book = readBook(site, { address, words, stills: await renderBookStills() });
const files = { site, own: { [SHEET]: readFileSync("src/book/paper/book.css", "utf8") } };

mkdirSync(join(site, "book"), { recursive: true });
await withBrowser(findChromium(), async (context) => {
  const makers = {
    epub: () => epubOf(context, files, book, imprint, words),
    pdf: () => printBook(context, files, bookPage(book, imprint, words)),
  };
  for (const [kind, make] of Object.entries(makers)) {
    if (positionals.length > 0 && !positionals.includes(kind)) continue;
    const file = join(site, "book", `tumble.${kind}`);
    const bytes = await make();
    writeFileSync(file, bytes);
    process.stdout.write(`${file}: ${(bytes.length / 1e6).toFixed(1)} MB\n`);
  }
});
