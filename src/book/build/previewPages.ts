import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** Figures that stand alone may be framed by any page, all else by none but the lab's. */
const EMBEDDABLE = /^\/(?:.*\/)?embed\//;

/** Only headers can say these; the rest of the policy stands in the page. One page of the lab frames another. */
const HEADERS = {
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

export function previewPages(): Plugin {
  return {
    name: "tumble-preview-pages",
    apply: (_, { isPreview }) => isPreview === true,
    config: () => ({ appType: "mpa", preview: { headers: HEADERS } }),
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(({ url = "" }, response, next) => {
        const set = response.setHeader.bind(response);
        if (EMBEDDABLE.test(url))
          response.setHeader = (name, value) =>
            name === "Content-Security-Policy" ? response : set(name, value);
        next();
      });
      const site = resolve(config.root, config.build.outDir);
      // Reached by what is no file: a folder's page, whose file Vite has put for the address, or nothing.
      return () =>
        middlewares.use(({ url = "/", originalUrl = url }, response, next) => {
          const [path = ""] = url.split("?", 1);
          if (path.endsWith(".html") && existsSync(join(site, path))) return next();
          for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
          if (existsSync(join(site, path, "index.html"))) {
            response.writeHead(301, { Location: originalUrl.replace(/(?=\?|$)/, "/") }).end();
            return;
          }
          response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
          response.end(readFileSync(join(site, "404.html")));
        });
    },
  };
}
