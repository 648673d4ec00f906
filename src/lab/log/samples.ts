import { massProperties } from "../../core/bodies/massProperties";
import type { Lane } from "../../core/dynamics/lane";
import type { Mat3 } from "../../core/math/mat3";
import { rotateInverse } from "../../core/math/quat";
import type { Vec3 } from "../../core/math/vec3";
import { rows } from "../../core/runs/rows";
import { SCENARIOS } from "../../core/scenario/named";
import { parseScenario, type ScenarioInput } from "../../core/scenario/parseScenario";
import { toDegrees } from "../../format/numbers";
import type { SampleId } from "./messages";

/* The notebook's own core makes the samples when they are asked for, in the worker that reads them. */

interface SampleRow {
  readonly t: number;
  readonly q: readonly [number, number, number, number];
  readonly omega: Vec3;
}

/** The slowed body. Its tensor is known, so that its losses are not taken for those that a wrong tensor would feign. */
const DAMPED = { shape: "box", size: [0.2, 0.4, 0.6], mass: 1 } as const;

const SAMPLES: Readonly<Record<SampleId, () => string>> = {
  bullet: bulletDemo,
  units: gyroscopeInDegrees,
  damped: dampedBody,
};

export function sampleLog(id: SampleId): string {
  return SAMPLES[id]();
}

export function tensorOfSample(id: SampleId): Mat3 | null {
  return id === "damped" ? massProperties(DAMPED).inertia_B : null;
}

/** The body of Bullet's gyroscopic demo under the rule that Bullet has used by default since 2.83, in Bullet's order of components. */
function bulletDemo(): string {
  const lane: Lane = { angular: "implicit-body", orientation: "exponential-map-bullet" };
  const run = runOf({ ...SCENARIOS.gyroscopicDemo.scenario, frames: 300, lanes: [lane] });
  return table(
    ["time", "rot.x", "rot.y", "rot.z", "rot.w", "angvel.x", "angvel.y", "angvel.z"],
    run.map(({ t, q: [w, x, y, z], omega }) => [t, x, y, z, w, ...omega].map(String)),
  );
}

/** A thrown box as a gyroscope sees it, without an error but one: the heading promises radians, and the numbers are degrees. */
function gyroscopeInDegrees(): string {
  const run = runOf({
    body: { shape: "box", size: [0.075, 0.16, 0.01], mass: 0.19 },
    initial: { orientation: [0.8, 0.2, -0.4, 0.4], angularVelocity: [1.5, 7, 2] },
    dt: 1 / 100,
    frames: 200,
    lanes: [{ angular: "exact" }],
  });
  const degrees = (x: number) => toDegrees(x).toFixed(4);
  return table(
    [
      "Time (s)",
      "q.w",
      "q.x",
      "q.y",
      "q.z",
      "Gyroscope x (rad/s)",
      "Gyroscope y (rad/s)",
      "Gyroscope z (rad/s)",
    ],
    run.map(({ t, q, omega }) => [
      t.toFixed(2),
      ...q.map((x) => x.toFixed(6)),
      ...rotateInverse(q, omega).map(degrees),
    ]),
  );
}

/** A body that loses a little of its spin in every frame, as engines have it by default: no rule of a free body does. */
function dampedBody(): string {
  const run = runOf({
    body: { ...DAMPED, size: [...DAMPED.size] },
    initial: { orientation: [0.8, 0.2, -0.4, 0.4], angularVelocity: [1, 2, 3] },
    damping: { linear: 1, angular: 0.999 },
    dt: 1 / 60,
    frames: 300,
    lanes: [{ angular: "implicit-body" }],
  });
  return table(
    ["t", "qw", "qx", "qy", "qz", "wx", "wy", "wz"],
    run.map(({ t, q, omega }) => [t, ...q, ...omega].map(String)),
  );
}

function runOf(scenario: ScenarioInput): readonly SampleRow[] {
  return [...rows(parseScenario(scenario), 1)].flatMap((row) => {
    if ("diverged" in row) return [];
    const [w, x, y, z] = row.orientation;
    return [{ t: row.t, q: [w, x, y, z] as const, omega: row.angularVelocity }];
  });
}

function table(names: readonly string[], cells: readonly (readonly string[])[]): string {
  return `${[names, ...cells].map((row) => row.join(",")).join("\n")}\n`;
}
