import { bunny } from "../core/bodies/bunny";
import { type Drifts, drifts, type Readings, readings } from "../core/dynamics/diagnostics";
import { isDiverged, type State } from "../core/dynamics/state";
import { initialInstant, nextInstant, prepare, type System } from "../core/dynamics/system";
import { cross, dot, norm, type Vec3 } from "../core/math/vec3";
import { SCENARIOS, type ScenarioId } from "../core/scenario/named";
import { parseScenario } from "../core/scenario/schema";
import { IMPACTS } from "./impulseValues";
import { MATRICES } from "./matrixValues";
import { type LaneId, laneOf } from "./shell/lane";
import { STATES } from "./stateValues";
import { TENSORS } from "./tensorValues";
import { TURNS } from "./turnValues";

/**
 * Numbers in prose: each is named by a scenario and a quantity in the text, and worked out by the core when the site
 * is built. Nobody types them, so none can be out of date.
 */
export interface ValueSpec {
  readonly of: ValueId;
  readonly scenario: ScenarioId;
  readonly lane?: LaneId;
  /** Frames a second; the scenario's own by default. */
  readonly rate?: number;
  /** How far to run [s]; to the scenario's end by default. */
  readonly at?: number;
}

/** What a run left behind: the reading at its last frame, and the greatest wander of L. */
export interface Run {
  readonly system: System;
  readonly first: State;
  readonly last: State;
  readonly start: Readings;
  readonly end: Readings & Drifts;
  readonly greatestAngle: number;
}

const QUANTITIES = {
  energyLost: (run: Run) => percentage(-(run.end.energyDrift ?? 0)),
  energyGained: (run: Run) => percentage(run.end.energyDrift ?? 0),
  energyFactor: (run: Run) => whole(1 + (run.end.energyDrift ?? 0)),
  momentumLost: (run: Run) => percentage(-(run.end.momentumDrift ?? 0)),
  greatestAngle: (run: Run) => `${((180 / Math.PI) * run.greatestAngle).toFixed(1)}°`,
  angleBetween: (run: Run) =>
    `${((180 / Math.PI) * angle(run.start.angularVelocity, run.start.angularMomentum)).toFixed(1)}°`,
  singularTurn: (run: Run) => `${compact(singularTurn(momentsOf(run)))} rad`,
  growthPerTurn: (run: Run) => compact(growthPerTurn(momentsOf(run))),
  ...TURNS,
  ...MATRICES,
  ...TENSORS,
  ...STATES,
  ...IMPACTS,
} satisfies Record<string, (run: Run) => string>;

export type ValueId = keyof typeof QUANTITIES;

/** Every page's numbers are worked out when the site is built: the bunny's weight is nobody's. */
const MESHES = { bunny };

const known = new Map<string, Run>();

/** The text of a computed number. */
export function computedValue(spec: ValueSpec): string {
  const { of, ...which } = spec;
  const key = JSON.stringify(which);
  const run = known.get(key) ?? runOf(which);
  known.set(key, run);
  return QUANTITIES[of](run);
}

function runOf({ scenario, lane = "none", rate, at }: Omit<ValueSpec, "of">): Run {
  const named = SCENARIOS[scenario].scenario;
  const dt = rate ? 1 / rate : named.dt;
  const frames = Math.round((at ?? named.dt * named.frames) / dt);
  const system = prepare(parseScenario({ ...named, dt, frames, lanes: [laneOf(lane)] }, MESHES), MESHES);
  return run(system, frames);
}

function run(system: System, frames: number): Run {
  let instant = initialInstant(system, 0);
  if (isDiverged(instant)) throw new Error(instant.diverged);
  const first = instant;
  const start = readings(system, first);
  let end = { ...start, ...drifts(start, start) };
  let greatestAngle = 0;
  for (let frame = 1; frame <= frames; frame++) {
    instant = nextInstant(system, 0, instant);
    if (isDiverged(instant))
      throw new Error(`no value from a run that ends at frame ${frame}: ${instant.diverged}`);
    const now = readings(system, instant);
    end = { ...now, ...drifts(start, now) };
    greatestAngle = Math.max(greatestAngle, end.momentumAngle ?? 0);
  }
  return { system, first, last: instant, start, end, greatestAngle };
}

/** Principal moments in ascending order. */
function momentsOf({ system }: Run): Vec3 {
  const { inertia_B } = system.body;
  const [small, middle, large] = [inertia_B[0], inertia_B[4], inertia_B[8]].sort((a, b) => a - b);
  return [small ?? 0, middle ?? 0, large ?? 0];
}

/** |ω|Δt at which one Newton step's Jacobian is singular for a spin about the middle axis [rad]. */
function singularTurn([small, middle, large]: Vec3): number {
  return Math.sqrt((small * large) / ((large - middle) * (middle - small)));
}

/** How much a small tilt grows in one turn about the middle axis: e^(λT), where λ = ω / singularTurn and T = 2π/ω. */
function growthPerTurn(moments: Vec3): number {
  return Math.exp((2 * Math.PI) / singularTurn(moments));
}

function angle(a: Vec3, b: Vec3): number {
  return Math.atan2(norm(cross(a, b)), dot(a, b));
}

function whole(value: number): string {
  return value.toFixed(0);
}

function compact(value: number): string {
  return String(Number(value.toPrecision(2)));
}

/** Whole per cent, or one decimal where that would say 0 or 100. */
function percentage(ratio: number): string {
  const value = 100 * ratio;
  const rounded = value.toFixed(0);
  return `${rounded === "0" || (rounded === "100" && value < 100) ? value.toFixed(1) : rounded} %`;
}
