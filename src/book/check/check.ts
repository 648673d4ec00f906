import { createServer } from "vite";
import { type ChapterText, type Problem, parseChapter } from "./chapterTags";
import { chapterTexts } from "./chapterTexts";
import { missingFiles } from "./missingFiles";
import { typeProblems } from "./typeProblems";

/**
 * `npm run check`, of the chapters in every language: says what is wrong in them, with file, line and column, and fails if
 * anything is.
 */

/** Compiles every chapter as the build would, and asks the core what types cannot tell. */
async function compiledProblems(texts: readonly ChapterText[]): Promise<Problem[]> {
  const server = await createServer({
    logLevel: "silent",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { chapterProblems } = (await server.ssrLoadModule(
      "/src/book/check/chapterProblems.ts",
    )) as typeof import("./chapterProblems");
    const found: Problem[] = [];
    for (const chapter of texts) {
      try {
        await server.environments.ssr.transformRequest(`/${chapter.file}`);
        found.push(...(await chapterProblems(chapter)));
      } catch (error) {
        found.push(compileProblem(chapter, error));
      }
    }
    return found;
  } finally {
    await server.close();
  }
}

/** The compiler's error, at the place that Vite gives it. */
function compileProblem({ file }: ChapterText, error: unknown): Problem {
  const { loc, message = String(error) } = error as {
    readonly loc?: { readonly line: number; readonly column: number };
    readonly message?: string;
  };
  return { file, line: loc?.line ?? 1, column: loc?.column ?? 1, message };
}

/** A chapter that cannot be parsed has no types; the compiler has said why. */
function isParsed({ text }: ChapterText): boolean {
  try {
    parseChapter(text);
    return true;
  } catch {
    return false;
  }
}

const texts = chapterTexts();
const problems = [
  ...missingFiles(),
  ...(await compiledProblems(texts)),
  ...typeProblems(texts.filter(isParsed)),
];
for (const { file, line, column, message } of problems) {
  process.stderr.write(`${file}:${line}:${column} ${message}\n`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
