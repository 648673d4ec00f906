import type { ReactNode } from "react";
import { TERMS, type TermId } from "../../ui/glossary";
import { strings } from "../strings/en";

/** Bold if it is a vector, its subscript set as one. */
export function TermSymbol({ id, children }: { id: TermId; children?: ReactNode }): ReactNode {
  const [letter, subscript] = TERMS[id].symbol.split("_");
  return (
    <i className={TERMS[id].isVector ? "vector" : undefined}>
      {children ?? letter}
      {subscript && !children ? <sub>{subscript}</sub> : null}
    </i>
  );
}

/** `children` spell the symbol otherwise. */
export function Term({ id, children }: { id: TermId; children?: ReactNode }): ReactNode {
  return (
    <span className={`term term-${id}`} data-term={id} title={strings.terms[id].name}>
      <TermSymbol id={id}>{children}</TermSymbol>
    </span>
  );
}
