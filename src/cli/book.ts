import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "../../tests/site/chromium";
import { editionOf } from "../book/build/edition";
import { wordsOf } from "../book/build/language";
import { absolute, siteFrom } from "../book/build/site";
import { bookPage, SHEET } from "../book/paper/bookPage";
import { printBook, withBrowser } from "../book/paper/pdf";
import { readBook } from "../book/paper/readBook";
import type { Strings } from "../book/paper/strings/en";
import type { Strings as LanguageStrings } from "../language/strings/en";

/* `npm run book [-- FOLDER]`: the built site as a book, in FOLDER/book/ (dist/book/). Its addresses are those of TUMBLE_ORIGIN. */

const [site = "dist"] = process.argv.slice(2);
if (!existsSync(join(site, "index.html")))
  throw new Error(`${site} holds no built notebook: npm run build makes one`);

const words = await wordsOf<Strings>("book/paper");
const { tag } = await wordsOf<LanguageStrings>("language");
const address = absolute(siteFrom(), "");
const imprint = { ...editionOf("."), language: tag, address };
const book = readBook(site, { address, words });
const files = { site, own: { [SHEET]: readFileSync("src/book/paper/book.css", "utf8") } };

const folder = join(site, "book");
mkdirSync(folder, { recursive: true });
await withBrowser(findChromium(), async (context) => {
  const file = join(folder, "tumble.pdf");
  writeFileSync(file, await printBook(context, files, bookPage(book, imprint, words)));
  process.stdout.write(`${file} is printed.\n`);
});
