import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { ChapterText, Problem } from "./chapterTags";
import { typedText } from "./typedText";

/** Wrong properties of figures; unknown values, scenarios and terms. */
export function typeProblems(chapters: readonly ChapterText[]): Problem[] {
  const folder = join("node_modules", ".cache", `typed-text-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    const programs = new Map(chapters.map((chapter) => [programName(chapter), chapter]));
    for (const [name, chapter] of programs) writeFileSync(join(folder, name), typedText(chapter, folder));
    const include = [relative(folder, "src/**/*.d.ts")];
    const config = { extends: relative(folder, "tsconfig.json"), include, files: [...programs.keys()] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    const command = ["node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false", "-p", folder];
    // Four checkers each work out the shared types: twice the work.
    const { stdout, stderr, status } = spawnSync(process.execPath, [...command, "--checkers", "1"], {
      encoding: "utf8",
    });
    const problems = [...stdout.matchAll(COMPLAINT)].map(({ groups }) => {
      const { path = "", line, column, message = "" } = groups ?? {};
      const file = programs.get(basename(path))?.file ?? path;
      return { file, line: Number(line), column: Number(column), message };
    });
    if (status !== 0 && problems.length === 0) throw new Error(`the type checker failed: ${stdout}${stderr}`);
    return problems;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Chapters of two languages share their file names. */
function programName({ file }: ChapterText): string {
  return file.replace(/[\\/]/g, "-").replace(/\.mdx$/, ".tsx");
}

const COMPLAINT = /^(?<path>\S+)\((?<line>\d+),(?<column>\d+)\): error (?<message>.*(?:\n +.*)*)/gm;
