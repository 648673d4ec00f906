import type { ReactNode } from "react";
import { useEffect, useMemo, useRef } from "react";
import { plain, significant } from "../../../format/numbers";
import { axesOf } from "../../../trace/axes";
import { printedFunction, symbolOf } from "../../../trace/printed";
import { formulaName, kindOf, lengthOf, type Stage, type StageValue } from "../../../trace/stages";
import { strings } from "../../strings/en";
import "./panes.css";

const words = strings.inspector;

interface PaneProps {
  readonly stage: Stage;
}

export function FormulaPane({ stage }: PaneProps): ReactNode {
  const name = formulaName(stage);
  const markup = printedFunction(stage)?.formulas.all ?? "";
  const marked = useMemo(
    () => markup.replaceAll(`data-stage="${name}"`, `data-stage="${name}" data-present=""`),
    [markup, name],
  );
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = pane.current;
    const line = box?.querySelector(`[data-stage="${name}"]`);
    if (!box || !line) return;
    const [inside, around] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
    const isSeen = inside.top >= around.top && inside.bottom <= around.bottom;
    if (!isSeen) box.scrollTop += inside.top - around.top - box.clientHeight / 3;
  }, [name]);
  return (
    <div
      ref={pane}
      className="stage-formulas"
      role="group"
      aria-label={words.formulas(stage.function)}
      // What scrolls must be reachable by keyboard.
      tabIndex={0}
      dangerouslySetInnerHTML={{ __html: marked }}
    />
  );
}

export function OwnLinePane({ stage, source }: PaneProps & { readonly source: string }): ReactNode {
  const name = words.ownLine(plain(stage.line));
  return (
    <div className="stage-formulas stage-own-line" role="group" aria-label={name} tabIndex={0}>
      <p>{name}</p>
      <code>{source.split("\n")[stage.line - 1]?.trim()}</code>
    </div>
  );
}

export function StageSymbols({ stages }: { readonly stages: readonly (Stage | null)[] }): ReactNode {
  const symbols = stages.flatMap((stage) => (stage ? [symbolOf(stage)] : []));
  return (
    <span className="stage-symbols" aria-hidden="true">
      {[...new Set(symbols)].map((symbol) => (
        <span key={symbol} dangerouslySetInnerHTML={{ __html: symbol }} />
      ))}
    </span>
  );
}

interface ValuePaneProps extends PaneProps {
  readonly lane: string;
  readonly earlier: Stage | undefined;
}

export function ValuePane({ stage, lane, earlier }: ValuePaneProps): ReactNode {
  const { value, name, isReturned } = stage;
  const unit = printedFunction(stage)?.formulas.units[formulaName(stage)] ?? "";
  const axes = axesOf(stage);
  return (
    <div className="stage-value">
      <p className="stage-name">
        <span
          className="stage-symbol"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: symbolOf(stage) }}
        />{" "}
        <code>{isReturned ? words.returned(name) : name}</code>
      </p>
      {typeof value !== "number" && value.length === 9 ? (
        <MatrixTable name={name} value={value} earlier={earlier?.value} unit={unit} />
      ) : (
        <PartsTable name={name} value={value} earlier={earlier?.value} unit={unit} />
      )}
      <p className="stage-axes">{axes ? words.axes(words.axesNames[axes]) : ""}</p>
      <data
        className="visually-hidden"
        data-stage-lane={lane}
        data-stage-id={stage.id}
        data-value={JSON.stringify(value)}
        value={JSON.stringify(value)}
      />
    </div>
  );
}

interface TableProps {
  readonly name: string;
  readonly value: StageValue;
  readonly earlier: StageValue | undefined;
  readonly unit: string;
}

function Unit({ unit }: { unit: string }): ReactNode {
  return unit ? <span className="unit">[{unit}]</span> : null;
}

function PartsTable({ name, value, earlier, unit }: TableProps): ReactNode {
  const was = new Map(earlier === undefined ? [] : partsOf(earlier));
  return (
    <table aria-label={words.value(name)}>
      <thead>
        <tr>
          <th scope="col">{words.kinds[kindOf(value)]}</th>
          <th scope="col">
            {words.thisFrame} <Unit unit={unit} />
          </th>
          <th scope="col">{words.frameBefore}</th>
        </tr>
      </thead>
      <tbody>
        {partsOf(value).map(([label, part]) => {
          const before = was.get(label);
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{significant(part, 7)}</td>
              <td className="stage-earlier">{before === undefined ? "–" : significant(before, 7)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const ROWS = [0, 1, 2] as const;

function MatrixTable({ name, value, earlier, unit }: TableProps): ReactNode {
  const frames: [string, StageValue | undefined][] = [
    [words.thisFrame, value],
    [words.frameBefore, earlier],
  ];
  return frames.map(([when, matrix]) =>
    typeof matrix !== "object" ? null : (
      <table key={when} className="stage-matrix" aria-label={words.valueWhen(name, when)}>
        <caption>
          {when} <Unit unit={unit} />
        </caption>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              {ROWS.map((column) => (
                <td key={column}>{significant(matrix[3 * row + column] ?? Number.NaN, 5)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ),
  );
}

const LABELS: Readonly<Record<number, readonly string[]>> = {
  3: ["x", "y", "z"],
  4: ["w", "x", "y", "z"],
};

/** Its components and, last, its length. */
function partsOf(value: StageValue): [label: string, part: number][] {
  if (typeof value === "number") return [[words.numberRow, value]];
  const labels = LABELS[value.length] ?? [];
  const parts = value.map((part, index): [string, number] => [labels[index] ?? String(index), part]);
  return [...parts, [words.lengthRow, lengthOf(value)]];
}
