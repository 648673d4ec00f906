import type { CSSProperties, ReactNode } from "react";
import { computedValue } from "../../../chapters/values";
import { strings as language } from "../../../language/strings/en";
import { type Case, caseById, type Thread } from "../../cases/cases";
import { checkedVersion, type Mend, placeName } from "../../cases/mends";
import { type ChapterSlug, chapterOf } from "../../chapters";
import { strings } from "../../strings/en";
import { figureAddress, pathOf } from "../figureAddress";
import { CasePicture } from "./CasePicture";
import { type Still, tagsOf } from "./stills";

const words = strings.cases;

const joined = new Intl.ListFormat(language.tag, { type: "unit" });

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
          <Mends mends={of.mends} />
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
          {tell}{" "}
          <a className="case-link case-likeness" href={`#${id}`}>
            {caseById(id).words.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Mends({ mends }: { readonly mends: readonly Mend[] }): ReactNode {
  const names = [...new Set(mends.map(({ place }) => placeName(place) ?? words.own))];
  return (
    <details className="fold case-mends">
      <summary>{words.lines(joined.format(names))}</summary>
      <div className="fold-inside">
        {mends.map((each) => (
          <div key={each.code}>
            <p className="case-mend-place">
              {placeName(each.place) ?? words.ownLines} <HowChecked mend={each} />
            </p>
            <pre className="case-code">
              <code>{each.code.split("\n").map(codeLine)}</code>
            </pre>
          </div>
        ))}
      </div>
    </details>
  );
}

function HowChecked({ mend }: { readonly mend: Mend }): ReactNode {
  const { checked } = mend;
  if (typeof checked === "object" && "read" in checked)
    return (
      <a className="case-link case-where" href={checked.documents}>
        {words.read(checked.read)}
      </a>
    );
  const version = checkedVersion(mend);
  if (version === null) return null;
  return (
    <span className="case-where">
      {checked === "compiled" ? words.compiled(version) : words.ran(version)}
    </span>
  );
}

function codeLine(line: string, place: number): ReactNode {
  const indent = line.length - line.trimStart().length;
  return (
    <span key={place} className="case-code-line" style={{ "--indent": indent } as CSSProperties}>
      {`${line}\n`}
    </span>
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
            {project}, {year}
          </span>
        </li>
      ))}
    </ul>
  );
}
