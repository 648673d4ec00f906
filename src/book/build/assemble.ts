import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "postcss";
import type { BuiltPage } from "../pages/pages.tsx";
import { withoutUnused } from "./formulaStyles.ts";

/** Preloaded, to be there before the text is laid out. */
const EARLY_FONTS = [/^source-serif-4-latin-wght-normal/, /^source-sans-3-latin-wght-normal/];

/** Preloaded where a page has slanted words, or names in pictures. */
const ITALIC_FONTS = [/^source-serif-4-latin-wght-italic/, /^source-serif-4-greek-wght-italic/];

/** Preloaded where a formula stands in a page's first lines. */
const FORMULA_FONTS = [/^KaTeX_Main-Regular-/, /^KaTeX_Math-Italic-/];

function earlyFonts({ body }: BuiltPage): readonly RegExp[] {
  const [, firstSection = ""] = body.split('class="text-section', 2);
  return [
    ...EARLY_FONTS,
    ...(/<(?:em|i|text)\b/.test(body) ? ITALIC_FONTS : []),
    ...(firstSection.includes('class="katex"') ? FORMULA_FONTS : []),
  ];
}

/** @param head what {@link headOf} says of the page */
export function renderTemplate(template: string, page: BuiltPage, head: string): string {
  return template.replace("<!--head-->", () => head).replace("<!--page-->", () => page.body);
}

interface TemplateParts {
  readonly sheetLink: string;
  /** Below the site's root. */
  readonly sheet: string;
  readonly style: string;
  readonly script: string;
}

export function readTemplate(outDir: string, template: string): TemplateParts {
  const [sheetLink, sheet] =
    /<link rel="stylesheet"[^>]*href="\.\/(assets\/[^"]+\.css)"[^>]*>/.exec(template) ?? [];
  if (!sheetLink || !sheet) throw new Error("the built template links no style sheet");
  const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(template) ?? [];
  return { sheetLink, sheet, style: readFileSync(join(outDir, sheet), "utf8").trim(), script };
}

/** Layers of the style sheet that one page alone has use for, or a chapter and its figures. */
const OWN_LAYERS: Readonly<Record<string, string>> = {
  lab: "lab/",
  cases: "cases/",
  teach: "teach/",
  "chapter.engines": "chapters/engines/",
  "chapter.long-runs": "chapters/long-runs/",
};

/** Without other pages' layers, and without KaTeX's styles where no formula is and no figure can show one. */
export function styleFor(
  { path, slug, body }: Pick<BuiltPage, "path" | "slug" | "body">,
  sheet: string,
): string {
  const root = parse(sheet);
  root.walkAtRules("layer", (layer) => {
    const page = OWN_LAYERS[layer.params];
    if (page !== undefined && !path.startsWith(page) && page !== `chapters/${slug}/`) layer.remove();
  });
  const hasFormulas = /class="katex|data-island/.test(body);
  return hasFormulas ? root.toString() : withoutUnused(root.toString(), new Set());
}

/**
 * The style sheet stands in the page itself, which shows its text one round trip sooner.
 *
 * @param root from the page to the site's root, `./` or `../../`; for the page that stands at any address, a path
 * @param own  style and script that no other kind of page has
 */
export function buildPage(
  outDir: string,
  template: string,
  page: BuiltPage,
  head: string,
  root: string,
  own: { readonly style: string; readonly script: string } | null = null,
): string {
  const assets = readdirSync(join(outDir, "assets"));
  const fonts = earlyFonts(page).flatMap((pattern) =>
    assets.filter((file) => pattern.test(file) && file.endsWith(".woff2")),
  );
  const preloads = fonts.map(
    (font) => `<link rel="preload" as="font" type="font/woff2" href="./assets/${font}" crossorigin />`,
  );
  const { sheetLink, sheet, style: built, script } = readTemplate(outDir, template);
  const style = styleFor(page, built).replaceAll("url(./", `url(${root}assets/`) + (own?.style ?? "");
  const scripts = own ? [script, own.script] : [script];
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(style, scripts)}" />`;
  const body = own ? `${page.body}<script>${own.script}</script>` : page.body;
  return renderTemplate(
    template
      .replace(sheetLink, () => "<!--style-->")
      .replace('<link rel="icon"', `${preloads.join("\n    ")}\n    <link rel="icon"`),
    { ...page, body },
    head,
  )
    .replace("<head>", `<head>\n    ${meta}`)
    .replace(/(href|src)="\.\//g, `$1="${root}`)
    .replace("<!--style-->", () => `<style>${style}</style>\n    ${preloadedStylesheet(`${root}${sheet}`)}`);
}

/** Vite's preload helper finds this disabled link and does not link the sheet again, which would have the page styled anew. */
function preloadedStylesheet(sheet: string): string {
  return `<link rel="stylesheet" href="${sheet}" disabled />`;
}

/** Hashes allow the page's own style sheet and script; KaTeX and the pictures set style attributes. */
function contentSecurityPolicy(style: string, scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashOf).join(" ")}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    // Readers' own rules run in this frame, under its own policy.
    "frame-src 'self'",
    `style-src 'self' ${hashOf(style)}`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

export function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
