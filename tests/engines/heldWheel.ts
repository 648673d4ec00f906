import * as cannon from "cannon-es";
import type Jolt from "jolt-physics/wasm";
import { type MockInstance, vi } from "vitest";
import { initialInstant, nextInstant } from "../../src/core/dynamics/advance";
import { isDiverged } from "../../src/core/dynamics/state";
import { mulQuat, normaliseQuat, type Quat, rotate } from "../../src/core/math/quat";
import { addVec, norm, type Vec3 } from "../../src/core/math/vec3";
import { SCENARIOS } from "../../src/core/scenario/named";
import type { EngineId } from "../../src/engines/registry";
import { systemOf } from "../../src/figures/values/run";
import { toDegrees } from "../../src/format/numbers";
import { loadEngine, modules } from "../book/lines/engineModules";

/* The wheel of the chapter on tops: held by the ball joint that each package has, and stepped about its pivot by the core. */

const SCENARIO = SCENARIOS.heldWheel.scenario;
const DT = SCENARIO.dt;
const PIVOT_B = SCENARIO.pivot as Vec3;
const [GX, GY, GZ] = SCENARIO.gravity as Vec3;
const { mass, inertia } = SCENARIO.body as { readonly mass: number; readonly inertia: Vec3 };
const WHEEL = { mass, moments: inertia };

const START = {
  position_W: SCENARIO.initial.position as Vec3,
  velocity_W: [0, 0, 0] as const,
  q_WB: normaliseQuat(SCENARIO.initial.orientation as Quat),
  omega_W: SCENARIO.initial.angularVelocity as Vec3,
};

interface Pose {
  readonly position_W: Vec3;
  readonly q_WB: Quat;
  readonly omega_W: Vec3;
}

/** One frame on; null once a run is given up. */
type Step = () => Pose | null;

/** A run is given up past it, as a lane of the notebook is [rad/s]. */
const TOO_FAST = 1e6;

/** Gravity and the joint are given to the world that an adapter makes. */
type Hold = (calls: MockInstance["mock"]) => void;

async function held(
  id: EngineId,
  setting: string,
  holder: () => object,
  name: string,
  hold: Hold,
): Promise<Step> {
  const engine = await loadEngine(id);
  const spy = vi.spyOn(holder() as Record<string, () => unknown>, name);
  const world = engine.make(WHEEL, START, DT, setting);
  hold(spy.mock);
  spy.mockRestore();
  return () => {
    world.step();
    return world.motion();
  };
}

const inCannon = () =>
  held(
    "cannon-es",
    "none",
    () => cannon.World.prototype,
    "addBody",
    ({ calls, contexts }) => {
      const [[wheel], world] = [calls[0] as [cannon.Body], contexts[0] as cannon.World];
      const post = new cannon.Body({ mass: 0 });
      world.gravity.set(GX, GY, GZ);
      world.addBody(post);
      const [end, middle] = [new cannon.Vec3(...PIVOT_B), new cannon.Vec3()];
      world.addConstraint(new cannon.PointToPointConstraint(wheel, end, post, middle));
    },
  );

const inBullet = (setting: string) =>
  held(
    "bullet",
    setting,
    () => modules.bullet.btDiscreteDynamicsWorld.prototype,
    "addRigidBody",
    (mock) => {
      const { bullet } = modules;
      const world = mock.contexts[0] as InstanceType<typeof bullet.btDiscreteDynamicsWorld>;
      const [wheel] = mock.calls[0] as unknown as [InstanceType<typeof bullet.btRigidBody>];
      wheel.setGravity(new bullet.btVector3(GX, GY, GZ));
      world.addConstraint(new bullet.btPoint2PointConstraint(wheel, new bullet.btVector3(...PIVOT_B)), true);
    },
  );

const inJolt = (setting: string) =>
  held(
    "jolt",
    setting,
    () => modules.jolt.JoltInterface.prototype,
    "GetPhysicsSystem",
    ({ results }) => {
      const { jolt } = modules;
      const system = results[0]?.value as Jolt.PhysicsSystem;
      system.SetGravity(new jolt.Vec3(GX, GY, GZ));
      const joint = new jolt.PointConstraintSettings();
      joint.mSpace = jolt.EConstraintSpace_WorldSpace;
      const bodies = new jolt.BodyIDVector();
      system.GetBodies(bodies);
      const wheel = system.GetBodyLockInterfaceNoLock().TryGetBody(bodies.at(0));
      system.AddConstraint(joint.Create(jolt.JoltInterface.prototype.sGetFixedToWorldBody(), wheel));
    },
  );

const inRapier = () =>
  held(
    "rapier",
    "always-on",
    () => modules.rapier.World.prototype,
    "createRigidBody",
    (mock) => {
      const { rapier } = modules;
      const world = mock.contexts[0] as InstanceType<typeof rapier.World>;
      const wheel = mock.results[0]?.value as InstanceType<typeof rapier.RigidBody>;
      world.gravity = { x: GX, y: GY, z: GZ };
      const post = world.createRigidBody(rapier.RigidBodyDesc.fixed());
      const [x, y, z] = PIVOT_B;
      const joint = rapier.JointData.spherical({ x, y, z }, { x: 0, y: 0, z: 0 });
      world.createImpulseJoint(joint, wheel, post, true);
    },
  );

/** Its joint is made of the three angles that are left, so that the pivot cannot move. */
async function inMujoco(integrator: string): Promise<Step> {
  const { default: load } = await import("@mujoco/mujoco");
  const mujoco = await load();
  const model = mujoco.MjModel.from_xml_string(`<mujoco>
    <compiler balanceinertia="false" boundmass="0" boundinertia="0"/>
    <option integrator="${integrator}" timestep="${DT}" gravity="${GX} ${GY} ${GZ}">
      <flag autoreset="disable"/>
    </option>
    <worldbody>
      <body quat="${START.q_WB.join(" ")}">
        <joint type="ball"/>
        <inertial pos="0 0 ${-PIVOT_B[2]}" mass="${WHEEL.mass}" diaginertia="${WHEEL.moments.join(" ")}"/>
      </body>
    </worldbody>
  </mujoco>`);
  if (model === null) throw new Error("MuJoCo refuses the wheel");
  const data = new mujoco.MjData(model);
  data.qvel.set([0, 0, norm(START.omega_W)], 0);
  return () => {
    mujoco.mj_step(model, data);
    const [w = 1, x = 0, y = 0, z = 0] = data.qpos;
    const q_WB = mulQuat(START.q_WB, [w, x, y, z]);
    const [p = 0, q = 0, r = 0] = data.qvel;
    return { position_W: rotate(q_WB, [0, 0, -PIVOT_B[2]]), q_WB, omega_W: rotate(q_WB, [p, q, r]) };
  };
}

async function inCore(angular: Parameters<typeof systemOf>[1]): Promise<Step> {
  const system = systemOf("heldWheel", angular);
  let instant = initialInstant(system, 0);
  return () => {
    if (!isDiverged(instant)) instant = nextInstant(system, 0, instant);
    return isDiverged(instant) ? null : instant;
  };
}

export const HELD: Readonly<Record<string, () => Promise<Step>>> = {
  exact: () => inCore("exact"),
  none: () => inCore("none"),
  "implicit-body": () => inCore("implicit-body"),
  "cannon-es": inCannon,
  "bullet none": () => inBullet("none"),
  "bullet explicit": () => inBullet("explicit"),
  "bullet implicit-body": () => inBullet("implicit-body"),
  "jolt off": () => inJolt("off"),
  "jolt gyroscopic": () => inJolt("gyroscopic"),
  rapier: inRapier,
  "mujoco Euler": () => inMujoco("Euler"),
  "mujoco implicit": () => inMujoco("implicit"),
  "mujoco RK4": () => inMujoco("RK4"),
};

/**
 * How fast the axle goes round over ten seconds [rad/s], the lowest that it comes in them and in a minute [°], by how much the joint gives
 * [m], and when the run is given up [s], which tells nothing of it then.
 */
export interface HeldWheel {
  readonly rate: number | null;
  readonly lowest10: number | null;
  readonly lowest60: number | null;
  readonly gap: number;
  readonly givenUp: number | null;
}

export function watch(step: Step): HeldWheel {
  let [round, angle, gap, lowest] = [0, 0, 0, 0];
  let after10: Pick<HeldWheel, "rate" | "lowest10"> = { rate: null, lowest10: null };
  for (let frame = 1; frame * DT <= 60; frame++) {
    const pose = step();
    if (!pose || !(norm(pose.omega_W) < TOO_FAST))
      return { ...after10, lowest60: null, gap, givenUp: frame * DT };
    const axle_W = rotate(pose.q_WB, [0, 0, 1]);
    const now = Math.atan2(-axle_W[2], axle_W[0]);
    round += Math.atan2(Math.sin(now - angle), Math.cos(now - angle));
    angle = now;
    lowest = Math.min(lowest, toDegrees(Math.asin(Math.max(-1, axle_W[1] / norm(axle_W)))));
    gap = Math.max(gap, norm(addVec(pose.position_W, rotate(pose.q_WB, PIVOT_B))));
    if (Math.round(frame * DT * 1e6) === 10e6) after10 = { rate: round / 10, lowest10: lowest };
  }
  return { ...after10, lowest60: lowest, gap, givenUp: null };
}
