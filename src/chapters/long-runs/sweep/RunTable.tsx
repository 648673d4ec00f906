import type { ReactNode } from "react";
import { RATES, SWEPT_RULES } from "../../../core/runs/workPrecision";
import { strings as kit } from "../../../figures/strings/en";
import { shortNumber } from "../../../format/numbers";
import { SymbolSample } from "../../shared/workPrecision/PrecisionKey";
import type { AllErrors } from "../../shared/workPrecision/precisionPlot";
import { symbolOf } from "../../shared/workPrecision/ruleSymbols";
import { strings } from "../strings/en";
import type { BenchmarkResults } from "./benchmark";
import { RunLink } from "./RunLink";
import { timeStepText } from "./sweep";

const words = strings.sweep;

interface RunTableProps {
  readonly errors: AllErrors;
  readonly costs: BenchmarkResults["costs"];
}

export function RunTable({ errors, costs }: RunTableProps): ReactNode {
  return (
    <section className="sweep-scroller" tabIndex={0} aria-label={words.label}>
      <table className="readouts sweep-table">
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.rule}</th>
            <th scope="col">{words.cost}</th>
            {RATES.map((rate) => (
              <th key={rate} scope="col">
                {timeStepText(rate)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SWEPT_RULES.map((rule) => (
            <tr key={rule} data-rule={rule}>
              <th scope="row">
                <SymbolSample {...symbolOf(rule)} /> {kit.rules[rule].within}
              </th>
              <td data-quantity="nanoseconds" data-rule={rule}>
                {costText(costs[rule])}
              </td>
              {RATES.map((rate, k) => {
                const error = errors[rule]?.[k] ?? null;
                return (
                  <td key={rate} data-quantity="error" data-value={JSON.stringify(error)}>
                    {error === null ? words.diverges : <RunLink at={{ rule, rate, error }} />}
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

/** Two figures; the clock of a browser gives no more. */
export function costText(nanoseconds: number | undefined): string {
  if (nanoseconds === undefined) return "–";
  if (nanoseconds < 1000) return `${shortNumber(nanoseconds, 2)} ns`;
  return `${shortNumber(nanoseconds / 1000, 2)} µs`;
}
