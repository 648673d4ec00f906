import type { MassProperties } from "../../src/core/bodies/massProperties";
import { initialInstant, nextInstant } from "../../src/core/dynamics/advance";
import type { Lane } from "../../src/core/dynamics/lane";
import { isDiverged, type State } from "../../src/core/dynamics/state";
import type { Quat } from "../../src/core/math/quat";
import { rotateInverse } from "../../src/core/math/quat";
import type { Vec3 } from "../../src/core/math/vec3";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { prepare } from "../../src/core/scenario/prepare";
import type { EngineId } from "../../src/engines/registry";
import { worldOf } from "../bench/benched";

/** The body and start of the reference logs: no zero and no two components equal. */
export const MOMENTS: Vec3 = [0.0433, 0.0333, 0.0167];
export const START = { orientation: [0.8, 0.2, -0.4, 0.4] as Quat, angularVelocity: [1, 2, 3] as Vec3 };

/** The states of a free body under a lane, at 1/60 s. */
export function motionOf(
  lane: Lane,
  frames: number,
  start = START,
  inertia: Vec3 | readonly [Vec3, Vec3, Vec3] = MOMENTS,
): State[] {
  const scenario = {
    body: { inertia: [...inertia] as [number, number, number], mass: 1 },
    dt: 1 / 60,
    frames,
  };
  const initial = { orientation: [...start.orientation], angularVelocity: [...start.angularVelocity] };
  const system = prepare(
    parseScenario({ ...scenario, initial, lanes: [lane] } as unknown as Parameters<typeof parseScenario>[0]),
  );
  const states: State[] = [];
  let instant = initialInstant(system, 0);
  while (!isDiverged(instant) && states.length < frames) {
    states.push(instant);
    instant = nextInstant(system, 0, instant);
  }
  return states;
}

/** A row of a log: t, q as [w, x, y, z], ω. */
export interface Row {
  readonly t: number;
  readonly q: readonly number[];
  readonly omega: readonly number[];
}

export function rowsOf(states: readonly State[], omega: "world" | "body" = "world"): Row[] {
  return states.map(({ frame, q_WB, omega_W, rawAttitude }) => ({
    t: frame / 60,
    q: rawAttitude?.form === "quaternion" ? rawAttitude.quaternion : q_WB,
    omega: omega === "world" ? omega_W : rotateInverse(q_WB, omega_W),
  }));
}

/** The log of sixty frames of an engine, as it gives them, at 1/60 s. */
export async function logOfEngine(
  engine: EngineId,
  setting: string,
  body: MassProperties,
  spin: Vec3,
): Promise<string> {
  const world = await worldOf([engine, setting], body, spin, 1 / 60);
  const rows = Array.from({ length: 60 }, (_, frame): Row => {
    const { q_WB, omega_W } = world.motion();
    world.step();
    return { t: frame / 60, q: q_WB, omega: omega_W };
  });
  world.free();
  return csvOf(rows);
}

/** A log under the plainest names. */
export function csvOf(rows: readonly Row[], round: (x: number) => number = (x) => x): string {
  const lines = rows.map(({ t, q, omega }) => [t, ...[...q, ...omega].map(round)].join(","));
  return ["t,qw,qx,qy,qz,wx,wy,wz", ...lines].join("\n");
}
