import type { ReactNode } from "react";
import { CASE_GROUPS, CASE_IDS, type CaseGroup, type CaseId, caseFacts, caseWords } from "../../cases";
import { strings } from "../../strings/en";
import { Case } from "./Case";
import { type Still, stillOf } from "./stills";

const words = strings.cases;

const GROUPS = Object.entries(CASE_GROUPS) as [CaseGroup, readonly CaseId[]][];

/** The pictures of every case, rendered one after the other: each is a run of the core. */
export async function caseStills(): Promise<ReadonlyMap<CaseId, Still>> {
  const stills = new Map<CaseId, Still>();
  for (const id of CASE_IDS) stills.set(id, await stillOf(caseFacts(id).figure));
  return stills;
}

/** What goes wrong in simulations, by what is seen: an index, and the cases. */
export function CaseBook({ stills }: { readonly stills: ReadonlyMap<CaseId, Still> }): ReactNode {
  return (
    <article className="column case-book">
      <header className="list-page-head">
        <h1>{words.heading}</h1>
        <p className="lede">{words.lede}</p>
      </header>
      <CaseIndex />
      {GROUPS.map(([group, ids]) => (
        <section key={group} className="case-group">
          <h2 id={`cases-${group}`}>{words.groups[group]}</h2>
          {ids.map((id) => {
            const still = stills.get(id);
            if (!still) throw new Error(`the case ${id} has no picture`);
            return <Case key={id} id={id} still={still} />;
          })}
        </section>
      ))}
      <p className="case-none">
        {words.none} <a href="../lab/">{words.lab}</a>
      </p>
    </article>
  );
}

/** Every case by its name, to be scanned at a glance. */
function CaseIndex(): ReactNode {
  return (
    <nav className="case-index" aria-label={words.index}>
      {GROUPS.map(([group, ids]) => (
        <div key={group} className="case-index-group">
          <p className="case-index-title">
            <a href={`#cases-${group}`}>{words.groups[group]}</a>
          </p>
          <ul>
            {ids.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{caseWords(id).name}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
