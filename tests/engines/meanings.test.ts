import type * as Rapier from "@dimforge/rapier3d";
import type Ammo from "ammojs3/dist/ammo.js";
import * as cannon from "cannon-es";
import type Jolt from "jolt-physics/wasm";
import type PhysX from "physx-js-webidl";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { TILTED } from "../../src/chapters/engines/meaning/tiltedBox";
import { rotationVector } from "../../src/core/identification/kinematics";
import { conjugate, mulQuat, rotate } from "../../src/core/math/quat";
import { norm, scaleVec, subVec, type Vec3 } from "../../src/core/math/vec3";
import type { World } from "../../src/engines/engine";
import type { EngineId } from "../../src/engines/registry";
import { PRESETS, type PresetId } from "../../src/logs/presets";
import { AT_REST, loadEngine, modules } from "../book/lines/engineModules";

/* What is said of the packages that run here: along which axes they take an ω and a torque, each handed over by their own call. */

const { keeping } = await vi.hoisted(() => import("../book/lines/engineModules"));
vi.mock("../../src/engines/adapters/bullet", keeping("bullet"));
vi.mock("../../src/engines/adapters/jolt", keeping("jolt"));
vi.mock("../../src/engines/adapters/rapier", keeping("rapier"));
vi.mock("../../src/engines/adapters/havok", keeping("havok"));
vi.mock("../../src/engines/adapters/physx", keeping("physx"));

beforeAll(() => void vi.resetModules());
afterEach(() => void vi.restoreAllMocks());

const DT = 1 / 64;
const MOMENTS: Vec3 = [3, 4, 5];

interface Body {
  readonly world: World;
  readonly setOmega: (omega: Vec3) => void;
  /** For one step. */
  readonly applyTorque: (torque: Vec3) => void;
}

/** The box on its side at rest, and the calls that its users make. */
async function boxIn(
  id: EngineId,
  spy: () => ReturnType<typeof vi.spyOn>,
): Promise<{ world: World; body: never }> {
  await loadEngine(id);
  const calls = spy().mock;
  const engine = await loadEngine(id);
  const setting = { bullet: "none", jolt: "off", physx: "off" }[id as string] ?? "none";
  const world = engine.make({ mass: 1, moments: MOMENTS }, { ...AT_REST, q_WB: TILTED }, DT, setting);
  const [result] = calls.results;
  return { world, body: (result?.value ?? calls.calls[0]?.[0]) as never };
}

const ENGINES: Readonly<Partial<Record<PresetId, () => Promise<Body>>>> = {
  async bullet() {
    const { world, body: given } = await boxIn("bullet", () =>
      vi.spyOn(modules.bullet.btDiscreteDynamicsWorld.prototype, "addRigidBody"),
    );
    const body: Ammo.btRigidBody = given;
    const vector = (v: Vec3) => new modules.bullet.btVector3(...v);
    return {
      world,
      setOmega: (omega) => body.setAngularVelocity(vector(omega)),
      applyTorque: (torque) => body.applyTorque(vector(torque)),
    };
  },
  async jolt() {
    const { world, body: given } = await boxIn("jolt", () =>
      vi.spyOn(modules.jolt.BodyInterface.prototype, "CreateBody"),
    );
    const body: Jolt.Body = given;
    const vector = (v: Vec3) => new modules.jolt.Vec3(...v);
    return {
      world,
      setOmega: (omega) => body.SetAngularVelocity(vector(omega)),
      applyTorque: (torque) => body.AddTorque(vector(torque)),
    };
  },
  async physx() {
    const { world, body: given } = await boxIn("physx", () =>
      vi.spyOn(modules.physx.PxPhysics.prototype, "createRigidDynamic"),
    );
    const body: PhysX.PxRigidDynamic = given;
    const vector = (v: Vec3) => new modules.physx.PxVec3(...v);
    return {
      world,
      setOmega: (omega) => body.setAngularVelocity(vector(omega)),
      applyTorque: (torque) => body.addTorque(vector(torque)),
    };
  },
  async rapier() {
    const { world, body: given } = await boxIn("rapier", () =>
      vi.spyOn(modules.rapier.World.prototype, "createRigidBody"),
    );
    const body: Rapier.RigidBody = given;
    const vector = ([x, y, z]: Vec3) => ({ x, y, z });
    return {
      world,
      setOmega: (omega) => body.setAngvel(vector(omega), true),
      applyTorque: (torque) => body.addTorque(vector(torque), true),
    };
  },
  async babylon() {
    const { world, body: given } = await boxIn("havok", () => vi.spyOn(modules.havok, "HP_Body_Create"));
    const [, body] = given as [unknown, Parameters<typeof modules.havok.HP_Body_SetAngularVelocity>[0]];
    return {
      world,
      setOmega: (omega) => void modules.havok.HP_Body_SetAngularVelocity(body, [...omega]),
      applyTorque: (torque) =>
        void modules.havok.HP_Body_ApplyAngularImpulse(body, [...scaleVec(DT, torque)]),
    };
  },
  async "cannon-es"() {
    const { world, body: given } = await boxIn("cannon-es", () =>
      vi.spyOn(cannon.World.prototype, "addBody"),
    );
    const body: cannon.Body = given;
    return {
      world,
      setOmega: (omega) => void body.angularVelocity.set(...omega),
      applyTorque: (torque) => void body.applyTorque(new cannon.Vec3(...torque)),
    };
  },
  async mujoco() {
    const { data, world } = await inMujoco();
    return {
      world,
      setOmega: (omega) => data.qvel.set(omega, 3),
      applyTorque: (torque) => data.xfrc_applied.set(torque, 9),
    };
  },
};

async function inMujoco() {
  const { default: load } = await import("@mujoco/mujoco");
  const mujoco = await load();
  const model = mujoco.MjModel.from_xml_string(`<mujoco>
      <option timestep="${DT}" gravity="0 0 0"/>
      <worldbody><body quat="${TILTED.join(" ")}"><freejoint/>
        <inertial pos="0 0 0" mass="1" diaginertia="${MOMENTS.join(" ")}"/>
      </body></worldbody>
    </mujoco>`);
  if (model === null) throw new Error("MuJoCo refuses the model");
  const data = new mujoco.MjData(model);
  const world: Pick<World, "step" | "motion"> = {
    step: () => mujoco.mj_step(model, data),
    motion() {
      const [, , , w = 1, x = 0, y = 0, z = 0] = data.qpos;
      return { ...AT_REST, q_WB: [w, x, y, z] };
    },
  };
  return { data, world: world as World };
}

/** The mean ω of a step, from the attitudes before and after it, along the world’s axes. */
function turnOf({ world, act }: { readonly world: World; readonly act: () => void }): Vec3 {
  act();
  const before = world.motion().q_WB;
  world.step();
  return scaleVec(1 / DT, rotationVector(mulQuat(world.motion().q_WB, conjugate(before))));
}

describe.each(Object.entries(ENGINES))("in the package of %s", (id, make) => {
  const { omega, torque } = PRESETS[id as PresetId];
  const inWorld = (axes: string | undefined, v: Vec3) => (axes === "body" ? rotate(TILTED, v) : v);

  it("an ω that is set turns the box about the axes that are said", async () => {
    const { world, setOmega } = await make();
    const turn = turnOf({ world, act: () => setOmega([0, 3, 0]) });
    // Single precision, and Rapier’s and cannon’s maps of second order: |ω|³ Δt² / 12 is 0.0005. Measured: at most 0.0014.
    expect(norm(subVec(turn, inWorld(omega, [0, 3, 0])))).toBeLessThan(0.003);
  });

  it("a torque turns the box at rest about the axes that are said", async () => {
    const { world, applyTorque } = await make();
    const turn = turnOf({ world, act: () => applyTorque([0, 64, 0]) });
    const axis = inWorld(torque, [0, 1, 0]);
    // Along the world’s y is the box’s z, of a moment of 5; along its own y it would be 4, and elsewhere. Rapier takes four
    // substeps, of whose mean the turn is 5/8.
    const size = id === "rapier" ? 5 / 8 : 1;
    expect(norm(subVec(turn, scaleVec((size * 64 * DT) / 5, axis)))).toBeLessThan(1e-3);
  });
});

it("MuJoCo takes qfrc_applied of a free joint along the body’s axes", async () => {
  const { data, world } = await inMujoco();
  const turn = turnOf({ world, act: () => data.qfrc_applied.set([0, 64, 0], 3) });
  expect(norm(subVec(turn, rotate(TILTED, [0, (64 * DT) / 4, 0])))).toBeLessThan(1e-12);
});
