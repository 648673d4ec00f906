import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin, ResolvedConfig, Rollup } from "vite";
import type { BuiltPage } from "../pages/pages.tsx";
import type { Strings } from "../strings/en.ts";
import { buildPage } from "./assemble.ts";
import { withCards } from "./cards.ts";
import { releasesIn } from "./changelog.ts";
import { completePages } from "./completePages.ts";
import { compress, HASTY } from "./compress.ts";
import { editionOf } from "./edition.ts";
import { EMBED, embeddedPages } from "./embeds.ts";
import { feedFiles } from "./feed.ts";
import { figureFiles } from "./figureLinks.ts";
import { subsetFonts } from "./fonts.ts";
import { dropUnusedFormulaStyles } from "./formulaStyles.ts";
import { headOf } from "./head.ts";
import { installableHead, writeInstallable } from "./installable.ts";
import { languagesFrom } from "./languages.ts";
import { writeNotices } from "./notices.ts";
import { writeOffline } from "./offline.ts";
import { renderPages } from "./renderPages.ts";
import { searchFile } from "./searchFile.ts";
import { siteFrom } from "./site.ts";
import { siteFiles } from "./siteFiles.ts";

export function prerender(words: Strings): Plugin {
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
      writeFileSync(join(outDir, "search.json"), JSON.stringify(searchFile(rendered, words.search)));
      const completed = completePages(rendered);
      const all = [...completed, ...embeddedPages(completed, words.embed)];
      const pages = withCards(config.root, outDir, all, words.contents.title);
      const texts = [...pages.map(({ body }) => body), ...ownModules(bundle)];
      dropUnusedFormulaStyles(outDir, texts);
      await subsetFonts(outDir, texts);
      const edition = editionOf(config.root);
      const site = { ...siteFrom(), base: siteBase(config) };
      const publication = { site, edition, ...languagesFrom() };
      const installable = installableHead(config.root);
      for (const page of pages) {
        const head = headOf(page, publication) + (page.figure === undefined ? installable : "");
        writePage(outDir, template, page, head, site.base);
        writeFiles(outDir, figureFiles(page, publication));
      }
      writeFiles(outDir, siteFiles(site, pages, edition.date));
      const changelog = releasesIn(readFileSync(join(config.root, "CHANGELOG.md"), "utf8"));
      writeFiles(outDir, feedFiles(site, changelog, words.page));
      writeInstallable(config.root, outDir, words);
      writeNotices(config.root, outDir);
      await Promise.all([scripts, compress(outDir, /\.(html|css|svg|json|txt|xml)$/, effort)]);
      await writeOffline(config, outDir, pages, bundle);
      await compress(outDir, /^(sw\.js|offline\.json)$/, effort);
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
  return config.base === "./" ? siteFrom().base : config.base;
}

function writeFiles(outDir: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), text);
  }
}

function writePage(outDir: string, template: string, page: BuiltPage, head: string, base: string): void {
  const isMissing = page.path === "404.html";
  const file = join(outDir, page.path, isMissing ? "" : "index.html");
  mkdirSync(dirname(file), { recursive: true });
  const root = isMissing ? base : "../".repeat(page.path.split("/").length - 1) || "./";
  writeFileSync(
    file,
    buildPage(outDir, template, page, head, root, page.figure === undefined ? null : EMBED),
  );
}
