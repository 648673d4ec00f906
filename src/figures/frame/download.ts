import { csvHeader, csvLine } from "../../core/runs/csv";
import { rows } from "../../core/runs/rows";
import type { Player } from "../../playback/player";

/** Hands the reader the lanes up to the present frame as CSV, as the command line prints them. */
export function downloadLanes(player: Player, name: string): void {
  const upToNow = { ...player.scenario, frames: player.frame };
  const lines = [csvHeader(), ...Array.from(rows(upToNow, 1, player.meshes), csvLine)];
  save(`${lines.join("\n")}\n`, `${name}-frame-${player.frame}.csv`);
}

/** Hands the reader the scenario of the lanes as JSON, which the command line takes as it is. */
export function downloadScenario(player: Player, name: string): void {
  save(`${JSON.stringify(player.scenario, null, 2)}\n`, `${name}.json`, "application/json");
}

/** Hands the reader a file. */
export function save(text: string, fileName: string, type = "text/csv"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
