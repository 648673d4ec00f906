import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useWish } from "./shell/hooks";
import { island } from "./shell/island";
import { bench, type Findings, NOTHING } from "./sweep/bench";
import { lightCurve } from "./sweep/lit";
import { noteFindings, recallFindings } from "./sweep/memory";
import { PrecisionView } from "./sweep/PrecisionView";
import { type AllErrors, precisionPlot } from "./sweep/plot";
import { SweepTable } from "./sweep/SweepTable";
import { errorsOf, SWEPT_RULES } from "./sweep/sweep";

interface SweepProps {
  readonly id: string;
}

interface AllProps extends SweepProps {
  /** Worked out when the page is built: a browser would only work out the same digits again. */
  readonly errors: AllErrors;
}

/** Every formulation at a ladder of time steps: what it costs here, and how far it ends from the truth. */
function SweepFigure({ id, errors }: AllProps): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const findings = useSyncExternalStore(
    bench.subscribe,
    () => bench.findings,
    () => NOTHING,
  );
  const { stage, costs } = findings;
  const known = useMemo(() => precisionPlot(errors, costs), [errors, costs]);
  const working = stage === "working";
  useWish(figure, undefined);
  useEffect(() => {
    recallFindings();
    const leave = () => bench.stop();
    window.addEventListener("pagehide", leave);
    return () => {
      leave();
      window.removeEventListener("pagehide", leave);
    };
  }, []);
  useEffect(() => {
    if (Object.keys(findings.costs).length > 0) noteFindings(findings);
  }, [findings]);
  return (
    <figure
      ref={figure}
      id={id}
      className="figure sweep"
      // Focus lets a link reach the figure as a whole.
      tabIndex={0}
      aria-labelledby={`${id}-caption`}
      onPointerOver={lightCurve}
      onFocus={lightCurve}
    >
      <PrecisionView plot={known} fresh={Object.keys(costs).length > 0} />
      <div className="sweep-tools">
        <button
          type="button"
          className="plain strong"
          aria-disabled={working}
          onClick={() => {
            if (!working) bench.start(SWEPT_RULES);
          }}
        >
          {startText(findings)}
        </button>
        <button
          type="button"
          className="plain"
          aria-disabled={!working}
          onClick={() => {
            bench.stop();
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
      <SweepTable errors={errors} costs={costs} />
      <figcaption id={`${id}-caption`}>
        A box of 0.2 × 0.4 × 0.6 m tumbles for five seconds. Each point is a run: upwards is how far it ends
        from the exact attitude, to the right what it costs. The curves stand for seven time steps, each half
        of the one before. Choose a point, or a number in the table, and its run opens in the figure of long
        runs.
      </figcaption>
    </figure>
  );
}

const countOf = ({ costs }: Findings): number => Object.keys(costs).length;

function startText({ stage, costs }: Findings): string {
  if (stage === "done") return "Work it out again";
  return stage !== "working" && Object.keys(costs).length > 0 ? "Go on" : "Work it out";
}

function statusText(findings: Findings, built: AllErrors): string {
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
function agreement({ errors }: Findings, built: AllErrors): string {
  const again = Object.entries(errors);
  if (again.length === 0) return "";
  const same = again.every(
    ([rule, found]) => JSON.stringify(found) === JSON.stringify(built[rule as keyof AllErrors]),
  );
  return same
    ? "The errors came out as on the page, to the last digit; only the times are yours."
    : "Some errors came out differently from those on the page.";
}

const Live = island("Sweep", SweepFigure);

/** As a chapter places it: with the errors of every run. */
function Placed({ id }: SweepProps): ReactNode {
  const errors = useMemo(
    () => Object.fromEntries(SWEPT_RULES.map((rule) => [rule, errorsOf(rule)])) as AllErrors,
    [],
  );
  return <Live id={id} errors={errors} />;
}

export const Sweep = Object.assign(Placed, { Figure: Live.Figure });
