import type { MainModule } from "@mujoco/mujoco";
import { type Quat, rotate, rotateInverse } from "../../core/math/quat";
import type { Engine, FreeBody, Motion } from "../engine";

/** As MuJoCo's models spell them, by setting. */
const INTEGRATORS: Readonly<Record<string, string>> = {
  euler: "Euler",
  implicit: "implicit",
  implicitfast: "implicitfast",
  rk4: "RK4",
};

/** The term is always there; the integrator decides what becomes of it. */
export function mujoco(mujoco: MainModule): Engine {
  return {
    make(body, start, dt, setting) {
      const model = mujoco.MjModel.from_xml_string(modelOf(body, start, dt, setting));
      if (model === null) throw new Error("MuJoCo refuses the model");
      const data = new mujoco.MjData(model);
      // A free joint has position and velocity in world axes, ω in body axes.
      data.qvel.set(start.velocity_W, 0);
      data.qvel.set(rotateInverse(start.q_WB, start.omega_W), 3);
      mujoco.mj_forward(model, data);
      return {
        step: () => mujoco.mj_step(model, data),
        motion() {
          const [px = 0, py = 0, pz = 0, w = 1, x = 0, y = 0, z = 0] = data.qpos;
          const [vx = 0, vy = 0, vz = 0, p = 0, q = 0, r = 0] = data.qvel;
          const q_WB: Quat = [w, x, y, z];
          return {
            position_W: [px, py, pz],
            velocity_W: [vx, vy, vz],
            q_WB,
            omega_W: rotate(q_WB, [p, q, r]),
          };
        },
        free() {
          data.delete();
          model.delete();
        },
      };
    },
  };
}

/** With `autoreset`, MuJoCo silently restarts when its numbers grow too large. */
function modelOf({ mass, moments }: FreeBody, start: Motion, dt: number, setting: string): string {
  return `<mujoco>
    <compiler balanceinertia="false" boundmass="0" boundinertia="0"/>
    <option integrator="${INTEGRATORS[setting]}" timestep="${dt}" gravity="0 0 0">
      <flag autoreset="disable"/>
    </option>
    <worldbody>
      <body pos="${start.position_W.join(" ")}" quat="${start.q_WB.join(" ")}">
        <freejoint/>
        <inertial pos="0 0 0" mass="${mass}" diaginertia="${moments.join(" ")}"/>
      </body>
    </worldbody>
  </mujoco>`;
}
