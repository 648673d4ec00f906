import Papa from "papaparse";
import { LogError, shown } from "./logError";

/** Takes rows one by one, so that a large log is never held twice. */
export interface RowSink {
  /**
   * Cells in the columns' order; the first row of a delimited text is its heading.
   *
   * @param line counted from 1
   * @returns false where no more rows are wanted
   */
  takeRow(line: number, cells: readonly string[]): boolean;
  /** A row whose cells have names, flat: `orientation.0`, `velocity.x`. */
  takeNamed(line: number, cells: ReadonlyMap<string, unknown>): boolean;
}

const DELIMITERS = ["\t", ";", ",", "|"] as const;

/** A longer line is refused: a log of a body has some ten columns. */
const MOST_LINE_CHARACTERS = 100_000;

/** Lines that begin with # are comments. Except between commas, a number may have a decimal comma. */
export function readDelimited(text: string, sink: RowSink): void {
  checkLines(text);
  // Comments become blank lines, which keeps the numbers of lines.
  const rows = text.replace(/^#.*$/gm, "");
  const delimiter = delimiterOf(rows);
  let line = 0;
  let refused: unknown = null;
  Papa.parse<string[]>(rows, {
    delimiter,
    step: ({ data }, parser) => {
      line++;
      if (data.length === 1 && (data[0] ?? "").trim() === "") return;
      try {
        if (!sink.takeRow(line, delimiter === "," ? data : data.map(withDecimalPoint))) parser.abort();
      } catch (error) {
        refused = error;
        parser.abort();
      }
    },
  });
  if (refused !== null) throw refused;
}

function withDecimalPoint(cell: string): string {
  return /^\s*[-+]?\d*,\d+(?:[eE][-+]?\d+)?\s*$/.test(cell) ? cell.replace(",", ".") : cell;
}

function delimiterOf(rows: string): string {
  const lines = rows.split("\n", 50);
  const at = lines.findIndex((line) => line.trim() !== "");
  const heading = lines[at] ?? "";
  const delimiter = DELIMITERS.find((each) => heading.includes(each));
  if (delimiter === undefined) {
    throw new LogError(
      `line ${Math.max(at, 0) + 1}: expected names of columns between commas, semicolons or tabs, got ${shown(heading.trim())}`,
    );
  }
  return delimiter;
}

function checkLines(text: string): void {
  for (const [line, { length }] of linesOf(text)) {
    if (length > MOST_LINE_CHARACTERS)
      throw new LogError(`line ${line}: expected at most ${MOST_LINE_CHARACTERS} characters, got ${length}`);
  }
}

/** Line by line, counted from 1. */
export function* linesOf(text: string): Generator<readonly [line: number, content: string]> {
  let start = 0;
  for (let line = 1; start < text.length; line++) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline;
    yield [line, text.slice(start, end)];
    start = end + 1;
  }
}
