import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { yieldToMain } from "../../../browser/scheduling";
import { PrecisionKey } from "../../../chapters/shared/workPrecision/PrecisionKey";
import {
  type AllErrors,
  curveName,
  precisionPlot,
  precisionSummary,
} from "../../../chapters/shared/workPrecision/precisionPlot";
import { type Errors, errorsOf, RATES, SWEPT_RULES, type SweptRule } from "../../../core/runs/workPrecision";
import { decimals, powerLabel, shortNumber } from "../../../format/numbers";
import type { Verdict } from "../../../judge/judge";
import { GAP } from "../../../language/strings/en";
import type { PrecisionPlot } from "../../../plots/workPrecision/workPrecision";
import { Select } from "../../../ui/Select";
import { strings } from "../strings/en";

const words = strings.verdict.precision;

type Against = "steps" | "time";

export function PrecisionFigure({ verdict }: { readonly verdict: Verdict }): ReactNode {
  const [against, setAgainst] = useState<Against>("steps");
  const others = useBookErrors();
  const { curve, cost, order } = verdict;
  const plot = useMemo(() => {
    if (!others || !curve || !("found" in curve)) return null;
    const timed = cost && "found" in cost ? cost.found : { nanoseconds: null, beside: {} };
    const own = {
      name: words.own,
      errors: curve.found.errors,
      order: order && "found" in order ? order.found.order : null,
      nanoseconds: timed.nanoseconds,
    };
    return precisionPlot(others, against === "time" ? timed.beside : {}, own);
  }, [others, curve, cost, order, against]);
  if (!curve || !("found" in curve)) return null;
  return (
    <figure className="verdict-precision">
      <h4>{words.title}</h4>
      <Select
        label={words.against}
        value={against}
        options={[
          { value: "steps", text: words.steps },
          { value: "time", text: words.time },
        ]}
        onChange={setAgainst}
      />
      <Drawing plot={plot} />
      <PrecisionKey entries={plot?.curves ?? []} />
      <figcaption>
        {words.caption(against === "time")}
        {GAP}
        <a href="../chapters/long-runs/#what-it-costs">{words.chapter}</a>
      </figcaption>
      <PrecisionTable own={curve.found.errors} others={others} />
    </figure>
  );
}

function useBookErrors(): AllErrors | null {
  const [errors, setErrors] = useState<AllErrors | null>(null);
  useEffect(() => {
    let isWanted = true;
    const workOut = async () => {
      const found: [string, readonly (number | null)[]][] = [];
      for (const rule of SWEPT_RULES) {
        await yieldToMain();
        if (!isWanted) return;
        found.push([rule, errorsOf(rule)]);
      }
      setErrors(Object.fromEntries(found));
    };
    workOut();
    return () => {
      isWanted = false;
    };
  }, []);
  return errors;
}

function Drawing({ plot }: { readonly plot: PrecisionPlot | null }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isWanted = plot !== null;
    import("../../../plots/workPrecision/draw").then(({ drawPrecision }) => {
      if (isWanted && plot)
        place.current?.replaceChildren(drawPrecision(plot, precisionSummary(plot, words.below)));
    });
    return () => {
      isWanted = false;
    };
  }, [plot]);
  return (
    <div className="plot precision-plot">
      <div className="precision-frame" ref={place} />
    </div>
  );
}

/** Of some thousand frames [rad]. */
const ROUND_OFF = 1e-12;

interface PrecisionTableProps {
  readonly own: Errors;
  readonly others: AllErrors | null;
}

function PrecisionTable({ own, others }: PrecisionTableProps): ReactNode {
  return (
    <table className="verdict-points">
      <caption>{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rate}</th>
          <th scope="col">{words.ownColumn}</th>
          <th scope="col">{words.better}</th>
          <th scope="col">{words.worse}</th>
        </tr>
      </thead>
      <tbody>
        {RATES.map((rate, k) => {
          const error = own[k] ?? null;
          const [better, worse] = neighbours(error, others, k);
          return (
            <tr key={rate} data-rate={rate}>
              <th scope="row">{decimals(rate, 0)}</th>
              <td data-value={JSON.stringify(error)}>{errorText(error)}</td>
              <td>{better}</td>
              <td>{worse}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function errorText(error: number | null): string {
  if (error === null) return words.ended;
  return error < ROUND_OFF ? `< ${powerLabel(ROUND_OFF)}` : shortNumber(error, 2);
}

function neighbours(error: number | null, others: AllErrors | null, rung: number): readonly [string, string] {
  const known = SWEPT_RULES.flatMap((rule) => {
    const other = others?.[rule]?.[rung] ?? null;
    return other === null ? [] : [{ rule, other }];
  }).sort((a, b) => a.other - b.other);
  const own = error ?? Number.POSITIVE_INFINITY;
  const better = known.filter(({ other }) => other < own).at(-1);
  const worse = known.find(({ other }) => other > own);
  return [named(better), named(worse)];
}

function named(found: { readonly rule: SweptRule; readonly other: number } | undefined): string {
  return found ? words.neighbour(curveName(found.rule), errorText(found.other)) : "–";
}
