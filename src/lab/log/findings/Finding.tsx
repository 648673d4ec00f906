import { Fragment, type MouseEvent, type ReactNode } from "react";
import { GAP, LIST, STOP } from "../../../language/strings/en";
import { caseAddress } from "../../../logs/cases";
import { TENSOR_FIELD } from "../Choices";
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
          <Sentences of={sentences} />
        </p>
      ) : null}
      {children}
    </section>
  );
}

export function Sentences({ of: sentences }: { readonly of: FindingProps["sentences"] }): ReactNode {
  return sentences.map(told).map(({ id, text, met }, place) => (
    <Fragment key={id}>
      {place > 0 ? GAP : ""}
      <span data-sentence={id}>{text}</span>
      {NEEDS_TENSOR.has(id) ? <TensorLink /> : null}
      {id === "torque" ? <ChapterLinks /> : null}
      {met ? (
        <>
          {GAP}
          <a href={`../${caseAddress(met)}`}>{strings.leadsOn(strings.cases[met])}</a>
          {STOP}
        </>
      ) : null}
    </Fragment>
  ));
}

/** What can be said once the reader gives the tensor. */
const NEEDS_TENSOR: ReadonlySet<string> = new Set(["unknown", "unshown", "rough", "noTensor"]);

function ChapterLinks(): ReactNode {
  return (
    <>
      {`${GAP}${strings.actedOn}${GAP}`}
      {Object.entries(strings.chapters).map(([slug, title], place) => (
        <Fragment key={slug}>
          {place > 0 ? LIST : ""}
          <a href={`../chapters/${slug}/`}>{title}</a>
        </Fragment>
      ))}
      {STOP}
    </>
  );
}

function TensorLink(): ReactNode {
  const showField = (event: MouseEvent) => {
    const field = document.getElementById(TENSOR_FIELD);
    if (!field) return;
    event.preventDefault();
    const fold = field.closest("details");
    if (fold) fold.open = true;
    field.querySelector("select")?.focus();
  };
  return (
    <>
      {GAP}
      <a href={`#${TENSOR_FIELD}`} onClick={showField}>
        {strings.giveTensor}
      </a>
      {STOP}
    </>
  );
}

function told(said: Sentence | string): Sentence {
  return typeof said === "string" ? sentence(said, said) : said;
}
