import RAPIER from "@dimforge/rapier3d-compat";
import loadMujoco from "@mujoco/mujoco";
import * as CANNON from "cannon-es";
import initJolt from "jolt-physics/wasm-compat";
import type { Quat } from "../../src/core/math/quat";
import type { Vec3 } from "../../src/core/math/vec3";

/** Another engine stepping one free box at a fixed dt, with nothing else in its world. */
export interface Engine {
  readonly name: string;
  step(): void;
  attitude(): Quat;
  /** [rad/s], along the axes that the engine keeps it in */
  omega(): Vec3;
}

/** The box every engine steps: whole edges [m] and ω₀ [rad/s], 1 kg, at the origin. */
export interface FreeBox {
  readonly size: readonly [number, number, number];
  readonly spin: readonly [number, number, number];
}

export function cannon({ size, spin }: FreeBox, dt: number): Engine {
  const world = new CANNON.World();
  const shape = new CANNON.Box(new CANNON.Vec3(size[0] / 2, size[1] / 2, size[2] / 2));
  const body = new CANNON.Body({ mass: 1, shape, linearDamping: 0, angularDamping: 0 });
  body.angularVelocity.set(...spin);
  world.addBody(body);
  const attitude = (): Quat => [body.quaternion.w, body.quaternion.x, body.quaternion.y, body.quaternion.z];
  const omega = (): Vec3 => [body.angularVelocity.x, body.angularVelocity.y, body.angularVelocity.z];
  return { name: "cannon-es", step: () => world.step(dt), attitude, omega };
}

export async function rapier({ size, spin }: FreeBox, dt: number): Promise<Engine> {
  // Its loader warns of its own call to its own initialiser; that is none of the reader's business.
  const warn = console.warn;
  console.warn = () => {};
  await RAPIER.init();
  console.warn = warn;
  const world = new RAPIER.World({ x: 0, y: 0, z: 0 });
  world.timestep = dt;
  const angvel = { x: spin[0], y: spin[1], z: spin[2] };
  const body = world.createRigidBody(RAPIER.RigidBodyDesc.dynamic().setAngvel(angvel).setCanSleep(false));
  world.createCollider(RAPIER.ColliderDesc.cuboid(size[0] / 2, size[1] / 2, size[2] / 2).setMass(1), body);
  const attitude = (): Quat => {
    const { w, x, y, z } = body.rotation();
    return [w, x, y, z];
  };
  const omega = (): Vec3 => {
    const { x, y, z } = body.angvel();
    return [x, y, z];
  };
  return { name: "Rapier", step: () => world.step(), attitude, omega };
}

export async function jolt({ size, spin }: FreeBox, dt: number): Promise<Engine> {
  const Jolt = await initJolt();
  const settings = new Jolt.JoltSettings();
  settings.mMaxWorkerThreads = 0;
  const pairs = new Jolt.ObjectLayerPairFilterTable(1);
  const layers = new Jolt.BroadPhaseLayerInterfaceTable(1, 1);
  layers.MapObjectToBroadPhaseLayer(0, new Jolt.BroadPhaseLayer(0));
  settings.mObjectLayerPairFilter = pairs;
  settings.mBroadPhaseLayerInterface = layers;
  settings.mObjectVsBroadPhaseLayerFilter = new Jolt.ObjectVsBroadPhaseLayerFilterTable(layers, 1, pairs, 1);
  const world = new Jolt.JoltInterface(settings);
  const system = world.GetPhysicsSystem();
  system.SetGravity(new Jolt.Vec3(0, 0, 0));
  const shape = new Jolt.BoxShape(new Jolt.Vec3(size[0] / 2, size[1] / 2, size[2] / 2), 0);
  const origin = new Jolt.RVec3(0, 0, 0);
  const upright = new Jolt.Quat(0, 0, 0, 1);
  const creation = new Jolt.BodyCreationSettings(shape, origin, upright, Jolt.EMotionType_Dynamic, 0);
  creation.mOverrideMassProperties = Jolt.EOverrideMassProperties_CalculateInertia;
  creation.mMassPropertiesOverride.mMass = 1;
  creation.mApplyGyroscopicForce = true;
  creation.mLinearDamping = 0;
  creation.mAngularDamping = 0;
  creation.mAllowSleeping = false;
  const bodies = system.GetBodyInterface();
  const body = bodies.CreateBody(creation);
  bodies.AddBody(body.GetID(), Jolt.EActivation_Activate);
  body.SetAngularVelocity(new Jolt.Vec3(...spin));
  const attitude = (): Quat => {
    const q = body.GetRotation();
    return [q.GetW(), q.GetX(), q.GetY(), q.GetZ()];
  };
  const omega = (): Vec3 => {
    const spin = body.GetAngularVelocity();
    return [spin.GetX(), spin.GetY(), spin.GetZ()];
  };
  return { name: "Jolt, gyroscopic force on", step: () => world.Step(dt, 1), attitude, omega };
}

export async function mujoco({ size, spin }: FreeBox, dt: number): Promise<Engine> {
  const mj = await loadMujoco();
  const half = size.map((edge) => edge / 2).join(" ");
  const model = mj.MjModel.from_xml_string(`
    <mujoco>
      <option timestep="${dt}" gravity="0 0 0" integrator="RK4"/>
      <worldbody><body><freejoint/><geom type="box" size="${half}" mass="1"/></body></worldbody>
    </mujoco>`);
  if (model === null) throw new Error("MuJoCo could not read its model");
  const data = new mj.MjData(model);
  // A free joint's velocity is three components of v in the world, then three of ω in the body.
  data.qvel.set(spin, 3);
  const attitude = (): Quat => [data.qpos[3], data.qpos[4], data.qpos[5], data.qpos[6]];
  const omega = (): Vec3 => [data.qvel[3], data.qvel[4], data.qvel[5]];
  return { name: "MuJoCo, RK4", step: () => mj.mj_step(model, data), attitude, omega };
}
