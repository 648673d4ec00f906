import { yieldToMain } from "../../browser/scheduling";
import { csvCells, csvHeadings } from "../../core/runs/csv";
import { rows } from "../../core/runs/rows";
import type { Player } from "../../playback/player";

export async function downloadLanes(player: Player, name: string): Promise<void> {
  save(await lanesTable(player), `${name}-frames-0-to-${player.lastFrame}.csv`);
}

/** The whole run, whatever frame is shown: the command line's digits, under the page's names. */
export async function lanesTable({ scenario, meshes }: Player): Promise<string> {
  const table: Cells[] = [];
  for (const row of rows(scenario, 1, meshes)) {
    const [, ...cells] = csvCells(row);
    table.push([LANE_NAMES[row.lane] ?? row.lane, ...cells]);
    if (table.length % ROWS_AT_ONCE === 0) await yieldToMain();
  }
  const lines = withoutEmptyColumns([csvHeadings(), ...table]).map((cells) => cells.join(","));
  return `${lines.join("\n")}\n`;
}

/** Some tens of milliseconds of work. */
const ROWS_AT_ONCE = 500;

const LANE_NAMES = ["a", "b", "c", "d"];

type Cells = readonly (string | number)[];

function withoutEmptyColumns(table: readonly Cells[]): Cells[] {
  const [head = [], ...body] = table;
  const isFilled = head.map((_, column) => body.some((cells) => cells[column] !== ""));
  return table.map((cells) => cells.filter((_, column) => isFilled[column]));
}

/** The command line takes it as it is. */
export function downloadScenario(player: Player, name: string): void {
  save(`${JSON.stringify(player.scenario, null, 2)}\n`, `${name}.json`, "application/json");
}

export function save(content: string | Blob, fileName: string, type = "text/csv"): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // Browsers may begin to read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
