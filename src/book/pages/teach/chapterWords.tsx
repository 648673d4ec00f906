import islands from "virtual:islands";
import type { ReactNode } from "react";
import { type ChapterSlug, chapterOf, chapterPath } from "../../chapters";
import type { Tag } from "../../check/chapterTags";
import { strings as book } from "../../strings/en";
import { tagsOf } from "../cases/stills";
import { figureAddress } from "../figureAddress";

/** From a sheet to the notebook's root. */
export const ROOT = "../../";

export const equationNumber = (slug: ChapterSlug, equation: string): number =>
  placeOf(slug, equation, ({ name }) => name === "Equation");

/** "3.1" is the third chapter's first. */
export const figureNumber = (slug: ChapterSlug, figure: string): string =>
  `${chapterOf(slug).number}.${placeOf(slug, figure, ({ name }) => Object.hasOwn(islands, name))}`;

function placeOf(slug: ChapterSlug, id: string, isWanted: (tag: Tag) => boolean): number {
  const wanted = tagsOf(slug).filter((tag) => isWanted(tag) && tag.props.id !== undefined);
  const place = wanted.findIndex(({ props }) => props.id === id);
  if (place < 0) throw new Error(`${slug} has no ${id} that a sheet could refer to`);
  return place + 1;
}

interface Contents {
  readonly children: ReactNode;
}

/** What stands in their properties and contents is put in its place by the page. */
export const Prediction = (_: Contents & { readonly question: string }): ReactNode => null;
export const Choice = (_: Contents & { readonly answer: ReactNode; readonly right?: boolean }): ReactNode =>
  null;
export const Question = (_: Contents & { readonly ask: ReactNode }): ReactNode => null;
export const NumberQuestion = (_: Contents & { readonly ask: string }): ReactNode => null;
export const SpotTheError = (_: Contents & { readonly claim: ReactNode }): ReactNode => null;
export const Prerequisites = (_: Contents & { readonly outcome: ReactNode }): ReactNode => null;
export const Remember = (_: Contents & { readonly to: string }): ReactNode => null;

/** The words of a chapter as they read on its sheet: all that is on the chapter's page is led to there. */
export function chapterWords(slug: ChapterSlug) {
  const chapter = `${ROOT}${chapterPath(chapterOf(slug))}`;
  const Ref = ({ to }: { to: string }): ReactNode => (
    <a className="ref" href={`${chapter}#${to}`}>
      ({equationNumber(slug, to)})
    </a>
  );
  const Equation = ({ id, number, children }: Contents & { id: string; number: string }): ReactNode => (
    <div className="equation">
      <div className="equation-line">
        <div className="equation-body">{children}</div>
        <a className="equation-number" href={`${chapter}#${id}`} aria-label={book.equation.link(number)}>
          ({number})
        </a>
      </div>
    </div>
  );
  const SetFigure = ({ figure, set, children }: Contents & { figure: string; set: object }): ReactNode => (
    <a href={`${ROOT}${figureAddress({ chapter: slug, figure, set: { ...set } })}`}>{children}</a>
  );
  const FigureLink = ({ id, starts }: { id: string; starts?: boolean }): ReactNode => {
    const { inSentence, first } = book.figureLink;
    return (
      <a className="figure-link" href={`${chapter}#${id}`}>
        {(starts ? first : inSentence)(figureNumber(slug, id))}
      </a>
    );
  };
  const a = ({ href, children }: Contents & { href: string }): ReactNode => (
    <a href={fromSheet(chapter, href)}>{children}</a>
  );
  return {
    ...{ Ref, Equation, SetFigure, FigureLink, a },
    ...{ Prediction, Choice, Question, NumberQuestion, SpotTheError, Prerequisites, Remember },
  };
}

/** A link as the chapter's text has it; sheets lie as deep below the root as chapters. */
function fromSheet(chapter: string, href: string): string {
  if (href.startsWith("#")) return chapter + href;
  return href.replace(/^\.\.\/(?!\.\.)/, `${ROOT}chapters/`);
}
