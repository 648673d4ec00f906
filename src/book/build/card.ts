import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { escapeMarkup } from "../../format/text.ts";

/** Shown beside a link to a page (ogp.me), of pages that have none of their own [px]. */
export const CARD = { file: "card.png", width: 1200, height: 630 } as const;

/** Of pages that are no chapters. */
export const CARD_FIGURE = { path: "chapters/euler-equation/", figure: "racket" } as const;

/** Where the picture and the words stand [px]. */
const PICTURE = { x: 40, y: 35, side: 560 } as const;
const WORDS = { x: 660, y: 250, size: 58, line: 70, longest: 16 } as const;

const FONTS = [
  "source-serif-4/600SemiBold/SourceSerif4_600SemiBold",
  "source-sans-3/400Regular/SourceSans3_400Regular",
];

/**
 * Draws a page's picture and title as a PNG in the light theme. No browser applies the style sheet here: this file repeats its rules,
 * and a part without a rule is an error.
 *
 * @param still the `<svg>` of a figure's picture, without words
 * @param theme the style sheet that has the colours
 */
export function cardOf(still: string, title: string, theme: string): Uint8Array {
  const colours = lightColours(theme);
  const [, box = "0 0 400 400", parts = ""] =
    /<svg\b[^>]*viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(still) ?? [];
  const [left = 0, top = 0, side = 1] = box.split(" ").map(Number);
  const painted = parts
    .replaceAll(' fill="none"', "")
    .replace(/class="([^"]+)"(?: style="--lit:([\d.]+)")?/g, (_, classes: string, lit?: string) =>
      attributesOf(classes.split(" "), Number(lit ?? 0), colours),
    );
  const scale = PICTURE.side / side;
  // The faces that come with this project have no Chinese letters: such a card is the picture, in its middle.
  const isShown = !/\p{Script=Han}/u.test(title);
  const x = isShown ? PICTURE.x : (CARD.width - PICTURE.side) / 2;
  const lines = linesOf(isShown ? title : "").map(
    (text, index) =>
      `<tspan x="${WORDS.x}" y="${WORDS.y + index * WORDS.line}">${escapeMarkup(text)}</tspan>`,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">` +
    `<rect width="100%" height="100%" fill="${colours("picture")}"/>` +
    `<g transform="translate(${x - scale * left} ${PICTURE.y - scale * top}) scale(${scale})" stroke-linejoin="round" stroke-linecap="round">${painted}</g>` +
    `<text font-family="Source Serif 4" font-weight="600" font-size="${WORDS.size}" fill="${colours("text")}">${lines.join("")}</text>` +
    `<text x="${isShown ? WORDS.x : x + PICTURE.side + 60}" y="560" font-family="Source Sans 3" font-size="30" fill="${colours("soft")}">Tumble</text></svg>`;
  return new Resvg(svg, { font: { fontFiles: FONTS.map(fontFile), loadSystemFonts: false } })
    .render()
    .asPng();
}

const fontFile = (name: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/${name}.ttf`);

/** Broken between words. */
function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > WORDS.longest) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Of marks alone: no plot, no diagram. */
export const isPaintable = (still: string): boolean =>
  [...still.matchAll(/(?<=<(?!svg)\w+[^>]*)class="([^"]+)"/g)].every(([, classes = ""]) => {
    const names = classes.split(" ");
    return names.some((name) => name in PAINTS) || (names.length === 1 && classes.startsWith("colour-"));
  });

type ColourOf = (name: string) => string;

function lightColours(theme: string): ColourOf {
  const colourOf: ColourOf = (name) => {
    const value = `(?:light-dark\\()?(#[\\da-f]{6})|var\\(--([\\w-]+)`;
    const [, light, other] = new RegExp(`--${name}:\\s*(?:${value})`).exec(theme) ?? [];
    if (other) return colourOf(other);
    if (!light) throw new Error(`the theme has no colour --${name}`);
    return light;
  };
  return colourOf;
}

function attributesOf(classes: readonly string[], lit: number, colourOf: ColourOf): string {
  const [named] = classes
    .filter((one) => one.startsWith("colour-"))
    .map((one) => (one === "colour-axis" ? "axis" : one));
  if (named && classes.length === 1) return `stop-color="${colourOf(named)}"`;
  const kind = classes.find((one) => one in PAINTS);
  if (!kind) throw new Error(`no paint for class="${classes.join(" ")}"`);
  const part = classes.find((one) => one.startsWith("part-"))?.slice("part-".length) ?? "face";
  const paint = PAINTS[kind]?.({
    colour: named ? colourOf(named) : "",
    shade: () => mixed(colourOf(`${part}-lit`), colourOf(`${part}-dim`), lit),
    of: colourOf,
  });
  const [, opacity] = OPACITIES.find(([names]) => names.every((name) => classes.includes(name))) ?? [];
  return `${paint}${opacity === undefined ? "" : ` opacity="${opacity}"`}${classes.includes("dashed") ? ' stroke-dasharray="7 5"' : ""}`;
}

interface Palette {
  readonly colour: string;
  readonly shade: () => string;
  readonly of: ColourOf;
}

const line = (colour: string) => `fill="none" stroke="${colour}"`;
const dot = (colour: string) => `fill="${colour}"`;

const PAINTS: Readonly<Record<string, (palette: Palette) => string>> = {
  part: ({ shade }) => `fill="${shade()}" stroke="${shade()}" stroke-width="0.7"`,
  face: ({ shade }) => dot(shade()),
  string: ({ of }) => line(of("edge")),
  edge: ({ of }) => line(of("edge")),
  decal: ({ of }) => line(of("edge")),
  shadow: ({ of }) => dot(of("shadow")),
  plane: ({ of }) => dot(of("ground")),
  ground: ({ of }) => line(of("ground")),
  axis: ({ of }) => line(of("axis")),
  curve: ({ colour }) => line(colour),
  glass: ({ colour }) => `${line(colour)} stroke-opacity="0.55"`,
  shaft: ({ colour }) => line(colour),
  trail: ({ colour }) => line(colour),
  ghost: ({ colour }) => line(colour),
  head: ({ colour }) => dot(colour),
  point: ({ colour }) => dot(colour),
  "phase-plane-axes": ({ of }) => line(of("line")),
  "phase-plane-exact": ({ of }) => line(of("colour-exact")),
  "phase-plane-path": ({ of }) => line(of("control")),
  "phase-plane-states": ({ of }) => `${line(of("text"))} stroke-width="4"`,
  "phase-plane-target": ({ of }) => line(of("colour-exact")),
  "phase-plane-now": ({ of }) => dot(of("text")),
};

/** The most particular first. */
const OPACITIES: readonly (readonly [names: readonly string[], opacity: number])[] = [
  [["curve", "faint", "behind"], 0.12],
  [["curve", "thin", "behind"], 0.21],
  [["behind"], 0.28],
  [["plane", "panel"], 0.2],
  [["plane"], 0.45],
  [["faint"], 0.42],
  [["string"], 0.6],
  [["dimmed"], 0.62],
  [["thin"], 0.75],
  [["edge"], 0.85],
  [["decal"], 0.85],
];

/** In linear light, as the style sheet mixes. */
function mixed(lit: string, dim: string, share: number): string {
  const [a, b] = [linearChannels(lit), linearChannels(dim)];
  const channels = a.map((channel, k) => share * channel + (1 - share) * (b[k] ?? 0));
  return `rgb(${channels.map((channel) => Math.round(255 * fromLinear(channel))).join(",")})`;
}

const linearChannels = (hex: string): number[] =>
  [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));

// The transfer function of sRGB and its inverse (IEC 61966-2-1), each from 0 to 1.
const toLinear = (encoded: number): number =>
  encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
const fromLinear = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
