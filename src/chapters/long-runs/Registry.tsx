import { type ReactNode, useRef, useSyncExternalStore } from "react";
import { ANGULAR } from "../../core/dynamics/angular/index";
import { ANGULAR_IDS, type AngularId } from "../../core/dynamics/ids";
import { errorsOf, isSwept, RATES, SWEPT_RULES } from "../../core/runs/workPrecision";
import { usersOf } from "../../engines/facts/rules";
import { Figure, FigureStage } from "../../figures/shell/Figure";
import { island } from "../../figures/shell/island";
import { TableActions } from "../../figures/shell/TableActions";
import { strings as kit } from "../../figures/strings/en";
import { shortNumber } from "../../format/numbers";
import { typographic } from "../../format/text";
import { strings } from "./strings/en";
import { benchmark, NO_RESULTS } from "./sweep/benchmark";
import { costText } from "./sweep/RunTable";
import { timeStepText } from "./sweep/sweep";
import { withErrors } from "./sweep/withErrors";

const words = strings.registry;

const DERIVATIONS: Readonly<Partial<Record<AngularId, string>>> = {
  none: "../stepping-euler-equation/#leaving-the-term-out",
  explicit: "../stepping-euler-equation/#the-explicit-step-gains-energy",
  "implicit-world": "../stepping-euler-equation/#the-implicit-step-loses-it",
  "implicit-body": "../stepping-euler-equation/#the-implicit-step-loses-it",
  "implicit-converged": "../stepping-euler-equation/#the-implicit-step-loses-it",
  "linearly-implicit": "#linearly-implicit-step",
  "rescaled-momentum": "#the-slow-march-to-the-separatrix",
  momentum: "../stepping-euler-equation/#keeping-the-momentum-instead",
  midpoint: "#energy-and-momentum-kept",
  splitting: "#splitting",
  "splitting-4": "#splitting",
  augmented: "#order-is-not-enough",
  rk4: "../state-and-momentum/#runge-kutta",
  "rk4-body": "../state-and-momentum/#runge-kutta",
};

function RuleLinks({ rule }: { readonly rule: AngularId }): ReactNode {
  if (rule === "exact") return null;
  return (
    <span className="rule-links">
      <a href={`?figure=long-runs&v=1&a=${rule}&b=splitting&frame=0&play=true#long-runs`}>
        {words.links.run}
      </a>
      {DERIVATIONS[rule] && <a href={DERIVATIONS[rule]}>{words.links.derivation}</a>}
      <a
        href={`../stepping-euler-equation/?figure=frame&v=1&a=${rule}&scenario=racketOnEdge&frame=0&stage=first#frame`}
      >
        {words.links.code}
      </a>
    </span>
  );
}

/** Frames a second. */
const ERROR_RATE = 60;

type ErrorsByRule = Readonly<Partial<Record<AngularId, number | null>>>;

interface RegistryProps {
  readonly id: string;
  readonly errors: ErrorsByRule;
}

function RegistryFigure({ id, errors }: RegistryProps): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const { costs } = useSyncExternalStore(
    benchmark.subscribe,
    () => benchmark.results,
    () => NO_RESULTS,
  );
  return (
    <Figure id={id} kind="registry" figure={figure}>
      <FigureStage>
        {/* Focus lets the arrow keys scroll what is wider than the page. */}
        <section className="sweep-scroller" tabIndex={0} aria-label={words.label}>
          <table className="readouts registry-table">
            <thead>
              <tr>
                <th scope="col">{words.rule}</th>
                <th scope="col">{words.order}</th>
                <th scope="col">{words.conserves}</th>
                <th scope="col">{words.cost}</th>
                <th scope="col">{words.error(timeStepText(ERROR_RATE))}</th>
                <th scope="col">{words.choose}</th>
              </tr>
            </thead>
            <tbody>
              {ANGULAR_IDS.map((rule) => (
                <RuleRow
                  key={rule}
                  rule={rule}
                  cost={costText(isSwept(rule) ? costs[rule] : undefined)}
                  error={errorText(errors[rule])}
                />
              ))}
            </tbody>
          </table>
        </section>
        <UsedBy />
        <div className="figure-choice">
          <TableActions />
        </div>
      </FigureStage>
    </Figure>
  );
}

interface RuleRowProps {
  readonly rule: AngularId;
  readonly cost: string;
  readonly error: string;
}

function RuleRow({ rule, cost, error }: RuleRowProps): ReactNode {
  const { name, conserves } = kit.rules[rule];
  return (
    <tr id={`rule-${rule}`}>
      <th scope="row">
        <span className="rule-name">{typographic(name)}</span>
        <RuleLinks rule={rule} />
      </th>
      <td data-heading={words.order}>{ANGULAR[rule].order ?? words.exact}</td>
      <td data-heading={words.conserves} data-conserves="">
        {conserves}
      </td>
      <td data-heading={words.cost} data-quantity="nanoseconds" data-rule={rule}>
        {cost}
      </td>
      <td data-heading={words.error(timeStepText(ERROR_RATE))}>{error}</td>
      <td data-heading={words.choose}>{kit.rules[rule].choose}</td>
    </tr>
  );
}

function UsedBy(): ReactNode {
  return (
    <details className="fold">
      <summary>{words.usedBy}</summary>
      <dl className="registry-users">
        {ANGULAR_IDS.map((rule) => (
          <div key={rule} data-rule={rule}>
            <dt>{typographic(kit.rules[rule].name)}</dt>
            <dd>{usersOf(rule)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function errorText(error: number | null | undefined): string {
  if (error === undefined || error === null) return "–";
  return `${shortNumber(error, 2)} rad`;
}

export const Registry = withErrors(island("Registry", RegistryFigure), () => {
  const entries = SWEPT_RULES.map((rule) => [rule, errorsOf(rule)[RATES.indexOf(ERROR_RATE)] ?? null]);
  return Object.fromEntries(entries) as ErrorsByRule;
});
