import type { ReactNode } from "react";
import { GAP } from "../../../language/strings/en";
import { type Chapter, chapterPath } from "../../chapters";
import { minutesSlot } from "../../slots";
import { strings as book } from "../../strings/en";
import { loadSheet, loadText } from "../texts";
import { chapterWords, ROOT } from "./chapterWords";
import { elementsOf } from "./elements";
import { Given, Results } from "./given";
import { lessonOf } from "./lesson";
import { Plans } from "./plans";
import { Answers, Questions, questionsIn } from "./questions";
import { strings } from "./strings/en";
import { LessonContext, SHEET_WORDS } from "./words";

const words = strings.sheet;

const { Activity } = SHEET_WORDS;

export interface Sheet {
  readonly chapter: Chapter;
  readonly text: ReactNode;
  /** As its author wrote it: plans, activities, questions. */
  readonly sheet: ReactNode;
}

export async function sheetOf(chapter: Chapter): Promise<Sheet> {
  const components = { ...chapterWords(chapter.slug), ...SHEET_WORDS };
  return { chapter, text: await loadText(chapter, components), sheet: await loadSheet(chapter, components) };
}

export const activitiesOf = ({ sheet }: Pick<Sheet, "sheet">) => elementsOf(sheet, Activity);

export const minutesInClass = (sheet: Sheet): number =>
  activitiesOf(sheet).reduce((sum, { props }) => sum + props.minutes, 0);

/** Its figures are rendered once, before the page. */
export async function sheetPage(chapter: Chapter): Promise<ReactNode> {
  const sheet = await sheetOf(chapter);
  const asked = questionsIn(sheet.text, sheet.sheet);
  return (
    <LessonContext value={await lessonOf(chapter.slug, sheet.sheet)}>
      <article className="column sheet">
        <SheetHead sheet={sheet} />
        <h2 id="given">{words.given}</h2>
        <Given chapter={chapter} text={sheet.text} />
        <h2 id="minutes">{words.plans}</h2>
        <Plans sheet={sheet.sheet} activities={activitiesOf(sheet)} />
        <h2 id="in-class">{words.inClass}</h2>
        {activitiesOf(sheet)}
        <h2 id="results">{words.results}</h2>
        <div className="sheet-results">
          <Results chapter={chapter} text={sheet.text} />
        </div>
        <Questions asked={asked} />
        <Answers asked={asked} />
      </article>
    </LessonContext>
  );
}

function SheetHead({ sheet }: { readonly sheet: Sheet }): ReactNode {
  const { chapter } = sheet;
  const path = chapterPath(chapter);
  return (
    <header className="list-page-head">
      <p className="chapter-place">{words.place(chapter.number)}</p>
      <h1>{book.chapters[chapter.slug].title}</h1>
      <p className="sheet-head-times">
        {words.time(minutesSlot(path), minutesInClass(sheet))}
        {GAP}
        <a href={`${ROOT}${path}`}>{words.chapter}</a> · <a href="../">{words.all}</a>
      </p>
    </header>
  );
}
