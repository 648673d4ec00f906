import type { ReactNode } from "react";
import { computedValue } from "../../../chapters/values";
import { COMMA, GAP } from "../../../language/strings/en";
import { type Case, caseById, type Thread } from "../../cases/cases";
import { type ChapterSlug, chapterOf } from "../../chapters";
import { strings } from "../../strings/en";
import { figureAddress, pathOf } from "../figureAddress";
import { CasePicture } from "./CasePicture";
import { Lines } from "./Lines";
import { type Still, tagsOf } from "./stills";

const words = strings.cases;

export function CaseSection({ of, still }: { readonly of: Case; readonly still: Still }): ReactNode {
  const { id, chapter, section, equation, figure } = of;
  const { name, sees, alike, mend } = of.words;
  return (
    <section className="case" id={id}>
      <h3>{name}</h3>
      <p className="case-sees">{sees}</p>
      <CasePicture name={name} still={still} address={`../${figureAddress(figure)}`} />
      <dl className="case-parts">
        <dt>{words.why}</dt>
        <dd>
          <p className="case-says">{reason(of)}</p>
          <p className="case-ways">
            <a className="case-link" href={`../${pathOf(chapter)}#${equation}`}>
              {words.equation(equationNumber(chapter, equation), chapterOf(chapter).number)}
            </a>
            <a className="case-link" href={`../${pathOf(chapter)}#${section}`}>
              {words.section(strings.chapters[chapter].title)}
            </a>
          </p>
        </dd>
        <dt>{words.apart}</dt>
        <dd>
          <Alike alike={alike} />
        </dd>
        <dt>{words.mend}</dt>
        <dd>
          <p className="case-says">{mend}</p>
          <Lines mends={of.mends} />
        </dd>
        <dt>{words.threads}</dt>
        <dd>
          <Threads threads={of.threads} />
        </dd>
      </dl>
    </section>
  );
}

/** With the values that the core computes. */
export function reason({ words: { why }, values }: Case): string {
  return why.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (!value) throw new Error(`the reason names a value ${name} that is not there`);
    return wholeValue(value);
  });
}

/** No line's end parts a value from its unit. */
function wholeValue(value: Parameters<typeof computedValue>[0]): string {
  return computedValue(value).replaceAll(" ", "\u00a0");
}

/** Equations are numbered in the order in which a chapter has them. */
function equationNumber(slug: ChapterSlug, equation: string): number {
  const equations = tagsOf(slug).filter(({ name }) => name === "Equation");
  const place = equations.findIndex(({ props }) => props.id === equation);
  if (place < 0) throw new Error(`${slug} has no equation ${equation}`);
  return place + 1;
}

function Alike({ alike }: { readonly alike: Readonly<Record<string, string>> }): ReactNode {
  return (
    <ul className="case-list">
      {Object.entries(alike).map(([id, tell]) => (
        <li key={id}>
          {tell}
          {GAP}
          <a className="case-link case-likeness" href={`#${id}`}>
            {caseById(id).words.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Threads({ threads }: { readonly threads: readonly Thread[] }): ReactNode {
  return (
    <ul className="case-list case-threads">
      {threads.map(({ title, project, year, url }) => (
        <li key={url}>
          <a className="case-link" href={url} lang="en">
            {title}
          </a>{" "}
          <span className="case-where">
            {project}
            {COMMA}
            {year}
          </span>
        </li>
      ))}
    </ul>
  );
}
