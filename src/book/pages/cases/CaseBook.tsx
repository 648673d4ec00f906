import type { ReactNode } from "react";
import { GAP } from "../../../language/strings/en";
import { CASE_GROUPS, CASES } from "../../cases/cases";
import { placeName } from "../../cases/mends";
import type { Entry } from "../../search/index";
import { strings } from "../../strings/en";
import { ListPageHead } from "../ListPageHead";
import { Outline } from "../outline";
import { CaseSection, reason } from "./Case";
import { type Still, stillOf } from "./stills";

const words = strings.cases;
const { copy, copied, notCopied } = words.linesOf;

/** One by one: each is a run of the core. */
export async function caseStills(): Promise<ReadonlyMap<string, Still>> {
  const stills = new Map<string, Still>();
  for (const { id, figure } of CASES) stills.set(id, await stillOf(figure, id));
  return stills;
}

export function caseEntries(path: string): Entry[] {
  return CASES.map((one) => {
    const { name, sees, words } = one.words;
    return {
      kind: "symptom",
      address: `${path}#${one.id}`,
      title: name,
      text: `${sees}${GAP}${reason(one)}`.replaceAll("\u00a0", " "),
      words,
    };
  });
}

export function CaseBook({ stills }: { readonly stills: ReadonlyMap<string, Still> }): ReactNode {
  return (
    <article className="column case-book" data-copy={copy} data-copied={copied} data-not-copied={notCopied}>
      <ListPageHead heading={words.heading}>{words.lede}</ListPageHead>
      <EngineFilter />
      <CaseIndex />
      {CASE_GROUPS.map(({ group, cases }) => (
        <section key={group} className="case-group">
          <h2 id={`cases-${group}`}>{words.groups[group]}</h2>
          {cases.map((one) => {
            const still = stills.get(one.id);
            if (!still) throw new Error(`the case ${one.id} has no picture`);
            return <CaseSection key={one.id} of={one} still={still} />;
          })}
        </section>
      ))}
      <p className="case-none">
        {words.none}
        {GAP}
        <a href="../lab/">{words.lab}</a>
      </p>
    </article>
  );
}

/** Beside the text, while the index is out of sight. */
export function CaseOutline(): ReactNode {
  const places = CASE_GROUPS.flatMap(({ group, cases }) => [
    { id: `cases-${group}`, title: words.groups[group], isPart: false },
    ...cases.map(({ id, words: { name } }) => ({ id, title: name, isPart: true })),
  ]);
  return <Outline words={words.outline} places={places} covered />;
}

/** Followed by the page's script (engineFilter.ts): without it the list is whole. */
function EngineFilter(): ReactNode {
  const { label, all, own, shown } = words.filter;
  const named = CASES.flatMap(({ mends }) => [...new Set(mends.map(({ place }) => place))]);
  const engines = [...new Set(named)]
    .map((place) => ({
      place,
      name: placeName(place) ?? own,
      cases: named.filter((one) => one === place).length,
    }))
    .sort((one, other) => other.cases - one.cases);
  return (
    <nav className="case-filter" aria-label={label}>
      <p>{label}</p>
      <a href="./" data-filter="" aria-current="true">
        {all} <small>{CASES.length}</small>
      </a>
      {engines.map(({ place, name, cases }) => (
        <a key={place} href={`?engine=${place}`} data-filter={place}>
          {name} <small>{cases}</small>
        </a>
      ))}
      <span className="visually-hidden" role="status" data-shown={shown("#", CASES.length)} />
    </nav>
  );
}

function CaseIndex(): ReactNode {
  return (
    <nav className="case-index" aria-label={words.index}>
      {CASE_GROUPS.map(({ group, cases }) => (
        <div key={group} className="case-index-group">
          <p className="case-index-title">
            <a href={`#cases-${group}`}>{words.groups[group]}</a>
          </p>
          <ul>
            {cases.map(({ id, words: { name } }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
