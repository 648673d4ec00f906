import type PhysX from "physx-js-webidl";
import { type Engine, type FreeBody, type Motion, NO_SPEED_LIMIT } from "../engine";

/** PxRigidBodyFlag::eENABLE_GYROSCOPIC_FORCES, which the binding omits but passes on. */
const GYROSCOPIC_FORCES = 1 << 10;

type PhysXModule = typeof PhysX & typeof PhysX.PxTopLevelFunctions;

/** Gyroscopic forces are off until the flag is raised. One foundation serves every world. */
export function physx(physx: PhysXModule): Engine {
  const version = physx.PHYSICS_VERSION;
  const allocator = new physx.PxDefaultAllocator();
  const errors = new physx.PxDefaultErrorCallback();
  const foundation = physx.CreateFoundation(version, allocator, errors);
  const scale = new physx.PxTolerancesScale();
  const physics = physx.CreatePhysics(version, foundation, scale);
  const dispatcher = physx.DefaultCpuDispatcherCreate(0);
  return {
    make(freeBody, start, dt, setting) {
      const description = new physx.PxSceneDesc(scale);
      const gravity = new physx.PxVec3(0, 0, 0);
      description.gravity = gravity;
      description.cpuDispatcher = dispatcher;
      description.filterShader = physx.DefaultFilterShader();
      description.solverType = physx.PxSolverTypeEnum.ePGS;
      const scene = physics.createScene(description);
      const body = bodyOf(physx, physics, scene, freeBody, start, setting === "gyroscopic");
      for (const each of [description, gravity]) physx.destroy(each);
      const xyz = ({ x, y, z }: PhysX.PxVec3): [number, number, number] => [x, y, z];
      return {
        step() {
          scene.simulate(dt);
          scene.fetchResults(true);
        },
        motion() {
          const { p, q } = body.getGlobalPose();
          return {
            position_W: xyz(p),
            q_WB: [q.w, q.x, q.y, q.z],
            velocity_W: xyz(body.getLinearVelocity()),
            omega_W: xyz(body.getAngularVelocity()),
          };
        },
        free() {
          scene.removeActor(body);
          body.release();
          scene.release();
        },
      };
    },
  };
}

function bodyOf(
  physx: PhysXModule,
  physics: PhysX.PxPhysics,
  scene: PhysX.PxScene,
  { mass, moments }: FreeBody,
  start: Motion,
  gyroscopic: boolean,
): PhysX.PxRigidDynamic {
  const [w, x, y, z] = start.q_WB;
  const position = new physx.PxVec3(...start.position_W);
  const rotation = new physx.PxQuat(x, y, z, w);
  const pose = new physx.PxTransform(position, rotation);
  const tensor = new physx.PxVec3(...moments);
  const velocity = new physx.PxVec3(...start.velocity_W);
  const omega = new physx.PxVec3(...start.omega_W);
  const body = physics.createRigidDynamic(pose);
  body.setMass(mass);
  body.setMassSpaceInertiaTensor(tensor);
  body.setLinearDamping(0);
  body.setAngularDamping(0);
  body.setMaxLinearVelocity(NO_SPEED_LIMIT);
  body.setMaxAngularVelocity(NO_SPEED_LIMIT);
  body.setSleepThreshold(0);
  body.setRigidBodyFlag(GYROSCOPIC_FORCES as unknown as PhysX.PxRigidBodyFlagEnum, gyroscopic);
  scene.addActor(body);
  body.setLinearVelocity(velocity, true);
  body.setAngularVelocity(omega, true);
  for (const each of [position, rotation, pose, tensor, velocity, omega]) physx.destroy(each);
  return body;
}
