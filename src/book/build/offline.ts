import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type ResolvedConfig, type Rollup } from "vite";
import { figurePath } from "../chapters.ts";
import { PROGRAMS_LIST, type SiteFile } from "../offline/files.ts";
import type { BuiltPage } from "../pages/pages.tsx";
import { ICONS, MANIFEST } from "./installable.ts";

const WORKER = "sw.js";

/** Beside the pages, below the site's root. */
const WITH_TEXT = ["search.json", "notices.txt", MANIFEST, ...ICONS.map(({ file }) => file)];

/**
 * Writes the service worker, with the list of what it keeps at once: pages, fonts and the script of text; and, for whoever wants all,
 * the list of the rest. A figure that stands alone belongs to the page that frames it.
 *
 * @param pages  when all that belongs to them is written and compressed
 * @param bundle the browser's program
 */
export async function writeOffline(
  config: ResolvedConfig,
  outDir: string,
  pages: readonly BuiltPage[],
  bundle: Rollup.OutputBundle,
): Promise<void> {
  const script = scriptOfText(bundle);
  const assets = readdirSync(join(outDir, "assets"))
    .map((name) => `assets/${name}`)
    .filter((name) => !/\.(br|gz)$/.test(name));
  const isOfText = (name: string) => script.has(name) || /\.(woff2|svg)$/.test(name);
  // It stands in every page.
  const isSheet = (name: string) => /\/index-[\w-]+\.css$/.test(name);
  const rest = assets.filter((name) => !isOfText(name) && !isSheet(name));
  writeFileSync(
    join(outDir, PROGRAMS_LIST),
    JSON.stringify({ files: rest.map((url) => siteFile(outDir, url, url)) }),
  );
  const text = [
    ...pages.map(addressKept).map((path) => siteFile(outDir, path || "./", fileOf(path))),
    ...[...WITH_TEXT, PROGRAMS_LIST, ...assets.filter(isOfText)].map((url) => siteFile(outDir, url, url)),
  ];
  writeFileSync(join(outDir, WORKER), await workerFor(config, text));
}

/** Of a figure, the address that its links have. */
const addressKept = ({ path, slug, figure }: BuiltPage) =>
  slug && figure !== undefined ? figurePath(slug, figure) : path;

const fileOf = (path: string) => (path.endsWith(".html") ? path : join(path, "index.html"));

function siteFile(outDir: string, url: string, name: string): SiteFile {
  const file = join(outDir, name);
  const bytes = readFileSync(file);
  return {
    url,
    integrity: `sha256-${createHash("sha256").update(bytes).digest("base64")}`,
    sent: statSync(`${file}.gz`, { throwIfNoEntry: false })?.size ?? bytes.length,
    stored: bytes.length,
  };
}

/** What a page's script is made of, and what it fetches later for itself: not figures. */
function scriptOfText(bundle: Rollup.OutputBundle): ReadonlySet<string> {
  const chunkOf = (name: string) => {
    const file = bundle[name];
    return file?.type === "chunk" ? file : undefined;
  };
  const isOfBook = (name: string) => chunkOf(name)?.moduleIds.some((id) => /[\\/]src[\\/]book[\\/]/.test(id));
  const entries = Object.keys(bundle).filter((name) => chunkOf(name)?.isEntry);
  const names = new Set(entries);
  for (const name of names) {
    const chunk = chunkOf(name);
    if (!chunk) continue;
    const sheets = (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [];
    for (const other of [...chunk.imports, ...chunk.dynamicImports.filter(isOfBook), ...sheets])
      names.add(other);
  }
  for (const name of names) if (/\/index-[\w-]+\.css$/.test(name)) names.delete(name);
  return names;
}

async function workerFor(config: ResolvedConfig, text: readonly SiteFile[]): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "warn",
    define: {
      TEXT: JSON.stringify(text.map(({ url, integrity }) => ({ url, integrity }))),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: { entry: resolve(config.root, "src/book/offline/worker.ts"), formats: ["iife"], name: "$" },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (!output || !("output" in output)) throw new Error("the service worker was not bundled");
  return output.output[0].code;
}
