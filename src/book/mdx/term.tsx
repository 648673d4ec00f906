import type { ReactNode } from "react";
import { TERMS, type TermId } from "../../ui/glossary";
import { strings } from "../strings/en";

/** A term's symbol, or what a sentence writes in its place: bold if it is a vector, its subscript set as one. */
export function TermSymbol({ id, children }: { id: TermId; children?: ReactNode }): ReactNode {
  const [letter, subscript] = TERMS[id].symbol.split("_");
  return (
    <i className={TERMS[id].isVector ? "vector" : undefined}>
      {children ?? letter}
      {subscript && !children ? <sub>{subscript}</sub> : null}
    </i>
  );
}

/** A symbol of the glossary in running prose, in its colour; `children` when the sentence spells it differently. */
export function Term({ id, children }: { id: TermId; children?: ReactNode }): ReactNode {
  return (
    <span className={`term term-${id}`} data-term={id} title={strings.terms[id].name}>
      <TermSymbol id={id}>{children}</TermSymbol>
    </span>
  );
}
