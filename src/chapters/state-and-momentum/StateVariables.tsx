import { type ReactNode, useRef, useState } from "react";
import { readings } from "../../core/diagnostics/readings";
import { spinRate } from "../../core/dynamics/angular/rk4";
import { inertiaInWorld } from "../../core/dynamics/attitude";
import { isDiverged, type State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import { quatToMat } from "../../core/math/quat";
import { scaleVec } from "../../core/math/vec3";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import { useSimulationFigure } from "../../figures/simulation/SimulationContext";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import type { SimulationSpec } from "../../figures/simulation/spec";
import { decimals } from "../../format/numbers";
import { TERMS, type TermId } from "../../ui/glossary";
import { setText, useFrameListener } from "../../ui/liveElements";
import { strings } from "./strings/en";
import { describeThrown, THROWN_CAMERA, THROWN_LAYERS, thrownMarks } from "./thrownBox";

const words = strings.state;

type Reading = (system: System, state: State) => readonly number[];

interface StateRow {
  readonly id: keyof typeof words.rows;
  readonly term?: TermId;
  /** By default the term's. */
  readonly symbol?: ReactNode;
  readonly value: Reading;
  readonly rate?: { readonly symbol: string; readonly value: Reading };
}

function rates(system: System, state: State) {
  const { angularMomentum } = readings(system, state);
  return spinRate({ q_WB: state.q_WB, momentum_W: angularMomentum }, system.body, system.load);
}

const BODY_TENSOR = (
  <>
    I<sub>B</sub>
  </>
);

const GROUPS = {
  constant: [
    { id: "mass", term: "mass", value: ({ body }) => [body.mass] },
    {
      id: "moments",
      term: "inertiaBody",
      symbol: BODY_TENSOR,
      value: ({ body: { inertia_B } }) => [inertia_B[0], inertia_B[4], inertia_B[8]],
    },
  ],
  primary: [
    {
      id: "position",
      term: "centre",
      value: (_, { position_W }) => position_W,
      rate: { symbol: "v", value: (_, { velocity_W }) => velocity_W },
    },
    {
      id: "orientation",
      symbol: "q",
      value: (_, { q_WB }) => q_WB,
      rate: { symbol: "½ωq", value: (system, state) => rates(system, state).orientation },
    },
    {
      id: "linearMomentum",
      term: "linearMomentum",
      value: ({ body }, { velocity_W }) => scaleVec(body.mass, velocity_W),
      rate: { symbol: "F", value: ({ body, scenario }) => scaleVec(body.mass, scenario.gravity) },
    },
    {
      id: "angularMomentum",
      term: "momentum",
      value: (system, state) => readings(system, state).angularMomentum,
      rate: { symbol: "τ", value: (system, state) => rates(system, state).torque_W },
    },
  ],
  secondary: [
    { id: "velocity", term: "centreVelocity", value: (_, { velocity_W }) => velocity_W },
    { id: "rotation", term: "rotation", value: (_, { q_WB }) => quatToMat(q_WB) },
    { id: "inertia", term: "inertia", value: ({ body }, { q_WB }) => inertiaInWorld(q_WB, body.inertia_B) },
    { id: "spin", term: "omega", value: (system, state) => readings(system, state).angularVelocity },
  ],
} as const satisfies Record<keyof typeof words.groups, readonly StateRow[]>;

const GROUP_IDS = ["constant", "primary", "secondary"] as const;

function StateTable(): ReactNode {
  return (
    <table className="readouts state-table" aria-label={words.label}>
      <thead>
        <tr>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.now}</th>
          <th scope="col">{words.sinceLastFrame}</th>
          <th scope="col">
            {words.rateOfChange} <i>{words.stateDerivative}</i>
          </th>
        </tr>
      </thead>
      {GROUP_IDS.map((group) => (
        <tbody key={group} className={`state-${group}`}>
          <tr>
            <th scope="rowgroup" colSpan={4} className="state-group">
              {words.groups[group]}
            </th>
          </tr>
          {GROUPS[group].map((row: StateRow) => (
            <Row key={row.id} row={row} isConstant={group === "constant"} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row, isConstant }: { readonly row: StateRow; readonly isConstant: boolean }): ReactNode {
  const { id, term, symbol = term && TERMS[term].symbol, value, rate } = row;
  const unit = term && TERMS[term].unit;
  const { player } = useSimulationFigure().driver;
  const read = (reading: Reading, frame = player.frame): readonly number[] => {
    const state = player.instant(0, frame);
    return isDiverged(state) ? [] : reading(player.system, state);
  };
  const changed = (): boolean | undefined => {
    if (isConstant || player.frame === 0) return undefined;
    const before = read(value, player.frame - 1);
    return read(value).some((part, index) => part !== before[index]);
  };
  const line = useRef<HTMLTableRowElement>(null);
  const [first] = useState(changed);
  useFrameListener(() => {
    const now = changed();
    if (setText(line.current?.querySelector(".state-change"), changeText(now)))
      line.current?.setAttribute("data-changed", String(now ?? ""));
  });
  return (
    <tr ref={line} data-row={id} data-changed={first}>
      <th scope="row" className={term && `term-${term}`} data-term={term}>
        <i>{symbol}</i> {words.rows[id]} {unit ? <span className="unit">[{unit}]</span> : null}
      </th>
      <LiveCell quantity={id} values={() => read(value)} />
      <td className="state-change">{changeText(first)}</td>
      {rate ? (
        <LiveCell quantity={`${id}Rate`} symbol={rate.symbol} values={() => read(rate.value)} />
      ) : (
        <td data-quantity={`${id}Rate`} data-value="null" />
      )}
    </tr>
  );
}

function changeText(changed: boolean | undefined): string {
  if (changed === undefined) return "";
  return changed ? words.changed : words.unchanged;
}

interface LiveCellProps {
  readonly quantity: string;
  readonly symbol?: string;
  readonly values: () => readonly number[];
}

const PART_KEYS = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];

function LiveCell({ quantity, symbol, values }: LiveCellProps): ReactNode {
  const cell = useRef<HTMLTableCellElement>(null);
  const [first] = useState(values);
  useFrameListener(() => {
    const now = values();
    const value = JSON.stringify(now);
    if (!cell.current || cell.current.dataset.value === value) return;
    cell.current.dataset.value = value;
    const parts = cell.current.querySelectorAll(".readout-part");
    for (const [index, part] of now.entries()) setText(parts[index], decimals(part, 3));
  });
  const parts = first.map((part, index) => (
    <span key={PART_KEYS[index]} className="readout-part">
      {decimals(part, 3)}
    </span>
  ));
  return (
    <td ref={cell} data-quantity={quantity} data-value={JSON.stringify(first)}>
      {symbol ? <i className="state-rate">{symbol}</i> : null}{" "}
      {first.length === 9 ? <span className="parts-of-matrix">{parts}</span> : parts}
    </td>
  );
}

const SPEC: SimulationSpec = {
  camera: () => THROWN_CAMERA,
  layers: THROWN_LAYERS,
  marks: thrownMarks,
  describe: describeThrown,
  measures: ["energy", "angularVelocityBody"],
  choices: { formulations: [] },
};

export const StateVariables = simulationIsland("StateVariables", {
  spec: SPEC,
  readouts: (
    <SimulationReadouts
      omit={[
        "angularVelocity",
        "angularMomentum",
        "momentumAngle",
        "momentumDrift",
        "energyDrift",
        "orientation",
      ]}
    />
  ),
  children: <StateTable />,
});
