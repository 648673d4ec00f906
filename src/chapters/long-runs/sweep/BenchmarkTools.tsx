import type { ReactNode } from "react";
import { SWEPT_RULES } from "../../../core/runs/workPrecision";
import { TableActions } from "../../../figures/shell/TableActions";
import { decimals } from "../../../format/numbers";
import type { AllErrors } from "../../shared/workPrecision/precisionPlot";
import { strings } from "../strings/en";
import { type BenchmarkResults, benchmark } from "./benchmark";

const words = strings.sweep;

interface BenchmarkToolsProps {
  readonly results: BenchmarkResults;
  readonly errors: AllErrors;
}

export function BenchmarkTools({ results, errors }: BenchmarkToolsProps): ReactNode {
  const working = results.stage === "working";
  return (
    <div className="sweep-tools">
      <button
        type="button"
        className="button-plain button-outlined"
        aria-disabled={working}
        onClick={() => {
          if (!working) benchmark.start(SWEPT_RULES);
        }}
      >
        {startText(results)}
      </button>
      <button
        type="button"
        className="button-plain"
        aria-disabled={!working}
        onClick={() => {
          benchmark.stop();
        }}
      >
        {words.cancel}
      </button>
      <progress
        className="sweep-progress"
        aria-label={words.progress}
        max={SWEPT_RULES.length}
        value={countOf(results)}
      />
      <p role="status">{statusText(results, errors)}</p>
      <TableActions hasPlot />
    </div>
  );
}

const countOf = ({ costs }: BenchmarkResults): number => Object.keys(costs).length;

function startText(results: BenchmarkResults): string {
  if (results.stage === "done") return words.again;
  return results.stage !== "working" && countOf(results) > 0 ? words.continue : words.start;
}

function statusText(results: BenchmarkResults, built: AllErrors): string {
  const { status } = words;
  const [done, all] = [decimals(countOf(results), 0), decimals(SWEPT_RULES.length, 0)];
  switch (results.stage) {
    case "idle":
      return status.idle;
    case "working":
      return status.working(done, all);
    case "stopped":
      return status.stopped(done, all);
    case "failed":
      return status.failed;
    case "done":
      return doneText(results, built);
  }
}

function doneText({ errors }: BenchmarkResults, built: AllErrors): string {
  const { status } = words;
  const computed = Object.entries(errors);
  if (computed.length === 0) return status.done;
  const isSame = computed.every(
    ([rule, found]) => JSON.stringify(found) === JSON.stringify(built[rule as keyof AllErrors]),
  );
  return isSame ? status.sameErrors : status.otherErrors;
}
