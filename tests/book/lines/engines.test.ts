import type * as Rapier from "@dimforge/rapier3d";
import type PhysX from "physx-js-webidl";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { caseById } from "../../../src/book/cases/cases";
import { diagonal, mulVec } from "../../../src/core/math/mat3";
import { rotate, unitQuat } from "../../../src/core/math/quat";
import { angleBetween, dot, norm, type Vec3 } from "../../../src/core/math/vec3";
import type { Motion } from "../../../src/engines/engine";
import type { EngineId } from "../../../src/engines/registry";

import { AT_REST, loadEngine, modules, SLAB, thrown, UNIT, unset, without } from "./engineModules";

/*
 * What the lines of the cases do in the engines that they are for: a number without them, and a number with them. The adapters
 * write most of these lines for every body; a test takes one of them away to see what it mends.
 */

const { keeping } = await vi.hoisted(() => import("./engineModules"));
vi.mock("../../../src/engines/adapters/bullet", keeping("bullet"));
vi.mock("../../../src/engines/adapters/jolt", keeping("jolt"));
vi.mock("../../../src/engines/adapters/rapier", keeping("rapier"));
vi.mock("../../../src/engines/adapters/havok", keeping("havok"));
vi.mock("../../../src/engines/adapters/physx", keeping("physx"));

// Another file may have loaded engines in this thread, by the adapters as they are.
beforeAll(() => void vi.resetModules());
afterEach(() => void vi.restoreAllMocks());

const CAREFUL: Vec3 = [0.01, 5, 0.01];
const TILTED = unitQuat([0.8, 0.3, -0.4, 0.2]);
const CROOKED: Vec3 = [0.2, 5, 1.5];
describe("the gyroscopic term, switched on", () => {
  it.each([
    ["jolt", "off", "gyroscopic"],
    ["physx", "off", "gyroscopic"],
    ["bullet", "none", "implicit-body"],
  ] as const)("makes a racket flip in %s", async (id, off, on) => {
    const careful = { omega: CAREFUL, seconds: 10 };
    // The y axis of the body stays up, or is turned over.
    expect((await thrown(id, off, careful)).leastUp).toBeGreaterThan(0.9999);
    expect((await thrown(id, on, careful)).leastUp).toBeLessThan(-0.99);
  });

  it("flips nothing with three equal moments", async () => {
    const ball = { moments: [1, 1, 1] as Vec3, omega: CAREFUL, seconds: 10 };
    expect((await thrown("jolt", "gyroscopic", ball)).leastUp).toBeGreaterThan(0.9999);
  });
});

it("lines for shorter steps make them at most a quarter of what the engine takes by itself", async () => {
  const { default: load } = await import("@mujoco/mujoco");
  const mujoco = (await load()).MjModel.from_xml_string("<mujoco/>")?.opt.timestep ?? 0;
  /** [s]; Jolt takes what it is given, and is given a frame. */
  const own: Readonly<Record<string, number>> = {
    unity: 0.02,
    godot: 1 / 60,
    jolt: 1 / 60,
    bullet: 1 / 60,
    mujoco,
  };
  const told: Readonly<Record<string, (numbers: readonly number[]) => number>> = {
    unity: ([a = 0, b = 0]) => a / b,
    godot: ([rate = 0]) => 1 / rate,
    jolt: ([a = 0, b = 0, pieces = 0]) => a / b / pieces,
    bullet: ([, a = 0, b = 0]) => a / b,
    mujoco: ([step = 0]) => step,
  };
  for (const { place, code } of caseById("stiffSpring").mends.filter(({ place }) => place !== "own")) {
    const step = told[place]?.((code.match(/\d+(?:\.\d*)?/g) ?? []).map(Number));
    expect(step, code).toBeLessThanOrEqual((own[place] ?? 0) / 4 + 1e-12);
  }
});

describe("another rule, or a shorter step", () => {
  const crooked = { omega: CROOKED, seconds: 10 };

  it.each([
    // Measured: +235.6 % and −56.8 %, +235.6 % and −56.8 %.
    ["bullet", "explicit", "implicit-body"],
    ["mujoco", "euler", "implicit"],
  ] as const)("ends the gain of %s", async (id, gaining, mended) => {
    expect((await thrown(id, gaining, crooked)).energyChange).toBeGreaterThan(2);
    expect((await thrown(id, mended, crooked)).energyChange).toBeLessThan(0);
  });

  it("ends the loss of MuJoCo’s implicit step, and lessens Bullet’s", async () => {
    const lost = (await thrown("mujoco", "implicit", crooked)).energyChange;
    expect(Math.abs((await thrown("mujoco", "rk4", crooked)).energyChange)).toBeLessThan(1e-5);
    const [long, short] = [60, 240].map((rate) => thrown("bullet", "implicit-body", { ...crooked, rate }));
    // Measured: −56.8 % and −20.7 %.
    expect((await long)?.energyChange).toBeCloseTo(lost, 2);
    expect((await short)?.energyChange).toBeGreaterThan(-0.25);
  });

  it("lessens the creep of Jolt and of Rapier", async () => {
    const creep = { omega: CROOKED, seconds: 20 };
    const jolt = [60, 240].map(
      async (rate) => (await thrown("jolt", "gyroscopic", { ...creep, rate })).energyChange,
    );
    const few = (await thrown("rapier", "always-on", creep)).energyChange;
    vi.spyOn(modules.rapier.World.prototype, "timestep", "set").mockImplementation(function (
      this: Rapier.World,
      dt,
    ) {
      this.integrationParameters.dt = dt;
      this.integrationParameters.numSolverIterations = 16;
    });
    const many = (await thrown("rapier", "always-on", creep)).energyChange;
    // Measured after 20 s: −1.60 % and −1.08 %; −1.11 % and −0.15 %.
    const [long = 0, short = 0] = await Promise.all(jolt);
    expect(short / long).toBeLessThan(0.7);
    expect(many / few).toBeLessThan(0.2);
  });
});

it("a torque that Rapier was given once acts in every step, until it is reset", async () => {
  await loadEngine("rapier");
  const creation = vi.spyOn(modules.rapier.World.prototype, "createRigidBody");
  const engine = await loadEngine("rapier");
  const world = engine.make(UNIT, AT_REST, 0.1, "always-on");
  const body = creation.mock.results[0]?.value as Rapier.RigidBody;
  const spinAfter = (steps: number) => {
    for (let step = 0; step < steps; step++) world.step();
    return world.motion().omega_W[2];
  };
  body.addTorque({ x: 0, y: 0, z: 1 }, true);
  // In single precision: 1.000007.
  expect(spinAfter(10)).toBeCloseTo(1, 4);
  body.resetTorques(true);
  expect(spinAfter(10)).toBeCloseTo(1, 4);
  world.free();
});

describe("a damping, a limit, and sleep", () => {
  /** A spin that each would change [rad/s], for how long [s], and to how many digits it is kept without. */
  const SPINS = {
    damping: { omega: 2, seconds: 10, digits: 5 },
    limit: { omega: 150, seconds: 1, digits: 2 },
    sleep: { omega: 0.005, seconds: 5, digits: 5 },
  };
  const physx = () => modules.physx.PxRigidDynamic.prototype;
  // What is left with it, by the engine's own number: 0.05 a second for ten seconds leaves 61 %, 0.1 leaves 37 %.
  it.each<[keyof typeof SPINS, EngineId, () => void, number]>([
    ["damping", "jolt", () => unset("mAngularDamping"), 1.213],
    ["damping", "physx", () => without(physx(), "setAngularDamping"), 1.213],
    ["damping", "havok", () => without(modules.havok, "HP_Body_SetAngularDamping"), 0.735],
    ["limit", "jolt", () => unset("mMaxAngularVelocity"), 47.124],
    ["limit", "physx", () => without(physx(), "setMaxAngularVelocity"), 100],
    ["limit", "havok", () => without(modules.havok, "HP_World_SetSpeedLimit"), 100],
    ["sleep", "bullet", () => without(modules.bullet.btRigidBody.prototype, "setActivationState"), 0],
    ["sleep", "jolt", () => unset("mAllowSleeping"), 0],
    ["sleep", "physx", () => without(physx(), "setSleepThreshold"), 0],
    ["sleep", "rapier", () => without(modules.rapier.RigidBodyDesc.prototype, "setCanSleep"), 0],
  ])("%s: a spin of %s is kept by a line that takes it away", async (kind, id, takeLineAway, left) => {
    const { omega, seconds, digits } = SPINS[kind];
    const spin = async () => {
      const setting = id === "rapier" ? "always-on" : "none";
      const end = await thrown(id, setting, { ...UNIT, omega: [0, 0, omega], seconds });
      return norm(end.omega_W);
    };
    expect(await spin()).toBeCloseTo(omega, digits);
    takeLineAway();
    const end = await spin();
    expect(left === 0 ? end : Number(end.toFixed(3))).toBe(left);
  });
});

describe("a body of a robot", () => {
  /** The change of energy of a multibody without joints, thrown crookedly for ten seconds. */
  async function multibody(rate: number, damping?: 0): Promise<number> {
    await loadEngine("bullet");
    const ammo = modules.bullet;
    const configuration = new ammo.btDefaultCollisionConfiguration();
    const dispatcher = new ammo.btCollisionDispatcher(configuration);
    const solver = new ammo.btMultiBodyConstraintSolver();
    const world = new ammo.btMultiBodyDynamicsWorld(
      dispatcher,
      new ammo.btDbvtBroadphase(),
      solver,
      configuration,
    );
    world.setGravity(new ammo.btVector3(0, 0, 0));
    const body = new ammo.btMultiBody(0, 1, new ammo.btVector3(...SLAB), false, false);
    body.finalizeMultiDof();
    body.setBaseVel(new ammo.btVector3(0, 0, 0));
    body.setBaseOmega(new ammo.btVector3(...CROOKED));
    if (damping !== undefined) body.setAngularDamping(damping);
    world.addMultiBody(body, 1, -1);
    for (let frame = 0; frame < 10 * rate; frame++) world.stepSimulation(1 / rate, 0);
    const [q, omega] = [body.getWorldToBaseRot(), body.getBaseOmega()];
    const omega_B = rotate([q.w(), q.x(), q.y(), q.z()], [omega.x(), omega.y(), omega.z()]);
    const energy = (spin: Vec3) => dot(spin, mulVec(diagonal(SLAB), spin));
    return energy(omega_B) / energy(CROOKED) - 1;
  }

  it("is stepped explicitly in Bullet, and every spin of it is damped", async () => {
    // With its damping of 0.04 a second; without it as the explicit rule, measured +235.6 %; with steps a sixteenth as long +6.3 %.
    expect(await multibody(60)).toBeCloseTo(-0.936, 3);
    expect(await multibody(60, 0)).toBeCloseTo(
      (await thrown("bullet", "explicit", { omega: CROOKED, seconds: 10 })).energyChange,
      3,
    );
    expect(await multibody(960, 0)).toBeCloseTo(0.063, 3);
  });

  it("has the term in PhysX, where a rigid body has none without the flag", async () => {
    const engine = await loadEngine("physx");
    const px = modules.physx;
    const creation = vi.spyOn(px.PxPhysics.prototype, "createScene");
    const start: Motion = { ...AT_REST, position_W: [9, 9, 9], omega_W: CROOKED };
    const world = engine.make({ mass: 1, moments: SLAB }, start, 1 / 60, "off");
    const physics = creation.mock.contexts[0] as unknown as PhysX.PxPhysics;
    const scene: PhysX.PxScene = creation.mock.results[0]?.value;
    const articulation = physics.createArticulationReducedCoordinate();
    const pose = new px.PxTransform(new px.PxVec3(0, 0, 0), new px.PxQuat(0, 0, 0, 1));
    const link = articulation.createLink(null as never, pose);
    link.setMass(1);
    link.setMassSpaceInertiaTensor(new px.PxVec3(...SLAB));
    link.setAngularDamping(0);
    scene.addArticulation(articulation);
    articulation.setRootAngularVelocity(new px.PxVec3(...CROOKED), true);
    for (let frame = 0; frame < 60; frame++) world.step();
    const { x, y, z } = link.getAngularVelocity();
    const [rigid, free] = [world.motion().omega_W, [x, y, z] as Vec3];
    world.free();
    const { omega_W: truly } = await thrown("mujoco", "rk4", { omega: CROOKED, seconds: 1 });
    // In a second ω turns by 23.0°; the rigid body's by nothing, and the link's as it should but for its step.
    expect(angleBetween(truly, CROOKED)).toBeGreaterThan(0.39);
    expect(angleBetween(rigid, CROOKED)).toBeLessThan(1e-6);
    expect(angleBetween(free, truly)).toBeLessThan(0.03);
  });
});

describe("a tensor of PhysX", () => {
  /** A tilted body without a tensor of its own, and a box of 0.2 × 1 × 2 m on it. */
  async function box() {
    const engine = await loadEngine("physx");
    const px = modules.physx;
    without(px.PxRigidDynamic.prototype, "setMassSpaceInertiaTensor");
    const creation = vi.spyOn(px.PxPhysics.prototype, "createRigidDynamic");
    const world = engine.make(UNIT, { ...AT_REST, q_WB: TILTED }, 1 / 60, "off");
    const physics = creation.mock.contexts[0] as unknown as PhysX.PxPhysics;
    const body = creation.mock.results[0]?.value as PhysX.PxRigidDynamic;
    const material = physics.createMaterial(0.5, 0.5, 0.5);
    body.attachShape(physics.createShape(new px.PxBoxGeometry(0.1, 0.5, 1), material, true));
    // Its types call it static.
    const masses = px.PxRigidBodyExt.prototype as unknown as typeof PhysX.PxRigidBodyExt;
    return { px, world, body, masses };
  }

  it("is (1, 1, 1) until it is worked out from the shapes", async () => {
    const { world, body, masses } = await box();
    const moments = () => {
      const { x, y, z } = body.getMassSpaceInertiaTensor();
      return [x, y, z].map((each) => each.toFixed(4));
    };
    expect(moments()).toEqual(["1.0000", "1.0000", "1.0000"]);
    masses.setMassAndUpdateInertia(body, 1);
    expect(moments()).toEqual(SLAB.map((each) => each.toFixed(4)));
    world.free();
  });

  it("turns a push about one axis into a turn about three, and an acceleration into none", async () => {
    const { px, world, body, masses } = await box();
    masses.setMassAndUpdateInertia(body, 1);
    const pushed = (mode: keyof typeof px.PxForceModeEnum) => {
      body.setAngularVelocity(new px.PxVec3(0, 0, 0));
      body.addTorque(new px.PxVec3(0, 6, 0), px.PxForceModeEnum[mode] as never);
      world.step();
      return world.motion().omega_W.map((each) => Number(each.toFixed(4)));
    };
    expect(pushed("eACCELERATION")).toEqual([0, 0.1, 0]);
    expect(pushed("eFORCE")).toEqual([0.3264, 0.7024, -0.2772]);
    world.free();
  });
});
