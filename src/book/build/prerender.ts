import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin, ResolvedConfig, Rollup } from "vite";
import type { BuiltPage } from "../pages/pages.tsx";
import { buildPage } from "./assemble.ts";
import { CARD, CARD_FIGURE, cardOf } from "./card.ts";
import { completePages, stillFrom } from "./completePages.ts";
import { compress, HASTY } from "./compress.ts";
import { subsetFonts } from "./fonts.ts";
import { dropUnusedFormulaStyles } from "./formulaStyles.ts";
import { writeNotices } from "./notices.ts";
import { renderPages } from "./renderPages.ts";
import { type SearchWords, searchFile } from "./searchFile.ts";
import { termColours } from "./termStyle.ts";

export function prerender(searchWords: SearchWords): Plugin {
  let config: ResolvedConfig;
  let rendering: Promise<readonly BuiltPage[]>;
  const say = (text: string) => {
    if (config.logLevel !== "error") process.stdout.write(`${text}\n`);
  };
  return {
    name: "tumble-prerender",
    apply: ({ build }, { command }) => command === "build" && !build?.ssr,
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      say("Building the notebook: its program and its pages take half a minute.");
      // Runs while the browser's program is built.
      rendering = renderPages(config, siteBase(config));
      // The later `await` reports a failure; until then Node would call it unhandled.
      rendering.catch(() => {});
    },
    async writeBundle(_, bundle) {
      const outDir = resolve(config.root, config.build.outDir);
      const template = readFileSync(join(outDir, "index.html"), "utf8");
      // Brotli at its best takes a third of a build; tests do not weigh files.
      const effort = process.env.TUMBLE_HASTY === "1" ? HASTY : undefined;
      const scripts = compress(outDir, /\.(js|wasm)$/, effort);
      say("The program is written.");
      const rendered = await rendering;
      say(`${rendered.length} pages are rendered.`);
      writeFileSync(join(outDir, "search.json"), JSON.stringify(searchFile(rendered, searchWords)));
      const pages = completePages(rendered);
      const texts = [...pages.map(({ body }) => body), ...ownModules(bundle)];
      dropUnusedFormulaStyles(outDir, texts);
      await subsetFonts(outDir, texts);
      writeCard(config.root, outDir, rendered);
      for (const page of pages) writePage(outDir, template, page, siteBase(config));
      writeNotices(config.root, outDir);
      await Promise.all([scripts, compress(outDir, /\.(html|css|svg|json|txt)$/, effort)]);
      say(`The notebook is built in ${config.build.outDir}.`);
    },
  };
}

function ownModules(bundle: Rollup.OutputBundle): string[] {
  const modules = Object.values(bundle).flatMap((file) =>
    file.type === "chunk" ? Object.entries(file.modules) : [],
  );
  return modules.flatMap(([id, { code }]) =>
    code !== null && !/[\\/]node_modules[\\/]/.test(id) ? [code] : [],
  );
}

/** The page for missing addresses cannot have relative links: TUMBLE_BASE names the site's root where it is not `/`. */
function siteBase(config: ResolvedConfig): string {
  return config.base === "./" ? (process.env.TUMBLE_BASE ?? "/") : config.base;
}

function writeCard(root: string, outDir: string, pages: readonly BuiltPage[]): void {
  const theme = readFileSync(join(root, "src/book/styles/theme.css"), "utf8");
  const still = stillFrom(pages, `chapters/${CARD_FIGURE.chapter}/`, CARD_FIGURE.figure);
  writeFileSync(join(outDir, CARD.file), cardOf(still, theme + termColours()));
}

function writePage(outDir: string, template: string, page: BuiltPage, base: string): void {
  const isMissing = page.path === "404.html";
  const file = join(outDir, page.path, isMissing ? "" : "index.html");
  mkdirSync(dirname(file), { recursive: true });
  const root = isMissing ? base : "../".repeat(page.path.split("/").length - 1) || "./";
  writeFileSync(file, buildPage(outDir, template, page, root));
}
