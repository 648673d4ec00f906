import type { ReactNode } from "react";
import { CASES } from "../../cases/cases";
import { strings } from "../../strings/en";

const words = strings.cases;

/** Older links name a case here; without scripts, readers find it in the list. */
export function MovedCases(): ReactNode {
  return (
    <article className="column missing" data-moved-to="../cases/">
      <h1>{words.heading}</h1>
      <p>{words.moved}</p>
      <ul>
        {CASES.map(({ id, words: { name } }) => (
          <li key={id} id={id}>
            <a href={`../cases/#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </article>
  );
}
