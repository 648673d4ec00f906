import type * as Rapier from "@dimforge/rapier3d";
import type { Engine } from "../engine";

const vector = ({ x, y, z }: Rapier.Vector): [number, number, number] => [x, y, z];
const xyz = ([x, y, z]: readonly [number, number, number]) => ({ x, y, z });

/** The gyroscopic term is always on. */
export function rapier(rapier: typeof Rapier): Engine {
  return {
    make({ mass, moments }, start, dt) {
      const world = new rapier.World({ x: 0, y: 0, z: 0 });
      world.timestep = dt;
      const [w, x, y, z] = start.q_WB;
      const description = rapier.RigidBodyDesc.dynamic()
        .setTranslation(...start.position_W)
        .setRotation({ w, x, y, z })
        .setLinvel(...start.velocity_W)
        .setAngvel(xyz(start.omega_W))
        .setLinearDamping(0)
        .setAngularDamping(0)
        .setCanSleep(false)
        .setAdditionalMassProperties(mass, xyz([0, 0, 0]), xyz(moments), { w: 1, x: 0, y: 0, z: 0 });
      const body = world.createRigidBody(description);
      return {
        step: () => world.step(),
        motion() {
          const q = body.rotation();
          return {
            position_W: vector(body.translation()),
            velocity_W: vector(body.linvel()),
            q_WB: [q.w, q.x, q.y, q.z],
            omega_W: vector(body.angvel()),
          };
        },
        free: () => world.free(),
      };
    },
  };
}
