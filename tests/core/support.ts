import { cachedBy } from "../../src/chapters/shared/cachedBy";
import { type Readings, readings } from "../../src/core/diagnostics/readings";
import { advance, initialInstant, nextInstant } from "../../src/core/dynamics/advance";
import type { Impact } from "../../src/core/dynamics/contact/index";
import { type Instant, isDiverged, type State } from "../../src/core/dynamics/state";
import type { System } from "../../src/core/dynamics/system";
import type { Quat } from "../../src/core/math/quat";
import { norm, scaleVec, subVec, type Vec3 } from "../../src/core/math/vec3";
import { parseScenario, type ScenarioInput } from "../../src/core/scenario/parseScenario";
import { prepare } from "../../src/core/scenario/prepare";
import freeRotation from "./reference/free-rotation.json";

/** Free rotations to 50 digits, worked out from Taylor series. */
export const FREE_ROTATION = freeRotation as unknown as Readonly<
  Record<
    keyof typeof freeRotation,
    {
      readonly inertia: Vec3;
      readonly orientation: Quat;
      readonly angularVelocityBody: Vec3;
      readonly samples: readonly {
        readonly t: number;
        readonly orientation: Quat;
        readonly angularVelocityBody: Vec3;
        readonly angularVelocityWorld: Vec3;
      }[];
    }
  >
>;

export const systemOf = (input: unknown): System => prepare(parseScenario(input));

/** One lane's instants from frame 0 to its end or its divergence. */
export function* instants(system: System, lane: number): Generator<Instant> {
  let instant = initialInstant(system, lane);
  yield instant;
  while (!isDiverged(instant) && instant.frame < system.scenario.frames) {
    instant = nextInstant(system, lane, instant);
    yield instant;
  }
}

/** One lane's states, frame by frame, as far as it goes. */
export function statesOf(system: System, lane: number): readonly State[] {
  return [...instants(system, lane)].filter((instant): instant is State => !isDiverged(instant));
}

/** One lane's states, frame by frame; throws where the lane diverges. */
export function* states(system: System, lane = 0): Generator<State> {
  for (const { state } of steps(system, lane)) yield state;
}

/** One lane's states, each with the impacts on the way to it; throws where the lane diverges. */
export function* steps(
  system: System,
  lane = 0,
): Generator<{ readonly state: State; readonly impacts: readonly Impact[] }> {
  let instant = initialInstant(system, lane);
  let impacts: readonly Impact[] = [];
  for (;;) {
    if (isDiverged(instant)) throw new Error(`lane ${lane} diverged: ${instant.diverged}`);
    yield { state: instant, impacts };
    if (instant.frame === system.scenario.frames) return;
    ({ instant, impacts } = advance(system, lane, instant));
  }
}

/** A scenario's first lane run to its end, once however often it is asked for. */
export const finalState = cachedBy((input: object): { readonly system: System; readonly state: State } => {
  const system = systemOf(input);
  let last: State | undefined;
  for (const state of states(system)) last = state;
  if (last === undefined) throw new Error("no frames");
  return { system, state: last };
});

export function finalReadings(input: object): Readings {
  const { system, state } = finalState(input);
  return readings(system, state);
}

export function startReadings(input: ScenarioInput): Readings {
  return finalReadings({ ...input, frames: 0 });
}

/** |a − b| / |b|. */
export function relativeError(a: Vec3, b: Vec3): number {
  return norm(subVec(a, b)) / norm(b);
}

/** |p − q| as vectors of four components, q and −q being one attitude: half the angle between close attitudes. */
export function quatError(p: Quat, q: Quat): number {
  const sign = p[0] * q[0] + p[1] * q[1] + p[2] * q[2] + p[3] * q[3] < 0 ? -1 : 1;
  const squares = p.map((component, k) => (component - sign * (q[k] ?? 0)) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
}

/** The unit quaternion of a turn about an axis of any length [rad]. */
export function axisTurn(axis: Vec3, angle: number): Quat {
  return [Math.cos(angle / 2), ...scaleVec(Math.sin(angle / 2) / norm(axis), axis)];
}
