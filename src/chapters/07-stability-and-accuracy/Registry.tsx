import { type ReactNode, useMemo, useRef, useSyncExternalStore } from "react";
import { ANGULAR } from "../../core/dynamics/angular/index";
import type { AngularId } from "../../core/dynamics/ids";
import { ANGULAR_IDS } from "../../core/dynamics/ids";
import { CopyLinkButton, ExpandButton, Figure } from "../../figures/frame/Figure";
import { island } from "../../figures/frame/island";
import { strings as kit } from "../../figures/strings";
import { shortNumber } from "../../format/shortNumber";
import { typographic } from "../../format/typographic";
import { FORMULATION_NOTES } from "./formulationNotes";
import { benchmark, NO_RESULTS } from "./sweep/benchmark";
import { costText } from "./sweep/RunTable";
import { errorsOf, RATES } from "./sweep/sweep";

interface RegistryProps {
  readonly id: string;
}

type ErrorsAt60 = Readonly<Partial<Record<AngularId, number | null>>>;

interface AllProps extends RegistryProps {
  readonly errors: ErrorsAt60;
}

/** Every formulation of the core: what its registry says of it, what it costs here, and when to choose it. */
function RegistryFigure({ id, errors }: AllProps): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const { costs } = useSyncExternalStore(
    benchmark.subscribe,
    () => benchmark.findings,
    () => NO_RESULTS,
  );
  return (
    <Figure id={id} kind="registry" figure={figure}>
      {/* Focus lets the arrow keys scroll what is wider than the page. */}
      <section className="sweep-scroller" tabIndex={0} aria-label="All the rules">
        <table className="readouts registry-table">
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Order</th>
              <th scope="col">Keeps</th>
              <th scope="col">A step here</th>
              <th scope="col">Error at Δt = 1/60 s</th>
              <th scope="col">Used by</th>
              <th scope="col">When to choose it</th>
            </tr>
          </thead>
          <tbody>
            {ANGULAR_IDS.map((rule) => {
              const { name, conserves, usedBy } = kit.rules[rule];
              const { order } = ANGULAR[rule];
              return (
                <tr key={rule}>
                  <th scope="row">{typographic(name)}</th>
                  <td>{order ?? "exact"}</td>
                  <td>{conserves}</td>
                  <td data-quantity="nanoseconds" data-rule={rule}>
                    {costText(costs[rule])}
                  </td>
                  <td>{errorText(errors[rule])}</td>
                  <td>{usedBy}</td>
                  <td>{FORMULATION_NOTES[rule].choose}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <div className="toolbar diagram-toolbar">
        <div className="actions">
          <CopyLinkButton />
          <ExpandButton />
        </div>
      </div>
    </Figure>
  );
}

function errorText(error: number | null | undefined): string {
  if (error === undefined || error === null) return "–";
  return `${shortNumber(error, 2)} rad`;
}

const Live = island("Registry", RegistryFigure);

/** As a chapter places it: with the errors at sixty frames a second. */
function Placed({ id, children }: RegistryProps & { readonly children?: ReactNode }): ReactNode {
  const errors = useMemo(() => {
    const entries = ANGULAR_IDS.filter((rule) => rule !== "exact").map((rule) => [
      rule,
      errorsOf(rule)[RATES.indexOf(60)] ?? null,
    ]);
    return Object.fromEntries(entries) as ErrorsAt60;
  }, []);
  return (
    <Live id={id} errors={errors}>
      {children}
    </Live>
  );
}

export const Registry = Object.assign(Placed, { Figure: Live.Figure });
