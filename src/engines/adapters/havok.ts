import type { HavokPhysicsWithBindings } from "@babylonjs/havok";
import { type Engine, NO_SPEED_LIMIT } from "../engine";

/** No gyroscopic term, and no switch for one. Calls answer a result code, then a value. */
export function havok(havok: HavokPhysicsWithBindings): Engine {
  return {
    make({ mass, moments }, start, dt) {
      const [, world] = havok.HP_World_Create();
      havok.HP_World_SetGravity(world, [0, 0, 0]);
      havok.HP_World_SetIdealStepTime(world, dt);
      havok.HP_World_SetSpeedLimit(world, NO_SPEED_LIMIT, NO_SPEED_LIMIT);
      const [, body] = havok.HP_Body_Create();
      const [, shape] = havok.HP_Shape_CreateBox([0, 0, 0], [0, 0, 0, 1], [1, 1, 1]);
      havok.HP_Body_SetShape(body, shape);
      havok.HP_Body_SetMotionType(body, havok.MotionType.DYNAMIC);
      havok.HP_Body_SetMassProperties(body, [[0, 0, 0], mass, [...moments], [0, 0, 0, 1]]);
      havok.HP_Body_SetLinearDamping(body, 0);
      havok.HP_Body_SetAngularDamping(body, 0);
      const [w, x, y, z] = start.q_WB;
      havok.HP_Body_SetQTransform(body, [[...start.position_W], [x, y, z, w]]);
      havok.HP_World_AddBody(world, body, false);
      havok.HP_Body_SetActivationControl(body, havok.ActivationControl.ALWAYS_ACTIVE);
      havok.HP_Body_SetLinearVelocity(body, [...start.velocity_W]);
      havok.HP_Body_SetAngularVelocity(body, [...start.omega_W]);
      return {
        step: () => void havok.HP_World_Step(world, dt),
        motion() {
          const [, q] = havok.HP_Body_GetOrientation(body);
          return {
            position_W: havok.HP_Body_GetPosition(body)[1],
            velocity_W: havok.HP_Body_GetLinearVelocity(body)[1],
            q_WB: [q[3], q[0], q[1], q[2]],
            omega_W: havok.HP_Body_GetAngularVelocity(body)[1],
          };
        },
        free() {
          havok.HP_World_RemoveBody(world, body);
          havok.HP_Body_Release(body);
          havok.HP_Shape_Release(shape);
          havok.HP_World_Release(world);
        },
      };
    },
  };
}
