import { Resvg } from "@resvg/resvg-js";

/** Shown beside a link to the notebook (ogp.me). */
export const CARD = { file: "card.png", width: 1200, height: 630 } as const;

export const CARD_FIGURE = { chapter: "euler-equation", figure: "racket" } as const;

/** Centre, in the still's units, and magnification. */
const CROP = { x: 196, y: 274, scale: 2.2 } as const;

/**
 * Draws a still as a PNG in the light theme. No browser applies the style sheet here: this file repeats its rules, and a part
 * without a rule is an error.
 *
 * @param still the `<svg>` of an object's picture, without words
 * @param theme the style sheet that has the colours
 */
export function cardOf(still: string, theme: string): Uint8Array {
  const colours = lightColours(theme);
  const [, parts = ""] = /<svg\b[^>]*>(.*)<\/svg>/s.exec(still) ?? [];
  const painted = parts
    .replaceAll(' fill="none"', "")
    .replace(/class="([^"]+)"(?: style="--lit:([\d.]+)")?/g, (_, classes: string, lit?: string) =>
      attributesOf(classes.split(" "), Number(lit ?? 0), colours),
    );
  const [left, top] = [CARD.width / 2 - CROP.scale * CROP.x, CARD.height / 2 - CROP.scale * CROP.y];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">` +
    `<rect width="100%" height="100%" fill="${colours("picture")}"/>` +
    `<g transform="translate(${left} ${top}) scale(${CROP.scale})" stroke-linejoin="round" stroke-linecap="round">${painted}</g></svg>`;
  return new Resvg(svg).render().asPng();
}

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
  const named = classes.find((one) => one.startsWith("colour-"));
  const kind = classes.find((one) => one in PAINTS);
  if (!kind) throw new Error(`no paint for class="${classes.join(" ")}"`);
  const part = classes.find((one) => one.startsWith("part-"))?.slice("part-".length) ?? "face";
  const paint = PAINTS[kind]?.({
    colour: named ? colourOf(named) : "",
    shade: () => mixed(colourOf(`${part}-lit`), colourOf(`${part}-dim`), lit),
    of: colourOf,
  });
  const opacity = classes.includes("behind") ? ' opacity="0.28"' : "";
  return `${paint}${opacity}`;
}

interface Palette {
  readonly colour: string;
  readonly shade: () => string;
  readonly of: ColourOf;
}

const line = (colour: string) => `fill="none" stroke="${colour}"`;

const PAINTS: Readonly<Record<string, (palette: Palette) => string>> = {
  part: ({ shade }) => `fill="${shade()}" stroke="${shade()}" stroke-width="0.7"`,
  string: ({ of }) => `${line(of("edge"))} opacity="0.6"`,
  shadow: ({ of }) => `fill="${of("shadow")}"`,
  ground: ({ of }) => line(of("ground")),
  axis: ({ of }) => line(of("axis")),
  shaft: ({ colour }) => line(colour),
  trail: ({ colour }) => line(colour),
  head: ({ colour }) => `fill="${colour}"`,
};

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
