import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Edition {
  readonly version: string;
  /** The day of the last change, as `2026-11-22`. */
  readonly date: string;
}

/** The date is that of the last commit or, where there is no history, of the build. */
export function editionOf(root: string): Edition {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  return { version, date: lastChange(root) ?? new Date().toISOString().slice(0, 10) };
}

function lastChange(root: string): string | null {
  try {
    const day = execFileSync("git", ["log", "-1", "--format=%cs"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return day.trim() || null;
  } catch {
    return null;
  }
}
