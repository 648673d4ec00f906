import { basename } from "node:path";
import { VOCABULARY_NAMES } from "../mdx/vocabularyNames";
import {
  type ChapterNode,
  type ChapterText,
  isTag,
  type Problem,
  parseChapter,
  type Tag,
  tagOf,
  tagsIn,
} from "./chapterTags";
import { setProblem } from "./setProblem";

type Complaint = Omit<Problem, "file">;

/** How long lessons are [min]. */
const LESSONS = [45, 90];

const ACTIVITIES = 3;

/** Every activity says all of these, in this order. */
const ROWS = ["Purpose", "Show or Try", "Predict", "See", "Ask", "Wrong"];

/** Finds what a teacher would stumble over: a plan that does not add up, a link to nowhere, a part that is missing. */
export async function sheetProblems(
  sheet: ChapterText,
  chapters: readonly ChapterText[],
): Promise<Problem[]> {
  const chapter = chapters.find(({ file }) => file === sheet.file.replace(/[\\/]teach(?=[\\/])/, ""));
  if (!chapter)
    return [{ file: sheet.file, line: 1, column: 1, message: `there is no chapter ${basename(sheet.file)}` }];
  const tree = parseChapter(sheet.text);
  const tags = tagsIn(parseChapter(chapter.text));
  const problems = [
    ...activityProblems(tagged(tree, "Activity")),
    ...planProblems(tree),
    ...examProblems(tree),
    ...referenceProblems(tree, tags),
    ...(await stateProblems(tree, tags)),
  ];
  return problems.map((problem) => ({ file: sheet.file, ...problem }));
}

function tagged(node: ChapterNode, name: string): ChapterNode[] {
  const inside = (node.children ?? []).flatMap((child) => tagged(child, name));
  return isTag(node) && node.name === name ? [node, ...inside] : inside;
}

const complaint = (node: ChapterNode, message: string): Complaint => ({ ...node.position.start, message });

function activityProblems(activities: readonly ChapterNode[]): Complaint[] {
  const [first] = activities;
  if (!first) return [{ line: 1, column: 1, message: "a sheet has three activities" }];
  const isOffScreen = (node: ChapterNode) =>
    tagged(node, "Show").length === 0 && tagOf(node).props.needs !== undefined;
  return [
    ...(activities.length === ACTIVITIES ? [] : [complaint(first, `a sheet has ${ACTIVITIES} activities`)]),
    ...(activities.some(isOffScreen)
      ? []
      : [complaint(first, "one activity needs a thing at hand and no screen")]),
    ...activities.flatMap((node) => {
      const rows = tagsIn(node).map(({ name }) => (/^(Show|Try)$/.test(name) ? ROWS[1] : name));
      const found = rows.filter((name, place) => ROWS.includes(name ?? "") && rows.indexOf(name) === place);
      return found.join() === ROWS.join()
        ? []
        : [complaint(node, `an activity has ${ROWS.join(", ")}, in this order`)];
    }),
  ];
}

function planProblems(tree: ChapterNode): Complaint[] {
  const minutesOf = new Map(
    tagged(tree, "Activity").map((node) => [tagOf(node).props.id, Number(tagOf(node).props.minutes)]),
  );
  const plans = tagged(tree, "Plan");
  const lengths = plans.map((plan) => Number(tagOf(plan).props.minutes));
  const wrong = plans.flatMap((plan, place) => {
    const steps = tagged(plan, "Step").map((step) => tagOf(step).props);
    const minutes = steps.map(({ activity, minutes }) =>
      activity ? (minutesOf.get(activity) ?? Number.NaN) : Number(minutes),
    );
    const sum = minutes.reduce((all, one) => all + one, 0);
    return sum === lengths[place] ? [] : [complaint(plan, `the steps of this plan take ${sum} minutes`)];
  });
  return lengths.join() === LESSONS.join()
    ? wrong
    : [...wrong, complaint(tree, `plans are for ${LESSONS.join(" and ")} minutes`)];
}

function examProblems(tree: ChapterNode): Complaint[] {
  const exams = tagged(tree, "Exam");
  const unanswered = exams.filter((exam) => tagged(exam, "Answer").length !== 1);
  return [
    ...(exams.length >= 2 ? [] : [complaint(tree, "a sheet has two new questions at least")]),
    ...unanswered.map((exam) => complaint(exam, "a question has one answer")),
  ];
}

/** Equations and figures of the chapter. */
function referenceProblems(tree: ChapterNode, tags: readonly Tag[]): Complaint[] {
  const ids = (isWanted: (tag: Tag) => boolean) =>
    new Set(tags.filter(isWanted).map(({ props }) => props.id));
  const equations = ids(({ name }) => name === "Equation");
  const figures = ids(({ name }) => !WORDS.includes(name));
  return tagsIn(tree).flatMap(({ name, line, column, props }) => {
    const isAstray =
      (name === "Ref" && !equations.has(props.to)) || (name === "FigureLink" && !figures.has(props.id));
    return isAstray
      ? [{ line, column, message: `the chapter has no ${props.to ?? props.id} to refer to` }]
      : [];
  });
}

const WORDS: readonly string[] = VOCABULARY_NAMES;

async function stateProblems(tree: ChapterNode, tags: readonly Tag[]): Promise<Complaint[]> {
  const found: Complaint[] = [];
  for (const activity of tagged(tree, "Activity")) {
    const inside = tagsIn(activity).filter(({ name }) => name === "Show" || name === "Seen");
    const around = inside.find(({ name }) => name === "Show")?.props ?? {};
    for (const { line, column, props } of inside) {
      const named = props.figure ?? around.figure;
      const set = Object(props.set ?? (props.figure === undefined ? around.set : {}));
      const figure = tags.find(({ name, props: { id } }) => id === named && !WORDS.includes(name));
      const state = props.frame === undefined ? set : { ...set, frame: props.frame };
      const message = figure
        ? await setProblem(figure, state).catch(String)
        : `the chapter has no figure ${named}`;
      if (message) found.push({ line, column, message });
    }
  }
  return found;
}
