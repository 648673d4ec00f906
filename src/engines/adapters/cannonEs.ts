import type * as CannonEs from "cannon-es";
import type { Engine } from "../engine";

/** No gyroscopic term, and no switch for one. */
export function cannonEs(cannon: typeof CannonEs): Engine {
  return {
    make({ mass, moments }, start, dt) {
      const world = new cannon.World({ gravity: new cannon.Vec3(), allowSleep: false });
      const body = new cannon.Body({ mass, linearDamping: 0, angularDamping: 0, allowSleep: false });
      body.position.set(...start.position_W);
      body.velocity.set(...start.velocity_W);
      const [w, x, y, z] = start.q_WB;
      body.quaternion.set(x, y, z, w);
      body.angularVelocity.set(...start.omega_W);
      world.addBody(body);
      // A body computes its inertia from its shapes, of which this one has none.
      body.inertia.set(...moments);
      body.invInertia.set(1 / moments[0], 1 / moments[1], 1 / moments[2]);
      body.updateInertiaWorld(true);
      return {
        step: () => world.step(dt),
        motion: () => ({
          position_W: body.position.toArray(),
          velocity_W: body.velocity.toArray(),
          q_WB: [body.quaternion.w, body.quaternion.x, body.quaternion.y, body.quaternion.z],
          omega_W: body.angularVelocity.toArray(),
        }),
        free: () => world.removeBody(body),
      };
    },
  };
}
