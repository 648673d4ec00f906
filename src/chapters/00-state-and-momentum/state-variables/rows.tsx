import type { ReactNode } from "react";
import { readings } from "../../../core/diagnostics/readings";
import { spinRate } from "../../../core/dynamics/angular/rk4";
import { inertiaInWorld } from "../../../core/dynamics/attitude";
import type { State } from "../../../core/dynamics/state";
import type { System } from "../../../core/dynamics/system";
import { quatToMat } from "../../../core/math/quat";
import { scaleVec } from "../../../core/math/vec3";
import { decimals } from "../../../format/numbers";
import { strings } from "../strings/en";

const words = strings.state;

type Reading = (system: System, state: State) => readonly number[];

interface RowSpec {
  readonly id: keyof typeof words.rows;
  readonly symbol: ReactNode;
  /** Empty for pure numbers. */
  readonly unit: string;
  readonly term?: string;
  readonly value: Reading;
  readonly rate?: { readonly symbol: ReactNode; readonly value: Reading };
}

export interface StateRow extends RowSpec {
  readonly name: string;
}

function group(id: keyof typeof words.groups, ...rows: readonly RowSpec[]) {
  return {
    id,
    title: words.groups[id],
    rows: rows.map((row): StateRow => ({ ...row, name: words.rows[row.id] })),
  };
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

export const STATE_GROUPS = [
  group(
    "constant",
    { id: "mass", symbol: "m", unit: "kg", term: "mass", value: ({ body }) => [body.mass] },
    {
      id: "moments",
      symbol: BODY_TENSOR,
      unit: "kg m²",
      term: "inertiaBody",
      value: ({ body: { inertia_B } }) => [inertia_B[0], inertia_B[4], inertia_B[8]],
    },
  ),
  group(
    "primary",
    {
      id: "position",
      symbol: "x",
      unit: "m",
      term: "centre",
      value: (_, { position_W }) => position_W,
      rate: { symbol: "v", value: (_, { velocity_W }) => velocity_W },
    },
    {
      id: "orientation",
      symbol: "q",
      unit: "",
      value: (_, { q_WB }) => q_WB,
      rate: { symbol: "½ωq", value: (system, state) => rates(system, state).orientation },
    },
    {
      id: "linearMomentum",
      symbol: "P",
      unit: "kg m/s",
      term: "linearMomentum",
      value: ({ body }, { velocity_W }) => scaleVec(body.mass, velocity_W),
      rate: { symbol: "F", value: ({ body, scenario }) => scaleVec(body.mass, scenario.gravity) },
    },
    {
      id: "angularMomentum",
      symbol: "L",
      unit: "kg m²/s",
      term: "momentum",
      value: (system, state) => readings(system, state).angularMomentum,
      rate: { symbol: "τ", value: (system, state) => rates(system, state).torque_W },
    },
  ),
  group(
    "secondary",
    {
      id: "velocity",
      symbol: "v",
      unit: "m/s",
      term: "centreVelocity",
      value: (_, { velocity_W }) => velocity_W,
    },
    { id: "rotation", symbol: "R", unit: "", term: "rotation", value: (_, { q_WB }) => quatToMat(q_WB) },
    {
      id: "inertia",
      symbol: "I",
      unit: "kg m²",
      term: "inertia",
      value: ({ body }, { q_WB }) => inertiaInWorld(q_WB, body.inertia_B),
    },
    {
      id: "spin",
      symbol: "ω",
      unit: "rad/s",
      term: "omega",
      value: (system, state) => readings(system, state).angularVelocity,
    },
  ),
];

export function partsOf(values: readonly number[]): readonly string[] {
  return values.map((value) => decimals(value, 3));
}

export function same(a: readonly number[], b: readonly number[]): boolean {
  return a.every((value, index) => value === b[index]);
}
