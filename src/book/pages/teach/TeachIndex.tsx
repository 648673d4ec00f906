import type { ReactNode } from "react";
import { COMMA } from "../../../language/strings/en";
import { CHAPTERS } from "../../chapters";
import { strings as book } from "../../strings/en";
import { ListPageHead } from "../ListPageHead";
import { isTaught } from "../texts";
import { activitiesOf, minutesInClass, type Sheet, sheetOf } from "./Sheet";
import { strings } from "./strings/en";

export async function teachIndex(): Promise<ReactNode> {
  const sheets = await Promise.all(CHAPTERS.filter(isTaught).map(sheetOf));
  return (
    <article className="column sheet-list">
      <ListPageHead heading={strings.heading}>{strings.lede}</ListPageHead>
      <ol start={sheets[0]?.chapter.number}>
        {sheets.map((sheet) => (
          <SheetEntry key={sheet.chapter.slug} sheet={sheet} />
        ))}
      </ol>
    </article>
  );
}

function SheetEntry({ sheet }: { readonly sheet: Sheet }): ReactNode {
  const { chapter } = sheet;
  return (
    <li value={chapter.number}>
      <h2>
        <a href={`${chapter.slug}/`}>{book.chapters[chapter.slug].title}</a>
      </h2>
      <p>{strings.activities(minutesInClass(sheet))}</p>
      <ul>
        {activitiesOf(sheet).map(({ props: { id, title, minutes } }) => (
          <li key={id}>
            <a href={`${chapter.slug}/#${id}`}>{title}</a>
            {COMMA}
            {strings.minutes(minutes)}
          </li>
        ))}
      </ul>
    </li>
  );
}
