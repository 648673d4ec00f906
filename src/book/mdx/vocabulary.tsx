import type { ComponentProps, ComponentType, ReactNode } from "react";
import { computedValue, type ValueSpec } from "../../chapters/values";
import { strings } from "../strings/en";
import { Equation, Ref, Remember } from "./equation";
import { HEADING_LINK } from "./headingIds";
import { NumberQuestion } from "./numberQuestion";
import { Choice, Prediction } from "./prediction";
import { Reference } from "./reference";
import { Symbols } from "./symbols";
import { Term } from "./term";
import type { VocabularyName } from "./vocabularyNames";

/** Sets a figure; without scripts, a link to it. */
function SetFigure({
  figure,
  set,
  children,
}: {
  figure: string;
  set: object;
  children: ReactNode;
}): ReactNode {
  return (
    <a className="set-figure" href={`#${figure}`} data-do={figure} data-set={JSON.stringify(set)}>
      {children}
    </a>
  );
}

/** The compiler fills in the number. */
function FigureLink({ id, number, starts }: { id: string; number: string; starts?: boolean }): ReactNode {
  const { inSentence, first } = strings.figureLink;
  return (
    <a className="figure-link" href={`#${id}`}>
      {(starts ? first : inSentence)(number)}
    </a>
  );
}

function Value(spec: ValueSpec): ReactNode {
  return <span className="prose-value">{computedValue(spec)}</span>;
}

function Aside({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <aside className="aside" aria-label={title}>
      <p className="aside-title">{title}</p>
      {children}
    </aside>
  );
}

function Question({ ask, children }: { ask: ReactNode; children: ReactNode }): ReactNode {
  return (
    <details className="fold question">
      <summary>{ask}</summary>
      <div className="fold-inside">{children}</div>
    </details>
  );
}

/** A claim from the literature that is not quite right; behind the fold, what is. */
function SpotTheError({ claim, children }: { claim: ReactNode; children: ReactNode }): ReactNode {
  return (
    <details className="fold slip">
      <summary>
        <span className="slip-title">{strings.fold.slip}</span> <q>{claim}</q>
      </summary>
      <div className="fold-inside">{children}</div>
    </details>
  );
}

/** To be followed with a pocket calculator. */
function ByHand({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="by-hand" aria-label={title}>
      <p className="by-hand-title">
        {strings.byHand}
        {title}
      </p>
      {children}
    </section>
  );
}

function Prerequisites({ outcome, children }: { outcome: ReactNode; children: ReactNode }): ReactNode {
  return (
    <dl className="needs">
      <dt>{strings.prerequisites.needed}</dt>
      <dd>{children}</dd>
      <dt>{strings.prerequisites.outcome}</dt>
      <dd>{outcome}</dd>
    </dl>
  );
}

function Link({ className, href, ...props }: ComponentProps<"a">): ReactNode {
  const label = className === HEADING_LINK ? strings.headingLink : undefined;
  return <a className={className} aria-label={label} href={href} {...props} />;
}

const VOCABULARY = {
  Term,
  Equation,
  Ref,
  FigureLink,
  Value,
  SetFigure,
  Aside,
  Prediction,
  Choice,
  Question,
  NumberQuestion,
  SpotTheError,
  Remember,
  ByHand,
  Prerequisites,
  Symbols,
  Reference,
} satisfies Record<VocabularyName, ComponentType<never>>;

/** As an author writes them, without numbers. */
export interface Vocabulary extends Omit<typeof VOCABULARY, "Equation" | "Ref" | "Remember" | "FigureLink"> {
  readonly Equation: ComponentType<Omit<ComponentProps<typeof Equation>, "number" | "tex">>;
  readonly Ref: ComponentType<Omit<ComponentProps<typeof Ref>, "number">>;
  readonly Remember: ComponentType<Omit<ComponentProps<typeof Remember>, "number">>;
  readonly FigureLink: ComponentType<Omit<ComponentProps<typeof FigureLink>, "number">>;
}

export function useMDXComponents() {
  return { ...VOCABULARY, a: Link };
}
