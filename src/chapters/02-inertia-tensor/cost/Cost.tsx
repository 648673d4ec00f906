import { type ReactNode, useEffect, useRef, useState } from "react";
import { CopyLinkButton, ExpandButton, Figure } from "../../../figures/frame/Figure";
import { island } from "../../../figures/frame/island";
import { METHODS, timeOf } from "./benchmark";

interface CostProps {
  readonly id: string;
}

/** Nanoseconds by way; empty until the reader asks. */
type Times = Readonly<Record<string, number>>;

function CostFigure({ id }: CostProps): ReactNode {
  const [times, setTimes] = useState<Times>({});
  const [state, setState] = useState<"idle" | "measuring" | "done">("idle");
  const figure = useRef<HTMLElement>(null);
  const gone = useRef(false);
  const busy = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const measure = async () => {
    if (busy.current) return;
    busy.current = true;
    setState("measuring");
    setTimes({});
    for (const way of METHODS) {
      const time = await timeOf(way, () => performance.now(), yieldToMain);
      if (gone.current) return;
      setTimes((before) => ({ ...before, [way.id]: time }));
    }
    busy.current = false;
    setState("done");
  };
  const most = Math.max(1, ...Object.values(times));
  const least = times.diagonal;
  return (
    <Figure id={id} kind="cost" figure={figure}>
      <table className="readouts cost-table">
        <caption className="visually-hidden">Ways to the tensor of a turned body</caption>
        <thead>
          <tr>
            <th scope="col">Way</th>
            <th scope="col">Multiplications</th>
            <th scope="col">Time</th>
            <th scope="col">Times the first</th>
          </tr>
        </thead>
        <tbody>
          {METHODS.map(({ id: way, name, multiplications }) => {
            const time = times[way];
            return (
              <tr key={way}>
                <th scope="row">{spelt(name)}</th>
                <td>{multiplications.toLocaleString("en").replace(",", "\u202f")}</td>
                <td className="cost-time">
                  <span className="cost-bar" style={{ width: `${time ? (100 * time) / most : 0}%` }} />
                  {time ? durationText(time) : "–"}
                </td>
                <td>{time && least ? ratioText(time / least) : "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="cost-tools">
        <button
          type="button"
          className="button-plain button-outlined"
          onClick={measure}
          aria-disabled={state === "measuring"}
        >
          {state === "done" ? "Measure again" : "Measure"}
        </button>
        <p role="status">{STATES[state]}</p>
        <div className="actions">
          <CopyLinkButton />
          <ExpandButton />
        </div>
      </div>
    </Figure>
  );
}

/** The tensor of the body with its subscript. */
function spelt(name: string): ReactNode {
  const [before, after] = name.split("I_B");
  if (after === undefined) return name;
  return (
    <>
      {before}I<sub>B</sub>
      {after}
    </>
  );
}

const STATES = {
  idle: "Takes about a second; the page stays usable.",
  measuring: "Measuring…",
  done: "Measured.",
} as const;

function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Two or three figures: a clock in a browser gives no more. */
function durationText(nanoseconds: number): string {
  if (nanoseconds < 1000) return `${Number(nanoseconds.toPrecision(2))} ns`;
  return `${Number((nanoseconds / 1000).toPrecision(2))} µs`;
}

function ratioText(ratio: number): string {
  return `${Number(ratio.toPrecision(2))}×`;
}

/** Sums over points against products of matrices: counted, and timed in the reader’s own browser when asked. */
export const Cost = island("Cost", CostFigure);
