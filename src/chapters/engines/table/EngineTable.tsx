import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import * as v from "valibot";
import type { Lane } from "../../../core/dynamics/lane";
import { ENGINE_IDS, ENGINES, type EngineId } from "../../../engines/registry";
import { Figure, FigureStage } from "../../../figures/shell/Figure";
import { type FigureState, oneOf } from "../../../figures/shell/figureState";
import { island } from "../../../figures/shell/island";
import { TableActions } from "../../../figures/shell/TableActions";
import { strings as kit } from "../../../figures/strings/en";
import { typographic } from "../../../format/text";
import { Select } from "../../../ui/Select";
import { EngineButton, useStatuses } from "../EngineButton";
import { packageText, type SettingId, settingOf, settingsOf } from "../engineText";
import { THROWS, type ThrowId, TIMES } from "../measure";
import { microseconds } from "../numbers";
import { MADE, storedSetting } from "../storedMeasurements";
import { strings } from "../strings/en";
import { settingName } from "./MeasuredTable";
import { NumberCells, NumberHeads } from "./NumberCells";
import { type Result, type Results, runAll } from "./results";

const words = strings.table;

/** Names in links of the first editions, whose throws were those of a slab. */
const FORMER: Readonly<Record<string, ThrowId>> = {
  racketMiddleAxis: "thrownRacket",
  racketCrooked: "thrownRacketCrooked",
};

const thrownId = v.pipe(
  oneOf([...THROWS, ...Object.keys(FORMER)]),
  v.transform((id) => FORMER[id] ?? (id as ThrowId)),
);
const SCHEMA = v.strictObject({ scenario: v.optional(thrownId) });

function EngineTableFigure({ id }: { readonly id: string }): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const [thrown, setThrown] = useState<ThrowId>("thrownRacketCrooked");
  const results = useResults();
  const state: FigureState<v.InferOutput<typeof SCHEMA>> = {
    schema: SCHEMA,
    current: () => ({ scenario: thrown }),
    apply: ({ scenario }) => scenario && setThrown(scenario),
  };
  return (
    <Figure id={id} kind="engine-table" figure={figure} state={state}>
      <FigureStage>
        {/* Focus lets the arrow keys scroll what is wider than the page. */}
        <section className="sweep-scroller" tabIndex={0} aria-label={words.label}>
          <table className="readouts engines-table">
            <Head />
            {ENGINE_IDS.map((engine) => (
              <EngineRows key={engine} engine={engine} thrown={thrown} results={results} />
            ))}
          </table>
        </section>
        <p className="engines-key">
          <span className="ours">{words.ours(MADE.month, MADE.processor, MADE.runtime)}</span> {words.yours}
        </p>
        <div className="figure-choice">
          <Select
            label={words.thrown}
            value={thrown}
            options={THROWS.map((value) => ({ value, text: strings.race.starts[value] }))}
            onChange={setThrown}
          />
          <TableActions />
        </div>
      </FigureStage>
    </Figure>
  );
}

function Head(): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col">{words.setting}</th>
        <th scope="col">{words.follows}</th>
        <th scope="col">{words.substeps}</th>
        <NumberHeads />
        <th scope="col">{words.cost}</th>
        <th scope="col">{words.same}</th>
      </tr>
    </thead>
  );
}

interface EngineRowsProps {
  readonly engine: EngineId;
  readonly thrown: ThrowId;
  readonly results: Results;
}

function EngineRows({ engine, thrown, results }: EngineRowsProps): ReactNode {
  return (
    <tbody data-engine={engine}>
      <tr className="engine-line">
        <th scope="rowgroup" colSpan={8 + TIMES.length}>
          <span className="engine-line-inside">
            <span>
              {ENGINES[engine].name} <span className="package">{packageText(engine)}</span>
            </span>
            <EngineButton id={engine} />
          </span>
        </th>
      </tr>
      {settingsOf(engine).map((id) => (
        <SettingRow key={id} id={id} thrown={thrown} result={results[id]} />
      ))}
    </tbody>
  );
}

interface SettingRowProps {
  readonly id: SettingId;
  readonly thrown: ThrowId;
  readonly result: Result | undefined;
}

function SettingRow({ id, thrown, result }: SettingRowProps): ReactNode {
  const { follows } = settingOf(id).setting;
  return (
    <tr data-setting={id}>
      <th scope="row">{settingName(id)}</th>
      <td>{ruleText(follows)}</td>
      <td>{follows.substeps ?? 1}</td>
      <NumberCells id={id} thrown={thrown} found={result?.[thrown] ?? null} />
      <td data-quantity="cost">
        {result ? microseconds(result.nanoseconds) : null}{" "}
        <span className="ours">{microseconds(storedSetting(id).nanoseconds)}</span>
      </td>
      <td data-quantity="same">
        {result ? sameText(id, result) : <span className="ours">{words.notYet}</span>}
      </td>
    </tr>
  );
}

function ruleText({ angular, orientation }: Lane): string {
  const { name } = kit.rules[angular];
  const isUsual = orientation === undefined || orientation === "exponential-map";
  return typographic(isUsual ? name : words.ruleAndTurn(name, kit.orientations[orientation]));
}

function sameText(id: SettingId, result: Result): string {
  const stored = storedSetting(id);
  const isSame = THROWS.every((thrown) => JSON.stringify(stored[thrown]) === JSON.stringify(result[thrown]));
  return isSame ? words.yes : words.no;
}

function useResults(): Results {
  const [results, setResults] = useState<Results>({});
  const statuses = useStatuses();
  const running = useRef(new Set<EngineId>());
  const run = useEffectEvent((engine: EngineId) => {
    const isDone = settingsOf(engine).every((id) => results[id]);
    if (isDone || running.current.has(engine)) return;
    running.current.add(engine);
    runAll(engine, (id, result) => setResults((found) => ({ ...found, [id]: result }))).finally(() =>
      running.current.delete(engine),
    );
  });
  useEffect(() => {
    for (const engine of ENGINE_IDS) if (statuses[engine].kind === "ready") run(engine);
  }, [statuses]);
  return results;
}

export const EngineTable = island("EngineTable", EngineTableFigure);
