import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createServer, type Plugin, type ResolvedConfig, type ViteDevServer } from "vite";
import type { BuiltPage } from "../pages/pages.tsx";
import { buildPage, renderTemplate } from "./assemble.ts";
import { subsetFonts } from "./fonts.ts";
import { buildMissingPage } from "./missingPage.ts";
import { writeNotices } from "./notices.ts";

const PAGES_MODULE = "/src/book/pages/pages.tsx";
const LATER_FORMULAS = "virtual:traced-formulas";

/**
 * Renders every page to static HTML: into the output folder when the site is built, on request in development.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "tumble-prerender",
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      return () => servePages(server);
    },
    async writeBundle() {
      if (config.command !== "build" || config.build.ssr) return;
      const outDir = resolve(config.root, config.build.outDir);
      const template = readFileSync(join(outDir, "index.html"), "utf8");
      const { pages, laterMarkup } = await renderPages(config);
      await subsetFonts(outDir, [...pages.map(({ body }) => body), ...laterMarkup]);
      for (const page of pages) writePage(outDir, template, page, siteBase(config));
      writeNotices(config.root, outDir);
      await compressAll(outDir);
    },
  };
}

/**
 * The path of the site's root, for the one page that cannot use relative links: where a reader without scripts is led from
 * an address at which there is nothing. TUMBLE_BASE names it where it is not the host's root.
 */
function siteBase(config: ResolvedConfig): string {
  return config.base === "./" ? (process.env.TUMBLE_BASE ?? "/") : config.base;
}

interface SetFormulas {
  readonly all: string;
  readonly symbols: Readonly<Record<string, string>>;
}

interface Rendered {
  readonly pages: readonly BuiltPage[];
  /** Markup with formulas that scripts put into a page when it is asked for. */
  readonly laterMarkup: readonly string[];
}

async function renderPages(config: ResolvedConfig): Promise<Rendered> {
  const server = await createServer({
    root: config.root,
    configFile: config.configFile ?? false,
    logLevel: "warn",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    appType: "custom",
  });
  try {
    const { buildPages } = await server.ssrLoadModule(PAGES_MODULE);
    const { default: formulas } = await server.ssrLoadModule(LATER_FORMULAS);
    const laterMarkup = Object.values<SetFormulas>(formulas).flatMap(({ all, symbols }) => [
      all,
      ...Object.values(symbols),
    ]);
    return { pages: buildPages(siteBase(config)), laterMarkup };
  } finally {
    await server.close();
  }
}

function servePages(server: ViteDevServer): void {
  server.middlewares.use(async (request, response, next) => {
    try {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const { buildPages } = await server.ssrLoadModule(PAGES_MODULE);
      const pages: BuiltPage[] = buildPages("/");
      const wanted = pathname.replace(/^\//, "").replace(/index\.html$/, "");
      const page = pages.find(({ path }) => path === wanted) ?? pages.find(({ path }) => path === "404.html");
      if (!page) return next();
      const template = readFileSync(join(server.config.root, "index.html"), "utf8");
      response.statusCode = page.path === "404.html" ? 404 : 200;
      response.setHeader("Content-Type", "text/html");
      response.end(await server.transformIndexHtml(request.url ?? "/", renderTemplate(template, page)));
    } catch (error) {
      next(error);
    }
  });
}

function writePage(outDir: string, template: string, page: BuiltPage, base: string): void {
  if (page.path === "404.html") {
    writeFileSync(join(outDir, page.path), buildMissingPage(outDir, template, page, base));
    return;
  }
  const file = join(outDir, page.path, "index.html");
  const depth = page.path.split("/").length - 1;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, buildPage(outDir, template, page, depth === 0 ? "./" : "../".repeat(depth)));
}

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt)$/;

/** Leaves a compressed twin beside every text file, for any server that can send it. */
async function compressAll(outDir: string): Promise<void> {
  const entries = readdirSync(outDir, { recursive: true, encoding: "utf8" });
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const compressed = entries
    .filter((entry) => COMPRESSIBLE.test(entry))
    .map(async (entry) => {
      const file = join(outDir, entry);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
    });
  await Promise.all(compressed);
}
