import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { Strings } from "../strings/en.ts";

export const MANIFEST = "manifest.webmanifest";

/** A system cuts a maskable icon to its own shape, at most down to a circle four fifths as wide [px]. */
export const ICONS = [
  { file: "icon-192.png", size: 192, purpose: "any" },
  { file: "icon-512.png", size: 512, purpose: "any" },
  { file: "icon-maskable.png", size: 512, purpose: "maskable" },
] as const;

/** The icon's units to a side, and how many times it is drawn smaller where it may be cut. */
const SIDE = 32;
const MARGIN = { any: 1.15, maskable: 1.6 };

interface Colours {
  readonly light: string;
  readonly dark: string;
}

/** What a system needs to install the notebook beside its own programs (w3.org/TR/appmanifest). */
export function writeInstallable(root: string, outDir: string, { contents, page }: Strings): void {
  const { light } = paperOf(root);
  const icon = readFileSync(join(root, "src/book/icon.svg"), "utf8");
  for (const { file, size, purpose } of ICONS)
    writeFileSync(join(outDir, file), iconOn(light, icon, MARGIN[purpose], size));
  const manifest = {
    name: contents.title,
    short_name: page.home,
    description: contents.description,
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: light,
    theme_color: light,
    icons: ICONS.map(({ file, size, purpose }) => ({
      src: file,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
  writeFileSync(join(outDir, MANIFEST), JSON.stringify(manifest));
}

/** For a page's head: the colour of the window about it, in either theme. */
export function installableHead(root: string): string {
  const { light, dark } = paperOf(root);
  const colour = (scheme: string, value: string) =>
    `\n    <meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${value}" />`;
  return `\n    <link rel="manifest" href="./${MANIFEST}" />${colour("light", light)}${colour("dark", dark)}`;
}

function paperOf(root: string): Colours {
  const theme = readFileSync(join(root, "src/book/styles/theme.css"), "utf8");
  const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(theme) ?? [];
  if (!light || !dark) throw new Error("the theme has no colours for paper");
  return { light, dark };
}

function iconOn(colour: string, icon: string, margin: number, size: number): Uint8Array {
  const side = SIDE * margin;
  const from = (SIDE - side) / 2;
  const svg = icon
    .replace(/viewBox="[^"]*"/, `viewBox="${from} ${from} ${side} ${side}"`)
    .replace(
      "</title>",
      `</title><rect x="${from}" y="${from}" width="${side}" height="${side}" fill="${colour}"/>`,
    );
  return new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
}
