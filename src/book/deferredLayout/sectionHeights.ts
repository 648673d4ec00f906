import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * How high the sections of a chapter are: measured in a browser by `npm run heights`, which keeps the measurements in
 * heights.json, for windows of three widths. A section that has changed since is estimated from what it holds.
 */

/** What determines the height of a section. */
export interface Contents {
  readonly letters: number;
  readonly equations: number;
  readonly figures: number;
}

/** The widths of windows that sections are measured in [px]; sections.css says from where to where each counts. */
export const MEASURED_WIDTHS = { phone: 390, middle: 820, wide: 1440 } as const;

export type WidthName = keyof typeof MEASURED_WIDTHS;
const WIDTH_NAMES = Object.keys(MEASURED_WIDTHS) as WidthName[];

/** One section as it was measured [rem], with what it held then. */
export interface MeasuredSection extends Contents {
  readonly heights: Readonly<Record<WidthName, number>>;
}

/** Sections of each chapter, in order, by the names of the chapters' files. */
export type Measured = Readonly<Record<string, readonly MeasuredSection[]>>;

export const MEASURED_FILE = join("src", "book", "deferredLayout", "heights.json");

export function readMeasured(): Measured {
  return existsSync(MEASURED_FILE) ? JSON.parse(readFileSync(MEASURED_FILE, "utf8")) : {};
}

/** The custom properties of each section of a chapter: its heights, and the counts that a measurement is recognised by. */
export function heightsOf(
  sections: readonly Contents[],
  measured: Measured,
  chapter: string,
): Readonly<Record<string, string>>[] {
  const known = (measured[chapter] ?? []).slice();
  const weights = weightsOf(Object.values(measured).flat());
  return sections.map((contents) => {
    const place = known.findIndex((one) => isSame(one, contents));
    // In order: what stands before the one found is gone, and two alike are not taken for each other.
    const [found] = place < 0 ? [] : known.splice(0, place + 1).slice(-1);
    const heights = WIDTH_NAMES.map((name) => found?.heights[name] ?? estimate(contents, weights[name]));
    return {
      ...Object.fromEntries(
        WIDTH_NAMES.map((name, index) => [`--${name}-height`, `${heights[index]?.toFixed(2)}rem`]),
      ),
      "--counts": `"${countsText(contents)}"`,
    };
  });
}

function countsText({ letters, equations, figures }: Contents): string {
  return `${letters}/${equations}/${figures}`;
}

function isSame(a: Contents, b: Contents): boolean {
  return countsText(a) === countsText(b);
}

/** What a letter, an equation and a figure add to a section's height [rem], and what it has without. */
type Weights = readonly [letter: number, equation: number, figure: number, base: number];

/** Before anything has been measured. */
const FIRST_WEIGHTS: Readonly<Record<WidthName, Weights>> = {
  phone: [0.045, 8.5, 90, 2],
  middle: [0.026, 8, 75, 2],
  wide: [0.024, 8, 65, 2],
};

function estimate(
  { letters, equations, figures }: Contents,
  [letter, equation, figure, base]: Weights,
): number {
  return base + letter * letters + equation * equations + figure * figures;
}

/** By least squares over all measured sections; the first weights while too few have been measured. */
function weightsOf(sections: readonly MeasuredSection[]): Readonly<Record<WidthName, Weights>> {
  if (sections.length < 20) return FIRST_WEIGHTS;
  return Object.fromEntries(WIDTH_NAMES.map((name) => [name, leastSquares(sections, name)])) as Record<
    WidthName,
    Weights
  >;
}

/** Solves the normal equations of height = letter·letters + equation·equations + figure·figures + base. */
function leastSquares(sections: readonly MeasuredSection[], name: WidthName): Weights {
  const rows = sections.map(({ letters, equations, figures, heights }) => ({
    x: [letters, equations, figures, 1],
    y: heights[name],
  }));
  const unknowns = [0, 1, 2, 3];
  const matrix = unknowns.map((i) => [
    ...unknowns.map((j) => rows.reduce((sum, { x }) => sum + (x[i] ?? 0) * (x[j] ?? 0), 0)),
    rows.reduce((sum, { x, y }) => sum + (x[i] ?? 0) * y, 0),
  ]);
  const [letter = 0, equation = 0, figure = 0, base = 0] = eliminate(matrix);
  return [letter, equation, figure, base];
}

/** Gauss and Jordan's elimination of a positive definite system, its right side as the last column. */
function eliminate(matrix: number[][]): number[] {
  for (const [i, pivotRow] of matrix.entries()) {
    const pivot = pivotRow[i] ?? 1;
    for (const [k, row] of matrix.entries()) {
      if (k === i) continue;
      const factor = (row[i] ?? 0) / pivot;
      for (const column of row.keys()) row[column] = (row[column] ?? 0) - factor * (pivotRow[column] ?? 0);
    }
  }
  return matrix.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}
