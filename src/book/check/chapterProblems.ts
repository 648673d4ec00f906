import references from "../../../content/references.json";
import { stageValueText } from "../../figures/values/stageValues";
import { VOCABULARY_NAMES } from "../mdx/vocabularyNames";
import { type ChapterText, type Problem, parseChapter, type Tag, tagsIn } from "./chapterTags";
import { predictionProblems } from "./predictionProblems";
import { setProblem } from "./setProblem";

/** Finds what types cannot: missing figures and stages, states that a figure refuses, and broken predictions. */
export async function chapterProblems({ file, text }: ChapterText): Promise<Problem[]> {
  const chapter = parseChapter(text);
  const tags = tagsIn(chapter);
  const figures = figuresById(tags);
  const problems: Problem[] = predictionProblems(chapter).map((problem) => ({ file, ...problem }));
  for (const tag of tags) {
    const message =
      (await figureProblem(tag, figures).catch(String)) ?? stageProblem(tag) ?? referenceProblem(tag);
    if (message) problems.push({ file, line: tag.line, column: tag.column, message });
  }
  return problems;
}

const VOCABULARY: readonly string[] = VOCABULARY_NAMES;

function figuresById(tags: readonly Tag[]): ReadonlyMap<unknown, Tag> {
  const figures = tags.filter(({ name, props }) => !VOCABULARY.includes(name) && props.id !== undefined);
  return new Map(figures.map((tag) => [tag.props.id, tag]));
}

async function figureProblem(
  { name, props }: Tag,
  figures: ReadonlyMap<unknown, Tag>,
): Promise<string | null> {
  const named = name === "FigureLink" ? props.id : props.figure;
  if (!VOCABULARY.includes(name) || named === undefined) return null;
  const figure = figures.get(named);
  if (!figure) return `no figure of this chapter has the id ${named}`;
  return name === "SetFigure" ? setProblem(figure, props.set) : null;
}

function stageProblem({ name, props }: Tag): string | null {
  if (name !== "StageValue") return null;
  try {
    stageValueText(props as unknown as Parameters<typeof stageValueText>[0]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const works: ReadonlySet<unknown> = new Set(references.map(({ id }) => id));

function referenceProblem({ name, props }: Tag): string | null {
  return name !== "Reference" || works.has(props.id)
    ? null
    : `content/references.json has no work ${props.id}`;
}
