import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { BuiltPage } from "../pages/pages.tsx";
import type { Strings } from "../strings/en.ts";
import { renderTemplate } from "./assemble.ts";
import { withEmptySlots } from "./completePages.ts";
import { editionOf } from "./edition.ts";
import { EMBED, embeddedPages } from "./embeds.ts";
import { figureLinkPage } from "./figureLinks.ts";
import { headOf } from "./head.ts";
import { languagesFrom } from "./languages.ts";
import { searchFile } from "./searchFile.ts";
import { siteFrom, withSlash } from "./site.ts";

const PAGES_MODULE = "/src/book/pages/pages.tsx";

/** All that the project depends on, and what is in none's first module. */
const PACKAGES = [
  ...Object.keys(JSON.parse(readFileSync("package.json", "utf8")).dependencies),
  "bunny",
  "react/jsx-runtime",
  "react-dom/client",
  "three/examples/jsm/loaders/OBJLoader.js",
  "three/examples/jsm/loaders/STLLoader.js",
];

type Words = Pick<Strings, "search" | "embed">;

export function devPages(words: Words): Plugin {
  return {
    name: "tumble-dev-pages",
    apply: (_, { command, isPreview }) => command === "serve" && !isPreview,
    // Vite's default pages would answer every address with the template.
    config: () => ({
      appType: "custom",
      server: {
        warmup: {
          ssrFiles: [`.${PAGES_MODULE}`, "./src/book/mdx/vocabulary.tsx"],
          clientFiles: ["./src/book/styles/index.css", "./src/book/client/client.ts"],
        },
      },
      environments: { ssr: { dev: { preTransformRequests: true } } },
      // Named, or Vite would look for them in every figure, and reload the page for one met later.
      optimizeDeps: { entries: [], include: PACKAGES },
    }),
    configureServer(server) {
      return () => servePages(server, words);
    },
    hotUpdate({ file, modules, server }) {
      if (modules.length === 0 || file.endsWith(".css")) return;
      const { client } = server.environments;
      const isClient = this.environment.name === "client";
      // A chapter's text is no module of the browser; what both environments know reloads once.
      const isUnknownToClient = !client.moduleGraph.getModulesByFile(file)?.size;
      if (isClient || isUnknownToClient) client.hot.send({ type: "full-reload" });
      return isClient ? [] : undefined;
    },
  };
}

function servePages(server: ViteDevServer, words: Words): void {
  server.middlewares.use(async (request, response, next) => {
    try {
      const address = request.originalUrl ?? "/";
      const { pathname } = new URL(address, "http://localhost");
      const path = pathname.replace(/^\//, "").replace(/index\.html$/, "");
      const pages = (await server.ssrLoadModule(PAGES_MODULE)) as PagesModule;
      if (path === "search.json") {
        const all = await Promise.all(pages.PAGE_PATHS.map((one) => pages.renderPage(one, "/")));
        response.writeHead(200, { "Content-Type": "application/json" });
        response.end(JSON.stringify(searchFile(all, words.search)));
        return;
      }
      const figure = await figurePage(path.replace(/(?<!\/)$/, "/"), pages, words);
      if (pages.PAGE_PATHS.includes(`${path}/`) || (figure && !path.endsWith("/"))) {
        response.writeHead(301, { Location: withSlash(address) }).end();
        return;
      }
      const page = figure ?? withEmptySlots(await pages.renderPage(path, "/"));
      const status = page.path === "404.html" ? 404 : 200;
      response.writeHead(status, { "Content-Type": "text/html" }).end(await htmlOf(page, address, server));
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    }
  });
}

type PagesModule = typeof import("../pages/pages.tsx");

/** Made of its chapter, for the two addresses that a figure has to itself. */
async function figurePage(path: string, pages: PagesModule, words: Words): Promise<BuiltPage | null> {
  const [, slug, id] = /^(?:chapters|embed)\/([\w-]+)\/([\w-]+)\/$/.exec(path) ?? [];
  const chapter = `chapters/${slug}/`;
  if (!pages.PAGE_PATHS.includes(chapter)) return null;
  const page = withEmptySlots(await pages.renderPage(chapter, "/"));
  return embeddedPages([page], words.embed).find(({ figure }) => figure === id) ?? null;
}

async function htmlOf(page: BuiltPage, address: string, server: ViteDevServer): Promise<string> {
  const publication = { site: siteFrom(), edition: editionOf(server.config.root), ...languagesFrom() };
  if (page.figure !== undefined && address.startsWith("/chapters/")) return figureLinkPage(page, publication);
  const template = readFileSync(join(server.config.root, "index.html"), "utf8");
  const own =
    page.figure === undefined ? "" : `<style>${EMBED.style}</style><script>${EMBED.script}</script>`;
  const shown = { ...page, body: page.body + own };
  return renderTemplate(await server.transformIndexHtml(address, template), shown, headOf(page, publication));
}
