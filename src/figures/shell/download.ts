import { csvCells, csvHeadings } from "../../core/runs/csv";
import { rows } from "../../core/runs/rows";
import type { Player } from "../../playback/player";

/** From the start to the present frame: the command line's digits, under the page's names. */
export function downloadLanes(player: Player, name: string): void {
  const upToNow = { ...player.scenario, frames: player.frame };
  const table = Array.from(rows(upToNow, 1, player.meshes), (row) => {
    const [, ...cells] = csvCells(row);
    return [LANE_NAMES[row.lane] ?? row.lane, ...cells];
  });
  const lines = withoutEmptyColumns([csvHeadings(), ...table]).map((cells) => cells.join(","));
  save(`${lines.join("\n")}\n`, `${name}-frames-0-to-${player.frame}.csv`);
}

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
