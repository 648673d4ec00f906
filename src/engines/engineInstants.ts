import type { MassProperties } from "../core/bodies/massProperties";
import { checked } from "../core/dynamics/advance";
import { actingField, type Scenario } from "../core/dynamics/scenario";
import type { State } from "../core/dynamics/state";
import type { Mat3 } from "../core/math/mat3";
import { conjugate, mulQuat, normaliseQuat, type Quat, quatFromAxes, unitQuat } from "../core/math/quat";
import { ScenarioError } from "../core/scenario/errors";
import type { Engine, FreeBody, Motion, World } from "./engine";

/** A frame of an engine's lane, or why the lane ends, in the core's words or the engine's. */
export type EngineInstant = State | { readonly diverged: string };

/** A body in an engine's terms, and its principal axes' orientation in its own; null where the two agree. */
interface EngineBody {
  readonly body: FreeBody;
  readonly q_BP: Quat | null;
}

/**
 * Engines are for free rotation: each would take anything else that acts in its own way.
 * @throws ScenarioError naming the first field that acts
 */
export function checkFree(scenario: Scenario): void {
  const acting = actingField(scenario);
  if (acting !== null)
    throw new ScenarioError(acting, "expected none, because an engine is asked to turn a free body");
}

/**
 * Runs an engine from frame 0 on, a frame each time one is asked for, until it diverges or fails. The world is freed when the lane ends
 * or nobody asks any more.
 */
export function* engineInstants(
  engine: Engine,
  setting: string,
  mass: MassProperties,
  { initial, dt }: Pick<Scenario, "initial" | "dt">,
): Generator<EngineInstant, void> {
  const { body, q_BP } = engineBody(mass);
  const q_WB = unitQuat(initial.orientation);
  const start: Motion = {
    position_W: initial.position,
    velocity_W: initial.velocity,
    q_WB: q_BP === null ? q_WB : mulQuat(q_WB, q_BP),
    omega_W: initial.angularVelocity,
  };
  let world: World | undefined;
  let isSound = true;
  try {
    world = engine.make(body, start, dt, setting);
    for (let frame = 0; ; frame++) {
      const instant = instantOf(world.motion(), q_BP, frame);
      yield instant;
      if ("diverged" in instant) return;
      world.step();
    }
  } catch (error) {
    // An aborted engine must not be called again, not even to free its memory.
    isSound = false;
    yield { diverged: `the engine stopped: ${messageOf(error)}` };
  } finally {
    if (isSound) world?.free();
  }
}

function engineBody({ mass, inertia_B, principal }: MassProperties): EngineBody {
  const diagonal = diagonalOf(inertia_B);
  if (diagonal !== null) return { body: { mass, moments: diagonal }, q_BP: null };
  return { body: { mass, moments: principal.moments }, q_BP: quatFromAxes(...principal.axes_B) };
}

/** Products of inertia that are round-off count as none. */
function diagonalOf([xx, xy, xz, yx, yy, yz, zx, zy, zz]: Mat3): FreeBody["moments"] | null {
  const least = Math.min(xx, yy, zz) * Number.EPSILON;
  return [xy, xz, yx, yz, zx, zy].every((entry) => Math.abs(entry) <= least) ? [xx, yy, zz] : null;
}

/** Engines in single precision keep a quaternion of unit length to seven digits, printed as they keep it. */
function instantOf({ position_W, velocity_W, q_WB, omega_W }: Motion, q_BP: Quat | null, frame: number) {
  const quaternion = q_BP === null ? q_WB : mulQuat(q_WB, conjugate(q_BP));
  return checked({
    frame,
    position_W,
    velocity_W,
    q_WB: normaliseQuat(quaternion),
    omega_W,
    momentum_W: null,
    rawAttitude: { form: "quaternion", quaternion },
  });
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, " ").trim();
}
