import type { Lane } from "../lane.ts";
import type { State } from "../state.ts";
import { applyLoads, integratePose, withVelocities } from "../step.ts";
import type { System } from "../system.ts";
import { laneContact } from "./impulse.ts";
import { METHODS } from "./index.ts";
import { resolveContacts } from "./resolveContacts.ts";
import type { ContactStep } from "./rule.ts";

export function contactStep(system: System, lane: Lane, start: State): ContactStep {
  const { dt } = system.scenario;
  const free = applyLoads(system, lane, start);
  const method = METHODS[laneContact(system, lane).method];
  if (method.timing === "impact") return method.step(system, lane, start, free);
  const { velocity_W, omega_W, impacts } = resolveContacts(system, lane, free, method.resolvePlane, dt);
  const after = impacts.length === 0 ? free : withVelocities(system, lane, free, velocity_W, omega_W);
  return { state: integratePose(system, lane, start, after, dt, start.frame + 1), impacts };
}
