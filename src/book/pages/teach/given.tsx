import type { ReactNode } from "react";
import { COMMA, GAP, LIST, strings as language, SEMICOLON } from "../../../language/strings/en";
import { CHAPTERS, type Chapter, chapterFile, chapterOf, chapterPath } from "../../chapters";
import { chapterTexts } from "../../check/chapterTexts";
import { FIRST_USES, nameInFull } from "../../mdx/symbols";
import { Term } from "../../mdx/term";
import { strings as book } from "../../strings/en";
import { tagsOf } from "../cases/stills";
import { equationNumber, Prerequisites, Remember, ROOT } from "./chapterWords";
import { elementsOf } from "./elements";
import { strings } from "./strings/en";

const words = strings.sheet;

/** Worked out of the chapter's text: what it says that it needs and gives, and the places of others that it leads to. */
export function Given({ chapter, text }: { readonly chapter: Chapter; readonly text: ReactNode }): ReactNode {
  const [needs] = elementsOf(text, Prerequisites);
  const symbols = newSymbols(chapter);
  return (
    <dl className="needs">
      <dt>{book.prerequisites.needed}</dt>
      <dd>{needs?.props.children}</dd>
      <Uses chapter={chapter} />
      <dt>{book.prerequisites.outcome}</dt>
      <dd>{needs?.props.outcome}</dd>
      {symbols.length > 0 ? (
        <>
          <dt>{words.symbols}</dt>
          <dd>
            {symbols.map((id, place) => (
              <span key={id}>
                {place > 0 ? SEMICOLON : ""}
                <Term id={id} />
                {GAP}
                {nameInFull(book.terms[id])}
              </span>
            ))}
          </dd>
        </>
      ) : null}
    </dl>
  );
}

function newSymbols({ slug }: Chapter) {
  return [...FIRST_USES].flatMap(([id, { chapter }]) => (chapter.slug === slug ? [id] : []));
}

function Uses({ chapter }: { readonly chapter: Chapter }): ReactNode {
  const used = usedBy(chapter);
  if (used.length === 0) return null;
  return (
    <>
      <dt>{words.uses}</dt>
      <dd>
        <p>
          {used.map(({ from, equations }, place) => (
            <span key={from.slug}>
              {place > 0 ? SEMICOLON : ""}
              <a href={`${ROOT}${chapterPath(from)}`}>{book.chapters[from.slug].title}</a>
              {equations.length > 0 ? COMMA : ""}
              {equations.length > 0
                ? words.equations(equations.map((one) => `(${one})`).join(LIST), equations.length)
                : ""}
            </span>
          ))}
        </p>
      </dd>
    </>
  );
}

interface Used {
  readonly from: Chapter;
  /** Their numbers, ascending. */
  readonly equations: readonly number[];
}

/** Earlier chapters, with those of their equations that are referred to. */
function usedBy(chapter: Chapter): readonly Used[] {
  const file = `/${language.files}/${chapterFile(chapter)}`;
  const { text = "" } = chapterTexts().find((one) => one.file.replaceAll("\\", "/").endsWith(file)) ?? {};
  const links = Array.from(text.matchAll(/\]\(\.\.\/([\w-]+)\/#?([^)\s]*)\)/g), ([, slug, id]) => ({
    slug,
    id,
  }));
  return CHAPTERS.slice(0, chapter.number).flatMap((from) => {
    const ids = new Set(links.filter(({ slug }) => slug === from.slug).map(({ id }) => id ?? ""));
    const equations = tagsOf(from.slug).flatMap(({ name, props }) =>
      name === "Equation" && ids.has(String(props.id)) ? [equationNumber(from.slug, String(props.id))] : [],
    );
    return ids.size > 0 ? [{ from: chapterOf(from.slug), equations }] : [];
  });
}

/** Printed once more, each with the way to where it is derived. */
export function Results({
  chapter,
  text,
}: {
  readonly chapter: Chapter;
  readonly text: ReactNode;
}): ReactNode {
  return elementsOf(text, Remember).map(({ props: { to, children } }) => (
    <div key={to} className="remember">
      {children}
      <a className="ref" href={`${ROOT}${chapterPath(chapter)}#${to}`}>
        ({equationNumber(chapter.slug, to)})
      </a>
    </div>
  ));
}
