import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { HEADERS, isEmbeddable, UNFRAMED } from "./headers.ts";
import { OTHER_FOLDERS } from "./languages.ts";
import { siteFrom, withSlash } from "./site.ts";

export function previewPages(): Plugin {
  return {
    name: "tumble-preview-pages",
    apply: (_, { isPreview }) => isPreview === true,
    // Where the built pages are to stand.
    config: ({ base }) => ({ appType: "mpa", ...((base ?? "./") === "./" && { base: siteFrom().base }) }),
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(({ url = "" }, response, next) => {
        const headers = isEmbeddable(url, config.base) ? HEADERS : { ...HEADERS, ...UNFRAMED };
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        next();
      });
      const site = resolve(config.root, config.build.outDir);
      // Reached by what is no file: a folder's page, whose file Vite has put for the address, or nothing.
      return () =>
        middlewares.use(({ url = "/", originalUrl = url }, response, next) => {
          const [path = ""] = url.split("?", 1);
          if (path.endsWith(".html") && existsSync(join(site, path))) return next();
          if (existsSync(join(site, path, "index.html"))) {
            response.writeHead(301, { Location: withSlash(originalUrl) }).end();
            return;
          }
          response.writeHead(404, { ...UNFRAMED, "Content-Type": "text/html;charset=utf-8" });
          const [language = ""] = OTHER_FOLDERS.filter((folder) => path.startsWith(`/${folder}`));
          const missing = [join(site, language, "404.html"), join(site, "404.html")];
          response.end(readFileSync(missing.find((file) => existsSync(file)) ?? ""));
        });
    },
  };
}
