import type { ReactNode } from "react";
import { TERMS, type Term, type TermId } from "../../ui/glossary";
import { strings } from "../strings/en";
import { TermSymbol } from "./term";

interface EquationProps {
  readonly id: string;
  /** Its lane A gives the legend present values. */
  readonly figure?: string;
  /** The chapter's result stands out. */
  readonly result?: boolean;
  /** Both filled in by the compiler. */
  readonly number: string;
  readonly tex: string;
  readonly children: ReactNode;
}

/** Keys of a figure's readings, which have present values. */
const PRESENT: Partial<Record<TermId, string>> = {
  omega: "angularVelocity",
  momentum: "angularMomentum",
  energy: "energy",
};

export function Equation({ id, figure, result, number, tex, children }: EquationProps): ReactNode {
  const terms = termsIn(tex);
  return (
    <div
      className={result ? "equation equation-result" : "equation"}
      id={id}
      role="group"
      aria-label={strings.equation.label(number)}
    >
      <div className="equation-line">
        <div className="equation-body">{children}</div>
        <a className="equation-number" href={`#${id}`} aria-label={strings.equation.link(number)}>
          ({number})
        </a>
      </div>
      <ul className="equation-legend" aria-label={strings.equation.terms(number)}>
        {terms.map((term) => (
          <li key={term}>
            <button type="button" className={`term term-${term}`} data-term={term}>
              <TermSymbol id={term} /> {strings.terms[term].name} {unitOf(TERMS[term])}
              {figure && PRESENT[term] ? (
                <output
                  className="present"
                  data-present-figure={figure}
                  data-present={PRESENT[term]}
                  aria-live="off"
                />
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function unitOf({ unit }: Term): ReactNode {
  return unit ? <span className="unit">[{unit}]</span> : null;
}

function termsIn(tex: string): TermId[] {
  return [...new Set([...tex.matchAll(/\\term\{(\w+)\}/g)].map((match) => match[1] as TermId))];
}

export function Ref({ to, number }: { to: string; number: string }): ReactNode {
  return (
    <a className="ref" href={`#${to}`}>
      ({number})
    </a>
  );
}

interface RememberProps {
  readonly to: string;
  /** Filled in by the compiler, which puts the formula before the children. */
  readonly number: string;
  readonly children: ReactNode;
}

export function Remember({ to, number, children }: RememberProps): ReactNode {
  return (
    <div className="remember">
      {children}
      <Ref to={to} number={number} />
    </div>
  );
}
