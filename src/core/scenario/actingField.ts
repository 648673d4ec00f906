import type { Scenario } from "../dynamics/scenario.ts";

/** The first field of a scenario that acts on its body, such as `gravity`; null where the body rotates freely. */
export function actingField({ torque, gravity, drag, damping, planes }: Scenario): keyof Scenario | null {
  if (torque.some((component) => component !== 0)) return "torque";
  if (gravity.some((component) => component !== 0)) return "gravity";
  if (drag.linear !== 0 || drag.angular !== 0) return "drag";
  if (damping.linear !== 1 || damping.angular !== 1) return "damping";
  return planes.length > 0 ? "planes" : null;
}
