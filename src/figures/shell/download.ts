import { csvHeader, csvLine, rows } from "../../core/simulate";
import type { Player } from "../../playback/player";

/** Hands the reader the lanes up to the present frame as CSV, as the command line prints them. */
export function downloadLanes(player: Player, name: string): void {
  const upToNow = { ...player.scenario, frames: player.frame };
  const lines = [csvHeader(), ...Array.from(rows(upToNow, 1), csvLine)];
  const address = URL.createObjectURL(new Blob([`${lines.join("\n")}\n`], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}-frame-${player.frame}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
