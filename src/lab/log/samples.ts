import { massProperties } from "../../core/bodies/massProperties";
import type { Mat3 } from "../../core/math/mat3";
import { type Quat, rotateInverse } from "../../core/math/quat";
import type { Vec3 } from "../../core/math/vec3";
import { rows } from "../../core/runs/rows";
import { SCENARIOS } from "../../core/scenario/named";
import { parseScenario, type ScenarioInput } from "../../core/scenario/parseScenario";
import { toDegrees } from "../../format/numbers";
import type { SampleId } from "./messages";

/* Made by the notebook's core when asked for, in the worker that reads them. */

interface Sample {
  readonly scenario: ScenarioInput;
  readonly heading: string;
  readonly cellsOf: (t: number, q: Quat, omega: Vec3) => readonly (number | string)[];
}

/** Its tensor is known, so that its losses are not taken for those that a wrong tensor would feign. */
const DAMPED = { shape: "box" as const, size: [0.2, 0.4, 0.6] as [number, number, number], mass: 1 };

const ORIENTATION: [number, number, number, number] = [0.8, 0.2, -0.4, 0.4];

const SAMPLES: Readonly<Record<SampleId, Sample>> = {
  // The body of Bullet's gyroscopic demo under Bullet's default rule since 2.83, in Bullet's order of components.
  bullet: {
    scenario: {
      ...SCENARIOS.gyroscopicDemo.scenario,
      frames: 300,
      lanes: [{ angular: "implicit-body", orientation: "exponential-map-bullet" }],
    },
    heading: "time,rot.x,rot.y,rot.z,rot.w,angvel.x,angvel.y,angvel.z",
    cellsOf: (t, [w, x, y, z], omega) => [t, x, y, z, w, ...omega],
  },
  // A thrown box as a gyroscope sees it, with one error: the heading promises radians, the numbers are degrees.
  units: {
    scenario: {
      body: { shape: "box", size: [0.075, 0.16, 0.01], mass: 0.19 },
      initial: { orientation: ORIENTATION, angularVelocity: [1.5, 7, 2] },
      dt: 1 / 100,
      frames: 200,
      lanes: [{ angular: "exact" }],
    },
    heading: "Time (s),q.w,q.x,q.y,q.z,Gyroscope x (rad/s),Gyroscope y (rad/s),Gyroscope z (rad/s)",
    cellsOf: (t, q, omega) => [
      t.toFixed(2),
      ...q.map((x) => x.toFixed(6)),
      ...rotateInverse(q, omega).map((x) => toDegrees(x).toFixed(4)),
    ],
  },
  // Loses a little of its spin in every frame, as engines have it by default and no rule of a free body.
  damped: {
    scenario: {
      body: DAMPED,
      initial: { orientation: ORIENTATION, angularVelocity: [1, 2, 3] },
      damping: { linear: 1, angular: 0.999 },
      dt: 1 / 60,
      frames: 300,
      lanes: [{ angular: "implicit-body" }],
    },
    heading: "t,qw,qx,qy,qz,wx,wy,wz",
    cellsOf: (t, q, omega) => [t, ...q, ...omega],
  },
};

export function sampleLog(id: SampleId): string {
  const { scenario, heading, cellsOf } = SAMPLES[id];
  const lines = [...rows(parseScenario(scenario), 1)].flatMap((row) =>
    "diverged" in row ? [] : [cellsOf(row.t, row.orientation as Quat, row.angularVelocity).join(",")],
  );
  return `${[heading, ...lines].join("\n")}\n`;
}

export function tensorOfSample(id: SampleId): Mat3 | null {
  return id === "damped" ? massProperties(DAMPED).inertia_B : null;
}
