/** The numbers that a line of TeX works out: `2\cdot3 = 6\ \text{m}` is [6, 6], with the last digit that is written. */
export interface Sum {
  readonly line: string;
  readonly worked: number;
  readonly written: number;
  /** Half of the last written digit. */
  readonly margin: number;
}

/** Both sides of every equals sign between numbers, but for those where neither is one number as it is written. */
export function sumsIn(tex: string): Sum[] {
  return linesOf(tex).flatMap((line) => {
    const sides = line.split(/=|\\approx/).map((side) => side.replace(UNIT, "").trim());
    return sides.slice(1).flatMap((written, place) => {
      const worked = numberOf(sides[place] ?? "");
      const numeral = numeralIn(written);
      return worked === null || numeral === null ? [] : [{ line, worked, ...numeral }];
    });
  });
}

/** Every number that stands alone on a side. */
export function resultsIn(tex: string): { readonly written: number; readonly margin: number }[] {
  const sides = linesOf(tex).flatMap((line) => line.split(/=|\\approx/).slice(1));
  return sides.flatMap((side) => numeralIn(side.replace(UNIT, "").trim()) ?? []);
}

const linesOf = (tex: string) =>
  tex
    .replace(/\\(?:begin|end)\{\w+\}/g, "")
    .replaceAll("&", "")
    .split(/\\\\|\\qquad|\n\n/);

/** What follows the number: a unit, or words. */
const UNIT = /(?:\\[ ,])?\s*\\text\{[^}]*\}[\s\S]*$|[.,;]\s*$/;

function numeralIn(tex: string): { written: number; margin: number } | null {
  const [, digits, power = "0"] = /^(-?\d+(?:\.\d+)?)(?:\\cdot10\^\{?(-?\d+)\}?)?$/.exec(tex) ?? [];
  if (digits === undefined) return null;
  const [, decimals = ""] = digits.split(".");
  const scale = 10 ** Number(power);
  return { written: Number(digits) * scale, margin: 0.501 * 10 ** -decimals.length * scale };
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\\[bB]igg?[lr]?(?=[()])|\\left|\\right|\\[,;!]/g, ""],
  [/\\cdot|\\times/g, "*"],
  [/\\mathrm\s*e/g, "Math.E"],
  [/\\pi/g, "(Math.PI)"],
  [/\\ln/g, "Math.log"],
  [/\\arc(sin|cos|tan)/g, "Math.a$1"],
  [/\\(sin|cos|tan|arctan)/g, "Math.$1"],
  [/(\d)\s*\^\\circ/g, "$1*Math.PI/180"],
  [/\^/g, "**"],
];

/** Null for what holds a letter. */
function numberOf(tex: string): number | null {
  const whole = withoutBraces(tex);
  const script = WORDS.reduce((text, [from, to]) => text.replace(from, to), whole)
    .replace(/([\d)])\s*(?=\(|Math)/g, "$1*")
    .replace(/\)\s*(?=\d)/g, ")*");
  if (/[\\{}]|[a-z]/i.test(script.replace(/Math\.\w+/g, "")) || !/\d/.test(script)) return null;
  return Number(new Function(`return ${script}`)());
}

const FRACTION = /\\[dt]?frac\s*(?:\{([^{}]*)\}|(\d))\s*(?:\{([^{}]*)\}|(\d))/;
const ROOT = /\\sqrt\s*\{([^{}]*)\}/;
const BRACES = /(?<!\\\w*)\{([^{}]*)\}/;

/** The innermost first. */
function withoutBraces(tex: string): string {
  const next = tex
    .replace(FRACTION, (_, a, b, c, d) => `((${a ?? b})/(${c ?? d}))`)
    .replace(ROOT, "(($1)**0.5)")
    .replace(BRACES, "($1)");
  return next === tex ? tex : withoutBraces(next);
}
