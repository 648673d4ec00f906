import type { ReactNode } from "react";
import { shortNumber } from "../../../format/shortNumber";
import { FORMULATION_NOTES } from "../formulationNotes";
import type { BenchmarkResults } from "./benchmark";
import { type AllErrors, symbolOf } from "./plot";
import { RunLink } from "./RunLink";
import { SymbolSample } from "./SymbolSample";
import { RATES, SWEPT_RULES } from "./sweep";

interface RunTableProps {
  readonly errors: AllErrors;
  readonly costs: BenchmarkResults["costs"];
}

/** Every point of the plot as a number that opens its run, and what a step of each rule costs here. */
export function RunTable({ errors, costs }: RunTableProps): ReactNode {
  return (
    // Focus lets the arrow keys scroll what is wider than the page.
    <section className="sweep-scroller" tabIndex={0} aria-label="Runs of the sweep">
      <table className="readouts sweep-table">
        <caption className="visually-hidden">Error of the attitude after five seconds, in radians</caption>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">A step here</th>
            {RATES.map((rate) => (
              <th key={rate} scope="col">
                Δt = 1/{rate} s
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SWEPT_RULES.map((rule) => (
            <tr key={rule} data-rule={rule}>
              <th scope="row">
                <SymbolSample symbol={symbolOf(rule)} /> {FORMULATION_NOTES[rule].short}
              </th>
              <td data-quantity="nanoseconds" data-rule={rule}>
                {costText(costs[rule])}
              </td>
              {RATES.map((rate, k) => {
                const error = errors[rule]?.[k] ?? null;
                return (
                  <td key={rate} data-quantity="error" data-value={JSON.stringify(error)}>
                    {error === null ? "diverges" : <RunLink at={{ rule, rate, error }} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Two figures: a clock in a browser gives no more. */
export function costText(nanoseconds: number | undefined): string {
  if (nanoseconds === undefined) return "–";
  if (nanoseconds < 1000) return `${shortNumber(nanoseconds, 2)} ns`;
  return `${shortNumber(nanoseconds / 1000, 2)} µs`;
}
