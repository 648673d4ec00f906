import type { ReactNode } from "react";
import { CASE_IDS, caseWords } from "../../cases";
import { strings } from "../../strings/en";

const words = strings.cases;

/** Served where the cases once were: older links name a case, which is listed here for readers without scripts. */
export function MovedCases(): ReactNode {
  return (
    <article className="column missing" data-moved-to="../cases/">
      <h1>{words.heading}</h1>
      <p>{words.moved}</p>
      <ul>
        {CASE_IDS.map((id) => (
          <li key={id} id={id}>
            <a href={`../cases/#${id}`}>{caseWords(id).name}</a>
          </li>
        ))}
      </ul>
    </article>
  );
}
