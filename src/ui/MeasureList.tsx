import { type ReactNode, useRef, useState } from "react";
import { setText, useFrameListener } from "./liveElements";
import { axisNames, type ReadoutRow } from "./Readouts";
import { strings } from "./strings/en";

const words = strings.measures;

export interface Measure extends ReadoutRow {
  readonly should?: string;
}

export interface MeasureReading {
  /** "A", "B", ...; empty where there is only one. */
  readonly lane: string;
  readonly heading: string;
  readonly parts: readonly string[];
  /** From what it should be. */
  readonly strays?: "slightly" | "clearly" | undefined;
  /** The path of a drawing of {@link SPARKLINE_SIZE}. */
  readonly sparkline?: string;
}

export const SPARKLINE_SIZE = { width: 96, height: 22 } as const;

interface MeasureListProps {
  readonly measures: readonly Measure[];
  /** At the present frame. Render with another `key` for another number of lanes. */
  readonly readings: (quantity: string) => readonly MeasureReading[];
}

/** Updated without React. */
export function MeasureList({ measures, readings }: MeasureListProps): ReactNode {
  return (
    <ul className="measures" aria-label={words.label}>
      {measures.map((measure) => (
        <MeasureItem key={measure.quantity} measure={measure} readings={() => readings(measure.quantity)} />
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly measure: Measure;
  readonly readings: () => readonly MeasureReading[];
}

function MeasureItem({ measure, readings }: ItemProps): ReactNode {
  const { name, symbol, unit, term, should } = measure;
  const list = useRef<HTMLUListElement>(null);
  const [first] = useState(readings);
  useFrameListener(() => {
    for (const [index, reading] of readings().entries()) fillReading(list.current?.children[index], reading);
  });
  return (
    <li className={`measure ${term ? `term-${term}` : ""}`.trimEnd()} data-measure={measure.quantity}>
      <p className="measure-name" data-term={term}>
        {name} {symbol ? <i>{symbol}</i> : null} {unit ? <span className="unit">[{unit}]</span> : null}
      </p>
      {should ? <p className="measure-should">{should}</p> : null}
      <ul ref={list} className="measure-lanes">
        {first.map((reading, index) => (
          <MeasureReadingView
            key={reading.lane}
            place={index + 1}
            axes={measure.axes}
            reading={reading}
            hasSparkline={reading.sparkline !== undefined}
          />
        ))}
      </ul>
    </li>
  );
}

interface ReadingProps {
  /** From 1. */
  readonly place: number;
  readonly axes: readonly string[] | undefined;
  readonly reading: MeasureReading;
  readonly hasSparkline: boolean;
}

function MeasureReadingView({ place, axes: own, reading, hasSparkline }: ReadingProps): ReactNode {
  // React keeps to what the page opened with, whatever has been written since.
  const [opening] = useState(reading);
  const { lane, heading, parts, strays, sparkline } = opening;
  const axes = own ?? axisNames(parts.length);
  return (
    <li className="measure-lane" data-strays={strays} suppressHydrationWarning>
      {lane ? (
        <abbr className={`measure-lane-name lane-letter lane-${place}`} title={heading}>
          {lane}
        </abbr>
      ) : null}
      <span className="measure-value">
        {parts.map((part, index) => (
          <span key={axes[index] ?? "value"} className="measure-part" data-axis={axes[index]}>
            {part}
          </span>
        ))}
      </span>
      {hasSparkline ? <SparklineDrawing path={sparkline ?? ""} /> : null}
      <span className="measure-strays" suppressHydrationWarning>
        {words.strays[strays ?? "clearly"]}
      </span>
    </li>
  );
}

/** Level where the value is what it should be. */
function SparklineDrawing({ path }: { readonly path: string }): ReactNode {
  const { width, height } = SPARKLINE_SIZE;
  return (
    <svg
      className="measure-course"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <path className="measure-level" d={`M0,${height / 2}H${width}`} />
      <path className="measure-curve" d={path} suppressHydrationWarning />
    </svg>
  );
}

/** The words stay in their place when they are not seen. */
function markStraying(item: HTMLElement, strays: MeasureReading["strays"]): void {
  if (strays === undefined) delete item.dataset.strays;
  else {
    item.dataset.strays = strays;
    setText(item.querySelector(".measure-strays"), words.strays[strays]);
  }
}

const drawn = new WeakMap<Element, string>();

function fillReading(item: Element | undefined, { parts, strays, sparkline }: MeasureReading): void {
  if (!(item instanceof HTMLElement)) return;
  const texts = item.querySelectorAll(".measure-part");
  for (let index = 0; index < texts.length; index++) setText(texts[index], parts[index] ?? "");
  if (strays !== item.dataset.strays) markStraying(item, strays);
  const curve = item.querySelector(".measure-curve");
  if (!curve || sparkline === undefined || drawn.get(curve) === sparkline) return;
  drawn.set(curve, sparkline);
  curve.setAttribute("d", sparkline);
}
