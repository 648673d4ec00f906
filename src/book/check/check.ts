import { createServer } from "vite";
import { factProblems } from "../../engines/facts/schema";
import { type ChapterText, type Problem, parseChapter } from "./chapterTags";
import { chapterTexts, missingFiles, sheetTexts } from "./chapterTexts";
import { addressProblems, linkProblems, uncheckedEquations } from "./linkProblems";
import { proseProblems } from "./proseProblems";
import { translationProblems } from "./translation/translationProblems";
import { typeProblems } from "./typeProblems";

async function compiledProblems(
  texts: readonly ChapterText[],
  sheets: readonly ChapterText[],
): Promise<Problem[]> {
  const server = await createServer({
    logLevel: "silent",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const load = (module: string) => server.ssrLoadModule(`/src/book/check/${module}.ts`);
  try {
    const { chapterProblems } = (await load("chapterProblems")) as typeof import("./chapterProblems");
    const { caseProblems } = (await load("caseProblems")) as typeof import("./caseProblems");
    const { sheetProblems } = (await load("sheetProblems")) as typeof import("./sheetProblems");
    const found: Problem[] = [];
    for (const chapter of [...texts, ...sheets]) {
      await server.environments.ssr
        .transformRequest(`/${chapter.file}`)
        .catch((error) => found.push(...compileProblems(chapter, error)));
      if (!isParsed(chapter)) continue;
      const isSheet = sheets.includes(chapter);
      found.push(...(await (isSheet ? sheetProblems(chapter, texts) : chapterProblems(chapter))));
    }
    return [...found, ...(await caseProblems(texts))];
  } finally {
    await server.close();
  }
}

/** All that the chapter's plug-ins found, or the error that stopped the parser. */
function compileProblems({ file }: ChapterText, error: unknown): Problem[] {
  const {
    loc,
    problems,
    message = String(error),
  } = error as {
    readonly problems?: readonly Omit<Problem, "file">[];
    readonly loc?: { readonly line: number; readonly column: number };
    readonly message?: string;
  };
  const found = problems ?? [{ line: loc?.line ?? 1, column: loc?.column ?? 1, message }];
  return found.map((problem) => ({ file, ...problem }));
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

/** The compiler of chapters says so where the tag stands. */
const UNKNOWN_COMPONENT = /does not exist on type '(Sheet)?Vocabulary'/;

const texts = chapterTexts();
const sheets = sheetTexts();
const problems = [
  ...missingFiles(),
  ...factProblems(),
  ...(await compiledProblems(texts, sheets)),
  ...[...texts, ...sheets].flatMap(proseProblems),
  ...texts.flatMap(uncheckedEquations),
  ...linkProblems(texts, sheets),
  ...addressProblems(texts),
  ...translationProblems([...texts, ...sheets]),
  ...typeProblems([...texts, ...sheets].filter(isParsed)).filter(
    ({ message }) => !UNKNOWN_COMPONENT.test(message),
  ),
];
for (const { file, line, column, message } of problems) {
  process.stderr.write(`${file}:${line}:${column} ${message}\n`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
