import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Edition {
  readonly version: string;
  /** The last change's day, as `2026-11-22`. */
  readonly date: string;
}

/** The date is the last commit's or, without a history, the build's. */
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
