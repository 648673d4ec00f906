import type { ComponentType, ReactNode } from "react";
import { TERMS, type TermId } from "../ui/terms";

/** The words that a chapter's text may use, besides prose, formulas and its own figures. */

/** A symbol of the glossary in running prose, in its colour; `children` when the sentence spells it differently. */
function Term({ id, children }: { id: TermId; children?: ReactNode }): ReactNode {
  const term = TERMS[id];
  return (
    <span className={`term term-${id}`} data-term={id} title={`${term.name} [${term.unit}]`}>
      {children ?? <i>{term.symbol}</i>}
    </span>
  );
}

interface EquationProps {
  readonly id: string;
  /** Its number in the chapter and the TeX it holds, both filled in when the text is compiled. */
  readonly number: string;
  readonly tex: string;
  readonly children: ReactNode;
}

/** A display equation with its number, an address of its own, and the names of the terms in it. */
function Equation({ id, number, tex, children }: EquationProps): ReactNode {
  const terms = termsIn(tex);
  return (
    <div className="equation" id={id} role="group" aria-label={`Equation ${number}`}>
      <div className="equation-line">
        <div className="equation-body">{children}</div>
        <a className="equation-number" href={`#${id}`} aria-label={`Link to equation ${number}`}>
          ({number})
        </a>
      </div>
      <ul className="equation-legend" aria-label={`Terms of equation ${number}`}>
        {terms.map((term) => (
          <li key={term}>
            <button type="button" className={`term term-${term}`} data-term={term}>
              <i>{TERMS[term].symbol}</i> {TERMS[term].name}{" "}
              <span className="unit">[{TERMS[term].unit}]</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The terms that a formula marks, each once, in the order they appear. */
export function termsIn(tex: string): TermId[] {
  return [...new Set([...tex.matchAll(/\\term\{(\w+)\}/g)].map((match) => match[1] as TermId))];
}

/** A wish of the reader, spoken in the prose, that sets a figure. */
function Do({ figure, set, children }: { figure: string; set: object; children: ReactNode }): ReactNode {
  return (
    <button type="button" className="do" data-do={figure} data-set={JSON.stringify(set)}>
      {children}
    </button>
  );
}

/** A remark beside the argument: true, useful, and not needed to go on. */
function Aside({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <aside className="aside">
      <p className="aside-title">{title}</p>
      {children}
    </aside>
  );
}

/** A question to answer before reading on; its answer waits behind a fold. */
function Predict({ question, children }: { question: string; children: ReactNode }): ReactNode {
  return (
    <details className="predict">
      <summary>{question}</summary>
      <div className="predict-answer">{children}</div>
    </details>
  );
}

/** The words of a chapter, for the compiler of its text. */
export function useMDXComponents(): Record<string, ComponentType<never>> {
  return { Term, Equation, Do, Aside, Predict };
}
