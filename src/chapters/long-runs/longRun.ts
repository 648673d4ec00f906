import { OBJECT_MESHES } from "../../core/bodies/objects/index";
import type { AngularId } from "../../core/dynamics/ids";
import { mulVec } from "../../core/math/mat3";
import { rotateInverse } from "../../core/math/quat";
import { angleBetween, dot, type Vec3 } from "../../core/math/vec3";
import { type LongRun, longRun } from "../../core/runs/longRun";
import { SCENARIOS, type ScenarioId } from "../../core/scenario/named";
import { parseScenario, type ScenarioInput } from "../../core/scenario/parseScenario";
import { prepare } from "../../core/scenario/prepare";

const runs = new Map<string, LongRun>();

/** Frames a second, and times of the checkpoints in ascending order [s]. */
type Run = readonly [scenario: ScenarioId, rule: AngularId, rate: number, at: readonly number[]];

/** Computed once. */
export function longRunOf(...run: Run): LongRun {
  return cachedRun(run, { shift: [0, 0, 0], mass: 1 });
}

/** Between L and the body's middle axis at the start [rad]. */
export function tiltFromMiddle(scenario: ScenarioId): number {
  const { body, momentum_B } = startOf(scenario);
  return angleBetween(momentum_B, body.principal.axes_B[1]);
}

/** I_* = |L|²/2E at the start, and the middle moment, its value on the separatrix [kg m²]. */
export function separatrixOf(scenario: ScenarioId): {
  readonly middle: number;
  readonly intermediate: number;
} {
  const { body, momentum_B, omega_B } = startOf(scenario);
  const intermediate = dot(momentum_B, momentum_B) / dot(omega_B, momentum_B);
  return { middle: body.principal.moments[1], intermediate };
}

function startOf(scenario: ScenarioId) {
  const { body, scenario: prepared } = prepare(
    parseScenario(SCENARIOS[scenario].scenario, OBJECT_MESHES),
    OBJECT_MESHES,
  );
  const omega_B = rotateInverse(prepared.initial.orientation, prepared.initial.angularVelocity);
  return { body, omega_B, momentum_B: mulVec(body.inertia_B, omega_B) };
}

/** Changes a run by round-off alone. */
interface RoundOff {
  /** Of the first ω's components, in units of the last place just above a power of two. */
  readonly shift: Vec3;
  /** A factor of the mass leaves a free body's motion as it is, but rounds otherwise in every frame. */
  readonly mass: number;
}

const ROUND_OFFS: readonly RoundOff[] = [
  { shift: [4, 0, 0], mass: 1 },
  { shift: [-4, 0, 0], mass: 1 },
  { shift: [0, 4, 0], mass: 1 },
  { shift: [0, -4, 0], mass: 1 },
  { shift: [0, 0, 4], mass: 1 },
  { shift: [0, 0, -4], mass: 1 },
  { shift: [0, 0, 0], mass: 3 },
  { shift: [0, 0, 0], mass: 7 },
];

/** With other round-off, at the start or in every frame: a number that differs between them is decided by it. */
export function runsRoundedOtherwise(...run: Run): readonly LongRun[] {
  return ROUND_OFFS.map((roundOff) => cachedRun(run, roundOff));
}

export function runsOf(...run: Run): readonly LongRun[] {
  const first = longRunOf(...run);
  return run[1] === "exact" ? [first] : [first, ...runsRoundedOtherwise(...run)];
}

function cachedRun(run: Run, roundOff: RoundOff): LongRun {
  const key = JSON.stringify([run, roundOff]);
  const made = runs.get(key) ?? computeRun(run, roundOff);
  runs.set(key, made);
  return made;
}

function computeRun([scenario, rule, rate, at]: Run, roundOff: RoundOff): LongRun {
  const named: ScenarioInput = SCENARIOS[scenario].scenario;
  const angularVelocity = named.initial.angularVelocity.map(
    (component, k) => component * (1 + (roundOff.shift[k] ?? 0) * Number.EPSILON),
  ) as [number, number, number];
  const frames = at.map((time) => Math.round(time * rate));
  const system = prepare(
    parseScenario(
      {
        ...named,
        body: heavier(named.body, roundOff.mass),
        initial: { ...named.initial, angularVelocity },
        dt: 1 / rate,
        frames: Math.max(...frames),
        lanes: [{ angular: rule }],
      },
      OBJECT_MESHES,
    ),
    OBJECT_MESHES,
  );
  return longRun(system, 0, frames);
}

function heavier(body: ScenarioInput["body"], factor: number): ScenarioInput["body"] {
  if (!("mass" in body)) throw new Error("a long run needs a body given by its mass");
  return { ...body, mass: body.mass * factor };
}
