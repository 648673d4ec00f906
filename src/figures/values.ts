import { ANGULAR_IDS, type AngularId } from "../core/dynamics/angular/index";
import { type Drifts, drifts, type Readings, readings } from "../core/dynamics/diagnostics";
import { isDiverged } from "../core/dynamics/state";
import { initialInstant, nextInstant, prepare, type System } from "../core/dynamics/system";
import { cross, dot, norm, type Vec3 } from "../core/math/vec3";
import { SCENARIOS, type ScenarioId } from "../core/scenario/named";
import { parseScenario } from "../core/scenario/schema";
import { seconds } from "../ui/format";

/**
 * Numbers in prose: each is named by a scenario and a quantity in the text, and worked out by the core when the site
 * is built. Nobody types them, so none can be out of date.
 */
export interface ValueSpec {
  readonly of: ValueId;
  readonly scenario: ScenarioId;
  readonly lane?: AngularId;
  /** Frames a second; the scenario's own by default. */
  readonly rate?: number;
  /** How far to run [s]; to the scenario's end by default. */
  readonly at?: number;
}

/** What a run left behind: the reading at its last frame, the greatest wander of L, and where it ended early. */
interface Run {
  readonly system: System;
  readonly start: Readings;
  readonly end: Readings & Drifts;
  readonly greatestAngle: number;
  readonly flips: number;
  readonly divergedAt: number | null;
}

const QUANTITIES = {
  energyLost: (run: Run) => percentage(-(run.end.energyDrift ?? 0)),
  energyGained: (run: Run) => percentage(run.end.energyDrift ?? 0),
  energyFactor: (run: Run) => whole(1 + (run.end.energyDrift ?? 0)),
  momentumLost: (run: Run) => percentage(-(run.end.momentumDrift ?? 0)),
  greatestAngle: (run: Run) => `${whole((180 / Math.PI) * run.greatestAngle)}°`,
  flips: (run: Run) => whole(run.flips),
  divergedAt: (run: Run) => {
    if (run.divergedAt === null) throw new Error("this run does not diverge, so the text must not say so");
    return `${whole(run.divergedAt)} s`;
  },
  duration: (run: Run) =>
    seconds(run.system.scenario.dt * run.system.scenario.frames).replace(/\.?0+ s$/, " s"),
  spin: ({ system }: Run) => `${compact(norm(system.scenario.initial.angularVelocity))} rad/s`,
  angleBetween: (run: Run) =>
    `${whole((180 / Math.PI) * angle(run.start.angularVelocity, run.start.angularMomentum))}°`,
  singularTurn: (run: Run) => `${compact(singularTurn(momentsOf(run)))} rad`,
  growthTime: (run: Run) => `${compact(1 / growthRate(momentsOf(run), norm(run.start.angularVelocity)))} s`,
  energyRoom: (run: Run) => compact(momentsOf(run)[1] / momentsOf(run)[0]),
} satisfies Record<string, (run: Run) => string>;

export type ValueId = keyof typeof QUANTITIES;

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
  if (!ANGULAR_IDS.includes(lane)) throw new Error(`no formulation named ${lane}`);
  const named = SCENARIOS[scenario].scenario;
  const dt = rate ? 1 / rate : named.dt;
  const frames = Math.round((at ?? named.dt * named.frames) / dt);
  const system = prepare(parseScenario({ ...named, dt, frames, lanes: [{ angular: lane }] }));
  return run(system, frames, dt);
}

function run(system: System, frames: number, dt: number): Run {
  let instant = initialInstant(system, 0);
  if (isDiverged(instant)) throw new Error(instant.diverged);
  const start = readings(system, instant);
  const flips = flipCounter(start, momentOrder(system));
  let end = { ...start, ...drifts(start, start) };
  let greatestAngle = 0;
  for (let frame = 1; frame <= frames; frame++) {
    instant = nextInstant(system, 0, instant);
    if (isDiverged(instant))
      return { system, start, end, greatestAngle, flips: flips.count, divergedAt: frame * dt };
    const now = readings(system, instant);
    end = { ...now, ...drifts(start, now) };
    greatestAngle = Math.max(greatestAngle, end.momentumAngle ?? 0);
    flips.see(now);
  }
  return { system, start, end, greatestAngle, flips: flips.count, divergedAt: null };
}

/** The body axes in ascending order of moment, for a body whose tensor is diagonal. */
function momentOrder({ body }: System): [number, number, number] {
  const moments = [body.inertia_B[0], body.inertia_B[4], body.inertia_B[8]];
  return [0, 1, 2].sort((a, b) => (moments[a] ?? 0) - (moments[b] ?? 0)) as [number, number, number];
}

/** A flip: ω along the intermediate axis passes from beyond +½ of its initial value to beyond −½, or back. */
function flipCounter(start: Readings, [, middle]: readonly [number, number, number]) {
  const initial = start.angularVelocityBody[middle] ?? 0;
  let side = 1;
  return {
    count: 0,
    see(now: Readings) {
      const share = (now.angularVelocityBody[middle] ?? 0) / initial;
      if (share * side >= -0.5) return;
      side = -side;
      this.count += 1;
    },
  };
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

/** Rate at which a small tilt grows near the middle axis: λ = ω √((I₃−I₂)(I₂−I₁)/(I₁I₃)) [1/s]. */
function growthRate(moments: Vec3, spin: number): number {
  return spin / singularTurn(moments);
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
