import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltPage } from "../pages/pages.tsx";
import { readTemplate, renderTemplate } from "./assemble.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { pageStyle } from "./pageStyle.ts";
import { withoutUnusedRules } from "./unusedRules.ts";

/** The fonts that the page is set in. */
const FONTS = /^(source-serif-4-latin-wght-(normal|italic)|source-sans-3-latin-wght-normal)-/;

/**
 * The page that a server sends for an address at which there is nothing, whatever folder the site lies in and however
 * deep the address: it holds its style, fonts and icon itself, and finds the program and the site's root by a script.
 * Without scripts its links lead to the base.
 *
 * @param base     the path of the site's root, as far as it is known when the site is built
 * @param programs the words of the programs that may come to the page
 */
export function buildMissingPage(
  outDir: string,
  template: string,
  page: BuiltPage,
  base: string,
  programs: ReadonlySet<string>,
): string {
  const { sheetLink, style, script } = readTemplate(outDir, template);
  const used = withoutUnusedRules(pageStyle(style, page), page.body, programs);
  const ownStyle = withOwnFonts(used, join(outDir, "assets"));
  const search = readFileSync(new URL("../client/findSiteRoot.js", import.meta.url), "utf8");
  const [programTag, program] =
    /<script type="module"[^>]*src="\.\/([^"]+)"[^>]*><\/script>/.exec(template) ?? [];
  const [iconAddress, icon] = /href="\.\/(assets\/[^"]+\.svg)"/.exec(template) ?? [];
  if (!programTag || !program || !iconAddress || !icon)
    throw new Error("the built template names no program or no icon");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(ownStyle, [script, search], "data:")}" />`;
  return renderTemplate(template, page)
    .replace("<head>", `<head>\n    ${meta}`)
    .replace(sheetLink, () => `<style>${ownStyle}</style>`)
    .replace(iconAddress, `href="${dataAddress("image/svg+xml", readFileSync(join(outDir, icon)))}"`)
    .replace(programTag, "")
    .replace(
      "</body>",
      () => `<script data-program="${program}" data-base="${base}">${search}</script>\n  </body>`,
    );
}

/** The style with the page's fonts in it, and without those that it does not show. */
function withOwnFonts(style: string, assets: string): string {
  const fonts = readdirSync(assets).filter((file) => FONTS.test(file) && file.endsWith(".woff2"));
  const own = style.replace(/@font-face\{[^}]*\}/g, (rule) => {
    const file = fonts.find((font) => rule.includes(`/${font}`));
    return file === undefined
      ? ""
      : rule
          .replace(/url\([^)]*\)/, `url(${dataAddress("font/woff2", readFileSync(join(assets, file)))})`)
          // It comes with the page; as an optional font it was never used, since a browser reads it after the first paint.
          .replace("font-display:optional", "font-display:block");
  });
  if (/url\((?!"?data:)/.test(own)) throw new Error("the style sheet asks for a file besides fonts");
  return own;
}

function dataAddress(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString("base64")}`;
}
