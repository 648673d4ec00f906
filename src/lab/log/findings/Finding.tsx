import { Fragment, type ReactNode } from "react";
import { caseAddress } from "../../../logs/cases";
import { type Sentence, sentence } from "../sentences/sentence";
import { strings } from "../strings/en";

interface FindingProps {
  readonly title: string;
  readonly sentences: readonly (Sentence | string)[];
  readonly children?: ReactNode;
}

export function Finding({ title, sentences, children }: FindingProps): ReactNode {
  return (
    <section className="log-finding">
      <h4>{title}</h4>
      {sentences.length > 0 ? (
        <p>
          {sentences.map(told).map(({ id, text, met }, place) => (
            <Fragment key={id}>
              {place > 0 ? " " : ""}
              <span data-sentence={id}>{text}</span>
              {met ? (
                <>
                  {" "}
                  <a href={`../${caseAddress(met)}`}>{strings.leadsOn(strings.cases[met])}</a>.
                </>
              ) : null}
            </Fragment>
          ))}
        </p>
      ) : null}
      {children}
    </section>
  );
}

function told(said: Sentence | string): Sentence {
  return typeof said === "string" ? sentence(said, said) : said;
}
