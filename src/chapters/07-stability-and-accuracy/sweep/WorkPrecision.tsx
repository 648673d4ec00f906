import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import * as v from "valibot";
import type { AngularId } from "../../../core/dynamics/ids";
import { CopyLinkButton, ExpandButton, Figure } from "../../../figures/frame/Figure";
import type { FigureState } from "../../../figures/frame/figureState";
import { island } from "../../../figures/frame/island";
import { type BenchmarkResults, benchmark, NO_RESULTS } from "./benchmark";
import { followHighlight } from "./highlightCurve";
import { type AllErrors, precisionPlot } from "./plot";
import { RunTable } from "./RunTable";
import { errorsOf, isTimed, SWEPT_RULES } from "./sweep";
import { WorkPrecisionPlot } from "./WorkPrecisionPlot";

interface WorkPrecisionProps {
  readonly id: string;
}

interface AllProps extends WorkPrecisionProps {
  /** Worked out when the page is built: a browser would only work out the same digits again. */
  readonly errors: AllErrors;
}

/** Costs by rule [ns], kept for the Back button; a link carries none, because they are this machine's. */
const SCHEMA = v.strictObject({
  costs: v.optional(
    v.record(
      v.custom<AngularId>((rule) => typeof rule === "string" && isTimed(rule), "a rule that is timed"),
      v.pipe(v.number("nanoseconds"), v.gtValue(0, "more than 0 nanoseconds")),
    ),
  ),
});
const NO_VALUES = () => ({});

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
  useEffect(() => (figure.current ? followHighlight(figure.current) : undefined), []);
  useEffect(() => {
    const leave = () => benchmark.stop();
    window.addEventListener("pagehide", leave);
    return () => {
      leave();
      window.removeEventListener("pagehide", leave);
    };
  }, []);
  const state: FigureState<v.InferOutput<typeof SCHEMA>> = {
    schema: SCHEMA,
    current: () => ({ ...(Object.keys(costs).length > 0 && { costs }) }),
    apply: ({ costs: saved = {} }) => {
      const found = Object.keys(saved).length;
      if (found > 0) benchmark.restore(saved, found === SWEPT_RULES.length);
    },
  };
  return (
    <Figure id={id} kind="sweep" figure={figure} state={state} linkedValues={NO_VALUES}>
      <WorkPrecisionPlot plot={known} fresh={Object.keys(costs).length > 0} />
      <div className="sweep-tools">
        <button
          type="button"
          className="button-plain button-outlined"
          aria-disabled={working}
          onClick={() => {
            if (!working) benchmark.start(SWEPT_RULES);
          }}
        >
          {startText(findings)}
        </button>
        <button
          type="button"
          className="button-plain"
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
      <div className="toolbar diagram-toolbar">
        <div className="actions">
          <CopyLinkButton />
          <ExpandButton />
        </div>
      </div>
    </Figure>
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
function Placed({ id, children }: WorkPrecisionProps & { readonly children?: ReactNode }): ReactNode {
  const errors = useMemo(
    () => Object.fromEntries(SWEPT_RULES.map((rule) => [rule, errorsOf(rule)])) as AllErrors,
    [],
  );
  return (
    <Live id={id} errors={errors}>
      {children}
    </Live>
  );
}

export const WorkPrecision = Object.assign(Placed, { Figure: Live.Figure });
