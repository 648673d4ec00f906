import type Ammo from "ammojs3/dist/ammo.js";
import type { Engine, Motion } from "../engine";

/** btRigidBodyFlags by setting; the package's types do not list them. */
const FLAGS: Readonly<Record<string, number>> = {
  none: 0,
  explicit: 2,
  "implicit-world": 4,
  "implicit-body": 8,
};

/** btCollisionObject's DISABLE_DEACTIVATION. */
const NEVER_SLEEPS = 4;

/** By ammojs3: the build whose Bullet knows all three gyroscopic flags. */
export function bullet(ammo: typeof Ammo): Engine {
  return {
    make({ mass, moments }, start, dt, setting) {
      const configuration = new ammo.btDefaultCollisionConfiguration();
      const dispatcher = new ammo.btCollisionDispatcher(configuration);
      const broadphase = new ammo.btDbvtBroadphase();
      const solver = new ammo.btSequentialImpulseConstraintSolver();
      const world = new ammo.btDiscreteDynamicsWorld(dispatcher, broadphase, solver, configuration);
      const vector = new ammo.btVector3(0, 0, 0);
      const set = (v: Motion["omega_W"]) => {
        vector.setValue(...v);
        return vector;
      };
      world.setGravity(set([0, 0, 0]));
      const shape = new ammo.btBoxShape(set([1, 1, 1]));
      const [w, x, y, z] = start.q_WB;
      const rotation = new ammo.btQuaternion(x, y, z, w);
      const pose = new ammo.btTransform();
      pose.setIdentity();
      pose.setOrigin(set(start.position_W));
      pose.setRotation(rotation);
      const motionState = new ammo.btDefaultMotionState(pose);
      const info = new ammo.btRigidBodyConstructionInfo(mass, motionState, shape, set(moments));
      const body = new ammo.btRigidBody(info);
      body.setDamping(0, 0);
      body.setActivationState(NEVER_SLEEPS);
      world.addRigidBody(body);
      body.setLinearVelocity(set(start.velocity_W));
      body.setAngularVelocity(set(start.omega_W));
      body.setFlags(FLAGS[setting] ?? 0);
      return {
        // Exactly one step of dt, without substeps of Bullet's own clock.
        step: () => void world.stepSimulation(dt, 0),
        motion: () => motionOf(body),
        free() {
          world.removeRigidBody(body);
          const own = [body, info, motionState, pose, rotation, shape, vector];
          for (const each of [...own, world, solver, broadphase, dispatcher, configuration])
            ammo.destroy(each);
        },
      };
    },
  };
}

const xyz = (v: Ammo.btVector3): [number, number, number] => [v.x(), v.y(), v.z()];

function motionOf(body: Ammo.btRigidBody): Motion {
  const transform = body.getWorldTransform();
  const q = transform.getRotation();
  return {
    position_W: xyz(transform.getOrigin()),
    velocity_W: xyz(body.getLinearVelocity()),
    q_WB: [q.w(), q.x(), q.y(), q.z()],
    omega_W: xyz(body.getAngularVelocity()),
  };
}
