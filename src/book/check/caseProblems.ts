import { CASES } from "../cases/cases";
import { chapterFile, chapterOf } from "../chapters";
import { headingIdsIn } from "../mdx/headingIds";
import { type ChapterText, type Problem, parseChapter, tagsIn } from "./chapterTags";
import { setProblem } from "./setProblem";

export async function caseProblems(texts: readonly ChapterText[]): Promise<Problem[]> {
  const problems = await Promise.all(
    CASES.map(async ({ id, group, chapter, section, equation, figure, words, values }) => {
      const ofChapter = textOf(chapter, texts);
      const ofFigure = tagsIn(parseChapter(textOf(figure.chapter, texts)));
      const tag = ofFigure.find(({ name, props }) => props.id === figure.figure && name !== "FigureLink");
      const named = Array.from(words.why.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
      const messages = [
        headingIdsIn(ofChapter).includes(section) ? "" : `${chapter} has no section ${section}`,
        ofChapter.includes(`<Equation id="${equation}"`) ? "" : `${chapter} has no equation ${equation}`,
        tag ? await setProblem(tag, figure.set) : `${figure.chapter} has no figure ${figure.figure}`,
        ...Object.keys(words.alike).map((other) =>
          other !== id && CASES.some((one) => one.id === other) ? "" : `there is no other case ${other}`,
        ),
        ...named.map((name) => (values[name] ? "" : `the reason names a value ${name} that is not there`)),
        ...Object.keys(values).map((name) =>
          named.includes(name) ? "" : `the reason does not name the value ${name}`,
        ),
      ];
      const file = `content/cases/${group}.yaml`;
      return messages
        .filter(Boolean)
        .map((message) => ({ file, line: 1, column: 1, message: `${id}: ${message}` }));
    }),
  );
  return problems.flat();
}

function textOf(slug: Parameters<typeof chapterOf>[0], texts: readonly ChapterText[]): string {
  const file = chapterFile(chapterOf(slug));
  return texts.find((text) => text.file.endsWith(file))?.text ?? "";
}
