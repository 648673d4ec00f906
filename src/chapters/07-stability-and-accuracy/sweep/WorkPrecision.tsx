import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { island } from "../../../figures/frame/island";
import { useWish } from "../../../figures/frame/useFigureState";
import { type BenchmarkResults, benchmark, NO_RESULTS } from "./benchmark";
import { highlightCurve } from "./highlightCurve";
import { type AllErrors, precisionPlot } from "./plot";
import { RunTable } from "./RunTable";
import { restoreResults, saveResults } from "./restore";
import { errorsOf, SWEPT_RULES } from "./sweep";
import { WorkPrecisionPlot } from "./WorkPrecisionPlot";

interface WorkPrecisionProps {
  readonly id: string;
}

interface AllProps extends WorkPrecisionProps {
  /** Worked out when the page is built: a browser would only work out the same digits again. */
  readonly errors: AllErrors;
}

/** Every formulation at a ladder of time steps: what it costs here, and how far it ends from the truth. */
function WorkPrecisionFigure({ id, errors }: AllProps): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const findings = useSyncExternalStore(
    benchmark.subscribe,
    () => benchmark.findings,
    () => NO_RESULTS,
  );
  const { stage, costs } = findings;
  const known = useMemo(() => precisionPlot(errors, costs), [errors, costs]);
  const working = stage === "working";
  useWish(figure, undefined);
  useEffect(() => {
    restoreResults();
    const leave = () => benchmark.stop();
    window.addEventListener("pagehide", leave);
    return () => {
      leave();
      window.removeEventListener("pagehide", leave);
    };
  }, []);
  useEffect(() => {
    if (Object.keys(findings.costs).length > 0) saveResults(findings);
  }, [findings]);
  return (
    <figure
      ref={figure}
      id={id}
      className="figure sweep"
      // Focus lets a link reach the figure as a whole.
      tabIndex={0}
      aria-labelledby={`${id}-caption`}
      onPointerOver={highlightCurve}
      onFocus={highlightCurve}
    >
      <WorkPrecisionPlot plot={known} fresh={Object.keys(costs).length > 0} />
      <div className="sweep-tools">
        <button
          type="button"
          className="plain strong"
          aria-disabled={working}
          onClick={() => {
            if (!working) benchmark.start(SWEPT_RULES);
          }}
        >
          {startText(findings)}
        </button>
        <button
          type="button"
          className="plain"
          aria-disabled={!working}
          onClick={() => {
            benchmark.stop();
          }}
        >
          Cancel
        </button>
        <progress
          className="sweep-progress"
          aria-label="Rules worked out"
          max={SWEPT_RULES.length}
          value={countOf(findings)}
        />
        <p role="status">{statusText(findings, errors)}</p>
      </div>
      <RunTable errors={errors} costs={costs} />
      <figcaption id={`${id}-caption`}>
        A box of 0.2 × 0.4 × 0.6 m tumbles for five seconds. Each point is a run: upwards is how far it ends
        from the exact attitude, to the right what it costs. The curves stand for seven time steps, each half
        of the one before. Choose a point, or a number in the table, and its run opens in the figure of long
        runs.
      </figcaption>
    </figure>
  );
}

const countOf = ({ costs }: BenchmarkResults): number => Object.keys(costs).length;

function startText({ stage, costs }: BenchmarkResults): string {
  if (stage === "done") return "Work it out again";
  return stage !== "working" && Object.keys(costs).length > 0 ? "Go on" : "Work it out";
}

function statusText(findings: BenchmarkResults, built: AllErrors): string {
  const done = `${countOf(findings)} of ${SWEPT_RULES.length} rules`;
  switch (findings.stage) {
    case "idle":
      return "Costs are counted in steps. To time them here takes a few seconds; the page stays usable.";
    case "working":
      return `Working: ${done}.`;
    case "stopped":
      return `Stopped after ${done}. What was found stays.`;
    case "failed":
      return "The worker could not be started, so costs stay counted in steps.";
    case "done":
      return `Done. ${agreement(findings, built)}`;
  }
}

/** Whether this browser has come to the same errors as the one that built the page. */
function agreement({ errors }: BenchmarkResults, built: AllErrors): string {
  const again = Object.entries(errors);
  if (again.length === 0) return "";
  const same = again.every(
    ([rule, found]) => JSON.stringify(found) === JSON.stringify(built[rule as keyof AllErrors]),
  );
  return same
    ? "The errors came out as on the page, to the last digit; only the times are yours."
    : "Some errors came out differently from those on the page.";
}

const Live = island("WorkPrecision", WorkPrecisionFigure);

/** As a chapter places it: with the errors of every run. */
function Placed({ id }: WorkPrecisionProps): ReactNode {
  const errors = useMemo(
    () => Object.fromEntries(SWEPT_RULES.map((rule) => [rule, errorsOf(rule)])) as AllErrors,
    [],
  );
  return <Live id={id} errors={errors} />;
}

export const WorkPrecision = Object.assign(Placed, { Figure: Live.Figure });
