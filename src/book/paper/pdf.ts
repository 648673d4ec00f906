import { extname, join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { getDocumentProxy } from "unpdf";
import { numberedPlaces, withPageNumbers } from "./bookPage";

/** While it is printed the book is at an address of its own, and the site’s files are below it. */
const ROOT = "http://book.invalid/";

/** Where the numbers printed move what they number, the next printing has it right; it never took more than three. */
const PRINTINGS = 5;

export interface Files {
  /** The folder of the built site. */
  readonly site: string;
  /** By their paths below the root. Fonts are this project’s packages’. */
  readonly own: Readonly<Record<string, string>>;
}

/** Opens a browser in which no script runs and nothing leaves this machine. */
export async function withBrowser<Result>(
  executablePath: string,
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: ["--disable-3d-apis"] });
  try {
    return await use(await browser.newContext({ javaScriptEnabled: false, deviceScaleFactor: 2 }));
  } finally {
    await browser.close();
  }
}

export async function openBook(context: BrowserContext, { site, own }: Files, html: string): Promise<Page> {
  const texts: Readonly<Record<string, string>> = { ...own, "book.html": html };
  const page = await context.newPage();
  await page.route("**/*", (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    const body = texts[path];
    return body === undefined
      ? route.fulfill({ path: path.startsWith("node_modules/") ? path : join(site, path) })
      : route.fulfill({
          body,
          contentType: extname(path) === ".css" ? "text/css" : "text/html; charset=utf-8",
        });
  });
  await page.goto(`${ROOT}book.html`);
  return page;
}

/** Prints until every number of a page that is printed is that page’s. */
export async function printBook(context: BrowserContext, files: Files, html: string): Promise<Uint8Array> {
  let pages: ReadonlyMap<string, number> = new Map();
  for (let printing = 1; printing <= PRINTINGS; printing++) {
    const page = await openBook(context, files, withPageNumbers(html, pages));
    const pdf = await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true });
    await page.close();
    const found = await pagesOf(pdf);
    const lost = numberedPlaces(html).filter((id) => !found.has(id));
    if (lost.length > 0) throw new Error(`the printed book has no place called ${lost.join(", ")}`);
    if ([...found].every(([id, number]) => pages.get(id) === number)) return pdf;
    pages = found;
  }
  throw new Error(`the numbers of the book’s pages still change after ${PRINTINGS} printings`);
}

/** The pages, counted from 1, of all places that something leads to. */
async function pagesOf(pdf: Uint8Array): Promise<ReadonlyMap<string, number>> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const destinations = Object.entries(await document.getDestinations());
  const pages = destinations.map(
    async ([id, [page]]) => [id, 1 + (await document.getPageIndex(page))] as const,
  );
  return new Map(await Promise.all(pages));
}
