import type { Lane, Scenario } from "../../scenario/schema";
import type { System } from "../system";

/** How a lane meets planes: as its scenario says, but for what the lane says itself. */
export function contactOf(system: System, lane: Lane): Scenario["contact"] {
  const { contact } = system.scenario;
  const { method = contact.method, law = contact.law } = lane.contact ?? contact;
  return { ...contact, method, law };
}
