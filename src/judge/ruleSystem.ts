import type { VelocityRule } from "../core/dynamics/angular/rule";
import type { Lane } from "../core/dynamics/lane";
import type { Scenario } from "../core/dynamics/scenario";
import type { System } from "../core/dynamics/system";
import { identityQuat } from "../core/math/quat";
import { zeroVec } from "../core/math/vec3";
import type { Stepping, StepRule } from "./rule";

/** The fields of a scenario that the core's step functions do not read, because the system has them prepared. */
const UNREAD: Omit<Scenario, "contact" | "dt"> = {
  body: { inertia: [1, 1, 1], mass: 1 },
  initial: {
    position: zeroVec,
    velocity: zeroVec,
    orientation: identityQuat,
    angularVelocity: zeroVec,
  },
  torque: zeroVec,
  gravity: zeroVec,
  drag: { linear: 0, angular: 0 },
  damping: { linear: 1, angular: 1 },
  planes: [],
  frames: 0,
  lanes: [],
};

const NO_CONTACT: Scenario["contact"] = {
  method: "averaged",
  law: "coulomb",
  restitution: 0,
  friction: 0,
};

/** The system in which a brought rule runs by the core's step functions. */
export function systemOf({ body, dt, load = null, surroundings = null }: Stepping): System {
  const { planes = [], contact = NO_CONTACT, vertices_B = null, radius = 0 } = surroundings ?? {};
  return {
    scenario: { ...UNREAD, contact, dt },
    body: { ...body, centre_B: zeroVec, vertices_B },
    radius,
    load,
    planes,
    exact: null,
    recordings: [],
  };
}

/** The lane of a rule for ω: the core steps it as one of its own. */
export function laneOf({ step, axes = "body" }: StepRule, { orientation }: Stepping): Lane {
  return { angular: "none", orientation, own: { ...OWN, axes, step } };
}

const OWN: Omit<VelocityRule, "axes" | "step"> = {
  id: "own",
  equation: "",
  order: null,
  wholeFrame: false,
  state: "velocity",
};
