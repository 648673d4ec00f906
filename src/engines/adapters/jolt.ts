import type Jolt from "jolt-physics/wasm";
import type { Engine, FreeBody, Motion } from "../engine";
import { NO_SPEED_LIMIT } from "../engine";

/** The gyroscopic force is off until `mApplyGyroscopicForce` is set. */
export function jolt(jolt: typeof Jolt): Engine {
  return {
    make(freeBody, start, dt, setting) {
      const physics = emptyWorld(jolt);
      const system = physics.GetPhysicsSystem();
      const creation = creationOf(jolt, freeBody, start, setting === "gyroscopic");
      const bodies = system.GetBodyInterface();
      const body = bodies.CreateBody(creation);
      jolt.destroy(creation);
      const id = body.GetID();
      bodies.AddBody(id, jolt.EActivation_Activate);
      const xyz = (v: Jolt.Vec3 | Jolt.RVec3): [number, number, number] => [v.GetX(), v.GetY(), v.GetZ()];
      return {
        step: () => physics.Step(dt, 1),
        motion() {
          const q = body.GetRotation();
          return {
            q_WB: [q.GetW(), q.GetX(), q.GetY(), q.GetZ()],
            position_W: xyz(body.GetCenterOfMassPosition()),
            velocity_W: xyz(body.GetLinearVelocity()),
            omega_W: xyz(body.GetAngularVelocity()),
          };
        },
        free() {
          bodies.RemoveBody(id);
          bodies.DestroyBody(id);
          jolt.destroy(physics);
        },
      };
    },
  };
}

/** Owns its filters and frees them; one layer, room for a body or two. */
function emptyWorld(jolt: typeof Jolt): Jolt.JoltInterface {
  const settings = new jolt.JoltSettings();
  settings.mMaxBodies = 2;
  settings.mMaxBodyPairs = 2;
  settings.mMaxContactConstraints = 2;
  const pairs = new jolt.ObjectLayerPairFilterTable(1);
  const layers = new jolt.BroadPhaseLayerInterfaceTable(1, 1);
  const layer = new jolt.BroadPhaseLayer(0);
  layers.MapObjectToBroadPhaseLayer(0, layer);
  settings.mObjectLayerPairFilter = pairs;
  settings.mBroadPhaseLayerInterface = layers;
  settings.mObjectVsBroadPhaseLayerFilter = new jolt.ObjectVsBroadPhaseLayerFilterTable(layers, 1, pairs, 1);
  const world = new jolt.JoltInterface(settings);
  const gravity = new jolt.Vec3(0, 0, 0);
  world.GetPhysicsSystem().SetGravity(gravity);
  for (const each of [settings, layer, gravity]) jolt.destroy(each);
  return world;
}

function creationOf(
  jolt: typeof Jolt,
  { mass, moments }: FreeBody,
  start: Motion,
  gyroscopic: boolean,
): Jolt.BodyCreationSettings {
  const half = new jolt.Vec3(1, 1, 1);
  const position = new jolt.RVec3(...start.position_W);
  const [w, x, y, z] = start.q_WB;
  const rotation = new jolt.Quat(x, y, z, w);
  const velocity = new jolt.Vec3(...start.velocity_W);
  const omega = new jolt.Vec3(...start.omega_W);
  const diagonal = new jolt.Vec3(...moments);
  const shape = new jolt.BoxShape(half, 0);
  const creation = new jolt.BodyCreationSettings(shape, position, rotation, jolt.EMotionType_Dynamic, 0);
  creation.mLinearVelocity = velocity;
  creation.mAngularVelocity = omega;
  creation.mLinearDamping = 0;
  creation.mAngularDamping = 0;
  creation.mMaxLinearVelocity = NO_SPEED_LIMIT;
  creation.mMaxAngularVelocity = NO_SPEED_LIMIT;
  creation.mAllowSleeping = false;
  creation.mApplyGyroscopicForce = gyroscopic;
  creation.mOverrideMassProperties = jolt.EOverrideMassProperties_MassAndInertiaProvided;
  creation.mMassPropertiesOverride.mMass = mass;
  creation.mMassPropertiesOverride.mInertia = jolt.Mat44.prototype.sScaleVec3(diagonal);
  for (const each of [half, position, rotation, velocity, omega, diagonal]) jolt.destroy(each);
  return creation;
}
