import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import * as v from "valibot";
import { ANGULAR } from "../../../core/dynamics/angular/index";
import { errorsOf, isSwept, SWEPT_RULES, type SweptRule } from "../../../core/runs/workPrecision";
import { AllNumbers, Figure, FigureStage } from "../../../figures/shell/Figure";
import type { FigureState } from "../../../figures/shell/figureState";
import { island } from "../../../figures/shell/island";
import { strings as kit } from "../../../figures/strings/en";
import { PrecisionKey } from "../../shared/workPrecision/PrecisionKey";
import { type AllErrors, precisionPlot } from "../../shared/workPrecision/precisionPlot";
import { lineOfOrder, symbolOf } from "../../shared/workPrecision/ruleSymbols";
import { strings } from "../strings/en";
import { BenchmarkTools } from "./BenchmarkTools";
import { type BenchmarkResults, benchmark, NO_RESULTS } from "./benchmark";
import { RunTable } from "./RunTable";
import { followHighlight, WorkPrecisionPlot } from "./WorkPrecisionPlot";
import { withErrors } from "./withErrors";

interface WorkPrecisionProps {
  readonly id: string;
  readonly errors: AllErrors;
}

const words = strings.sweep;

/** By rule [ns], kept for the Back button but in no link: they are this machine's. */
const SCHEMA = v.strictObject({
  costs: v.optional(
    v.record(
      v.custom<SweptRule>((rule) => typeof rule === "string" && isSwept(rule), words.ruleThatIsTimed),
      v.pipe(v.number(words.nanoseconds), v.gtValue(0, words.positiveNanoseconds)),
    ),
  ),
});
const NO_VALUES = () => ({});

function WorkPrecisionFigure({ id, errors }: WorkPrecisionProps): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const results = useSyncExternalStore(
    benchmark.subscribe,
    () => benchmark.results,
    () => NO_RESULTS,
  );
  const { costs } = results;
  const plot = useMemo(() => precisionPlot(errors, costs), [errors, costs]);
  useEffect(() => (figure.current ? followHighlight(figure.current) : undefined), []);
  useStopOnLeaving();
  return (
    <Figure id={id} kind="sweep" figure={figure} state={stateOf(costs)} linkedValues={NO_VALUES}>
      <FigureStage>
        <WorkPrecisionPlot plot={plot} isMeasured={Object.keys(costs).length > 0} />
        <PrecisionKey entries={KEY} />
        <BenchmarkTools results={results} errors={errors} />
      </FigureStage>
      <AllNumbers>
        <RunTable errors={errors} costs={costs} />
      </AllNumbers>
    </Figure>
  );
}

const orderOf = (rule: SweptRule) => ANGULAR[rule].order ?? 0;

const KEY = SWEPT_RULES.toSorted((a, b) => orderOf(a) - orderOf(b)).map((rule) => ({
  id: rule,
  line: lineOfOrder(orderOf(rule)),
  symbol: symbolOf(rule),
  name: kit.rules[rule].within,
}));

function stateOf(costs: BenchmarkResults["costs"]): FigureState<v.InferOutput<typeof SCHEMA>> {
  return {
    schema: SCHEMA,
    current: () => ({ ...(Object.keys(costs).length > 0 && { costs }) }),
    apply: ({ costs: saved = {} }) => {
      const found = Object.keys(saved).length;
      if (found > 0) benchmark.restore(saved, found === SWEPT_RULES.length);
    },
  };
}

/** Also where the page itself is kept for the Back button. */
function useStopOnLeaving(): void {
  useEffect(() => {
    const stop = () => benchmark.stop();
    window.addEventListener("pagehide", stop);
    return () => {
      stop();
      window.removeEventListener("pagehide", stop);
    };
  }, []);
}

export const WorkPrecision = withErrors(
  island("WorkPrecision", WorkPrecisionFigure),
  () => Object.fromEntries(SWEPT_RULES.map((rule) => [rule, errorsOf(rule)])) as AllErrors,
);
