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

export interface StateRow {
  readonly id: string;
  readonly symbol: ReactNode;
  readonly name: string;
  readonly unit: string;
  readonly term?: string;
  readonly value: (system: System, state: State) => readonly number[];
  readonly rate?: {
    readonly symbol: ReactNode;
    readonly value: (system: System, state: State) => readonly number[];
  };
}

interface StateGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly StateRow[];
}

function force({ body, scenario }: System): readonly number[] {
  return scaleVec(body.mass, scenario.gravity);
}

function rates(system: System, state: State) {
  const { angularMomentum } = readings(system, state);
  return spinRate({ q_WB: state.q_WB, momentum_W: angularMomentum }, system.body, system.load);
}

export const STATE_GROUPS: readonly StateGroup[] = [
  {
    id: "constant",
    title: words.groups.constant,
    rows: [
      {
        id: "mass",
        symbol: "m",
        name: words.rows.mass,
        unit: "kg",
        term: "mass",
        value: ({ body }) => [body.mass],
      },
      {
        id: "moments",
        symbol: (
          <>
            I<sub>B</sub>
          </>
        ),
        name: words.rows.moments,
        unit: "kg m²",
        term: "inertiaBody",
        value: ({ body: { inertia_B } }) => [inertia_B[0], inertia_B[4], inertia_B[8]],
      },
    ],
  },
  {
    id: "primary",
    title: words.groups.primary,
    rows: [
      {
        id: "position",
        symbol: "x",
        name: words.rows.position,
        unit: "m",
        term: "centre",
        value: (_, { position_W }) => position_W,
        rate: { symbol: "v", value: (_, { velocity_W }) => velocity_W },
      },
      {
        id: "orientation",
        symbol: "q",
        name: words.rows.orientation,
        unit: "",
        value: (_, { q_WB }) => q_WB,
        rate: { symbol: "½ωq", value: (system, state) => rates(system, state).orientation },
      },
      {
        id: "linearMomentum",
        symbol: "P",
        name: words.rows.linearMomentum,
        unit: "kg m/s",
        term: "linearMomentum",
        value: ({ body }, { velocity_W }) => scaleVec(body.mass, velocity_W),
        rate: { symbol: "F", value: force },
      },
      {
        id: "angularMomentum",
        symbol: "L",
        name: words.rows.angularMomentum,
        unit: "kg m²/s",
        term: "momentum",
        value: (system, state) => readings(system, state).angularMomentum,
        rate: { symbol: "τ", value: (system, state) => rates(system, state).torque_W },
      },
    ],
  },
  {
    id: "secondary",
    title: words.groups.secondary,
    rows: [
      {
        id: "velocity",
        symbol: "v",
        name: words.rows.velocity,
        unit: "m/s",
        term: "centreVelocity",
        value: (_, { velocity_W }) => velocity_W,
      },
      {
        id: "rotation",
        symbol: "R",
        name: words.rows.rotation,
        unit: "",
        term: "rotation",
        value: (_, { q_WB }) => quatToMat(q_WB),
      },
      {
        id: "inertia",
        symbol: "I",
        name: words.rows.inertia,
        unit: "kg m²",
        term: "inertia",
        value: ({ body }, { q_WB }) => inertiaInWorld(q_WB, body.inertia_B),
      },
      {
        id: "spin",
        symbol: "ω",
        name: words.rows.angularVelocity,
        unit: "rad/s",
        term: "omega",
        value: (system, state) => readings(system, state).angularVelocity,
      },
    ],
  },
];

export function partsOf(values: readonly number[]): readonly string[] {
  return values.map((value) => decimals(value, 3));
}

export function same(a: readonly number[], b: readonly number[]): boolean {
  return a.every((value, index) => value === b[index]);
}
