import type { ReactNode } from "react";
import { useMemo } from "react";
import { plain, significant } from "../../../format/numbers";
import { axesOf } from "../../../trace/names";
import { printedFunction } from "../../../trace/printed";
import { formulaName, inLine, kindOf, lengthOf, type Stage, type StageValue } from "../../../trace/stages";
import { strings } from "../../strings";

const words = strings.inspector;

interface PaneProps {
  readonly stage: Stage;
}

/** The formulas of the function that is running, the present one highlighted. */
export function FormulaPane({ stage }: PaneProps): ReactNode {
  const name = formulaName(stage);
  const markup = printedFunction(stage)?.formulas.all ?? "";
  const marked = useMemo(
    () => markup.replaceAll(`data-stage="${name}"`, `data-stage="${name}" data-present=""`),
    [markup, name],
  );
  return (
    <div
      className="stage-formulas"
      role="group"
      aria-label={words.formulas(stage.function)}
      // What scrolls must be reachable by keyboard.
      tabIndex={0}
      dangerouslySetInnerHTML={{ __html: marked }}
    />
  );
}

interface SourcePaneProps extends PaneProps {
  /** The stages of this lane up to the present one. */
  readonly done: readonly Stage[];
}

/** The function as it runs: the present line marked, and what each finished line has worked out beside it. */
export function SourcePane({ stage, done }: SourcePaneProps): ReactNode {
  const printed = printedFunction(stage);
  if (!printed) return null;
  const values = valuesByLine(stage, done);
  return (
    <div className="stage-source">
      <p className="stage-file">{`core/dynamics/${stage.file}${passesOf(stage)}`}</p>
      <ol aria-label={words.source(stage.function)} tabIndex={0}>
        {printed.lines.map((line, index) => {
          const number = printed.from + index;
          return (
            <li
              key={number}
              className={number === stage.line ? "present-line" : undefined}
              aria-current={number === stage.line ? "true" : undefined}
            >
              <span className="line-number" aria-hidden="true">
                {number}
              </span>
              {/* Made of the project's own source when the site is built. */}
              <code dangerouslySetInnerHTML={{ __html: line || " " }} />
              <span className="line-value">{values.get(number) ?? ""}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function passesOf({ path }: Stage): string {
  const passes = path.flatMap(({ function: fn, pass }) =>
    pass === null ? [] : [words.pass({ function: fn, pass: plain(pass) })],
  );
  return passes.length === 0 ? "" : ` · ${passes.join(" · ")}`;
}

/** What the lines of the running call have worked out so far. */
function valuesByLine(stage: Stage, done: readonly Stage[]): Map<number, string> {
  const call = JSON.stringify(stage.path);
  const own = done.filter(({ path }) => JSON.stringify(path) === call);
  return new Map(own.map(({ line, value }) => [line, inLine(value)]));
}

interface ValuePaneProps extends PaneProps {
  readonly lane: string;
  /** The same intermediate one frame earlier. */
  readonly earlier: Stage | undefined;
}

/** The value itself, its length, unit and axes, and what it was one frame ago. */
export function ValuePane({ stage, lane, earlier }: ValuePaneProps): ReactNode {
  const { value, name, isReturned } = stage;
  const formulas = printedFunction(stage)?.formulas;
  const symbol = formulas?.symbols[formulaName(stage)] ?? "";
  const unit = formulas?.units[formulaName(stage)] ?? "";
  const axes = axesOf(stage);
  return (
    <div className="stage-value">
      <p className="stage-name">
        <span className="stage-symbol" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbol }} />{" "}
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

/** A row per component, this frame beside the one before. */
function PartsTable({ name, value, earlier, unit }: TableProps): ReactNode {
  const was = earlier === undefined ? [] : partsOf(earlier);
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
        {partsOf(value).map(([label, part], index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{significant(part, 7)}</td>
            <td className="stage-earlier">{was[index] ? significant(was[index][1], 7) : "–"}</td>
          </tr>
        ))}
        {typeof value === "number" ? null : (
          <tr>
            <th scope="row">{words.lengthRow}</th>
            <td>{significant(lengthOf(value), 7)}</td>
            <td className="stage-earlier">
              {earlier === undefined ? "–" : significant(lengthOf(earlier), 7)}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

const ROWS = [0, 1, 2] as const;

/** Row by row, this frame's matrix above that of the frame before. */
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

function partsOf(value: StageValue): [label: string, part: number][] {
  if (typeof value === "number") return [[words.numberRow, value]];
  const labels = LABELS[value.length] ?? [];
  return value.map((part, index) => [labels[index] ?? String(index), part]);
}
