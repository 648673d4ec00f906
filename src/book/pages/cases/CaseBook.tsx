import type { ReactNode } from "react";
import { CASE_GROUPS, CASES } from "../../cases/cases";
import type { Entry } from "../../search/index";
import { strings } from "../../strings/en";
import { CaseSection, reason } from "./Case";
import { type Still, stillOf } from "./stills";

const words = strings.cases;

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
      text: `${sees} ${reason(one)}`.replaceAll("\u00a0", " "),
      words,
    };
  });
}

export function CaseBook({ stills }: { readonly stills: ReadonlyMap<string, Still> }): ReactNode {
  return (
    <article className="column case-book">
      <header className="list-page-head">
        <h1>{words.heading}</h1>
        <p className="lede">{words.lede}</p>
      </header>
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
        {words.none} <a href="../lab/">{words.lab}</a>
      </p>
    </article>
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
