import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { renderTemplate } from "./assemble.ts";
import { withEmptySlots } from "./completePages.ts";
import { editionOf } from "./edition.ts";
import { headOf } from "./head.ts";
import { LANGUAGE } from "./language.ts";
import { type SearchWords, searchFile } from "./searchFile.ts";
import { siteFrom } from "./site.ts";

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

export function devPages(searchWords: SearchWords): Plugin {
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
      return () => servePages(server, searchWords);
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

function servePages(server: ViteDevServer, searchWords: SearchWords): void {
  server.middlewares.use(async (request, response, next) => {
    try {
      const address = request.originalUrl ?? "/";
      const { pathname } = new URL(address, "http://localhost");
      const path = pathname.replace(/^\//, "").replace(/index\.html$/, "");
      const { renderPage, PAGE_PATHS } = (await server.ssrLoadModule(
        PAGES_MODULE,
      )) as typeof import("../pages/pages.tsx");
      if (PAGE_PATHS.includes(`${path}/`)) {
        response.writeHead(301, { Location: address.replace(/(?=\?|$)/, "/") }).end();
        return;
      }
      if (path === "search.json") {
        const pages = await Promise.all(PAGE_PATHS.map((one) => renderPage(one, "/")));
        response.writeHead(200, { "Content-Type": "application/json" });
        response.end(JSON.stringify(searchFile(pages, searchWords)));
        return;
      }
      const page = withEmptySlots(await renderPage(path, "/"));
      const template = readFileSync(join(server.config.root, "index.html"), "utf8");
      const edition = editionOf(server.config.root);
      const head = headOf(page, { site: siteFrom(), edition, language: LANGUAGE });
      const html = renderTemplate(await server.transformIndexHtml(address, template), page, head);
      response.writeHead(page.path === "404.html" ? 404 : 200, { "Content-Type": "text/html" }).end(html);
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    }
  });
}
