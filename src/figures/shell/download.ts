import { csvHeader, csvLine, rows } from "../../core/simulate";
import type { Player } from "../../playback/player";

/** Hands the reader the lanes up to the present frame as CSV, as the command line prints them. */
export function downloadLanes(player: Player, name: string): void {
  const upToNow = { ...player.scenario, frames: player.frame };
  const lines = [csvHeader(), ...Array.from(rows(upToNow, 1), csvLine)];
  save(`${lines.join("\n")}\n`, `${name}-frame-${player.frame}.csv`);
}

/** Hands the reader a CSV file. */
export function save(csv: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
