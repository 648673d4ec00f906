import { type ReactNode, useEffect, useRef, useState } from "react";
import { yieldToMain } from "../../../browser/scheduling";
import { Figure, FigureStage } from "../../../figures/shell/Figure";
import { island } from "../../../figures/shell/island";
import { MoreButton } from "../../../figures/shell/More";
import { TablePanel } from "../../../figures/shell/TablePanel";
import { grouped, plain, rounded } from "../../../format/numbers";
import { withSymbol } from "../../shared/withSymbol";
import { strings } from "../strings/en";
import { METHODS, type MethodId, nanosecondsPerRun } from "./benchmark";

const words = strings.cost;

interface CostProps {
  readonly id: string;
}

type Times = Readonly<Partial<Record<MethodId, number>>>;

function CostFigure({ id }: CostProps): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const { times, status, measure } = useMeasurement();
  return (
    <Figure id={id} kind="cost" figure={figure}>
      <FigureStage>
        <CostTable times={times} />
        <div className="cost-tools">
          <button
            type="button"
            className="button-plain button-outlined"
            onClick={measure}
            aria-disabled={status === "measuring"}
          >
            {status === "done" ? words.measureAgain : words.measure}
          </button>
          <p role="status">{words.status[status]}</p>
          <MoreButton />
        </div>
      </FigureStage>
      <TablePanel />
    </Figure>
  );
}

interface Measurement {
  readonly times: Times;
  readonly status: "idle" | "measuring" | "done";
  readonly measure: () => void;
}

function useMeasurement(): Measurement {
  const [times, setTimes] = useState<Times>({});
  const [status, setStatus] = useState<Measurement["status"]>("idle");
  const isUnmounted = useRef(false);
  const isMeasuring = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  const measure = async () => {
    if (isMeasuring.current) return;
    isMeasuring.current = true;
    setStatus("measuring");
    setTimes({});
    for (const { id, run } of METHODS) {
      const time = await nanosecondsPerRun(run, () => performance.now(), yieldToMain);
      if (isUnmounted.current) return;
      setTimes((before) => ({ ...before, [id]: time }));
    }
    isMeasuring.current = false;
    setStatus("done");
  };
  return { times, status, measure };
}

function CostTable({ times }: { readonly times: Times }): ReactNode {
  const longest = Math.max(1, ...Object.values(times));
  const { columns } = words;
  return (
    <table className="readouts cost-table">
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.method}</th>
          <th scope="col">{columns.multiplications}</th>
          <th scope="col">{columns.time}</th>
          <th scope="col">{columns.ratio}</th>
        </tr>
      </thead>
      <tbody>
        {METHODS.map(({ id, multiplications }) => {
          const time = times[id];
          return (
            <tr key={id}>
              <th scope="row">{NAMES[id]}</th>
              <td>{grouped(multiplications)}</td>
              <td className="cost-time">
                <span className="cost-bar" style={{ width: `${time ? (100 * time) / longest : 0}%` }} />
                {time ? durationText(time) : "–"}
              </td>
              <td>{time && times.diagonal ? `${rounded(time / times.diagonal, 2)}×` : "–"}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** R I_B Rᵀ. */
const PRODUCT = (
  <>
    R I<sub>B</sub> Rᵀ
  </>
);

const NAMES: Readonly<Record<MethodId, ReactNode>> = {
  diagonal: withSymbol(words.diagonal, PRODUCT),
  symmetric: withSymbol(words.symmetric, PRODUCT),
  general: withSymbol(words.general, PRODUCT),
  "sum 8": words.sum(plain(8)),
  "sum 100": words.sum(plain(100)),
  "sum 1839": words.sum(plain(1839)),
};

/** Two figures: a clock in a browser gives no more. */
function durationText(nanoseconds: number): string {
  return nanoseconds < 1000 ? `${rounded(nanoseconds, 2)} ns` : `${rounded(nanoseconds / 1000, 2)} µs`;
}

export const Cost = island("Cost", CostFigure);
