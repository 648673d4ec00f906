import { type Columns, columnsOf } from "./columns";
import type { RowSink } from "./delimited";
import { type Meanings, meaningsOf } from "./meanings";
import { contentOf, formatOf, type Log, readRows } from "./readLog";

export interface Preview {
  readonly format: Log["format"];
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly meanings: Meanings;
}

const ROWS = 5;
const MOST_COLUMNS = 60;
const MOST_CELL = 24;

/** @throws LogError in one sentence, where there are no rows */
export function previewOf(text: string): Preview {
  const content = contentOf(text);
  const format = formatOf(content);
  const rows = new FirstRows();
  readRows(content, format, rows);
  const columns: Columns = columnsOf(rows.names);
  const names = rows.names.slice(0, MOST_COLUMNS);
  return { format, names, rows: rows.rows, meanings: meaningsOf(columns, names.length) };
}

class FirstRows implements RowSink {
  names: readonly string[] = [];
  readonly rows: (readonly string[])[] = [];

  takeRow(_line: number, cells: readonly string[]): boolean {
    if (this.names.length === 0) {
      this.names = cells.map((cell) => cell.trim());
      return true;
    }
    return this.keep(cells);
  }

  takeNamed(_line: number, cells: ReadonlyMap<string, unknown>): boolean {
    if (this.names.length === 0) this.names = [...cells.keys()];
    return this.keep(this.names.map((name) => cells.get(name) ?? ""));
  }

  private keep(cells: readonly unknown[]): boolean {
    this.rows.push(cells.slice(0, MOST_COLUMNS).map(shortened));
    return this.rows.length < ROWS;
  }
}

function shortened(cell: unknown): string {
  const text = typeof cell === "string" ? cell.trim() : (JSON.stringify(cell) ?? "");
  return text.length > MOST_CELL ? `${text.slice(0, MOST_CELL - 1)}…` : text;
}
