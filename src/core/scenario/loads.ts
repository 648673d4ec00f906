import type { MassProperties } from "../bodies/massProperties.ts";
import { emptyLoad, type Load } from "../dynamics/load.ts";
import { actingField, isVector, type Scenario, type TorqueSpec, torquesOf } from "../dynamics/scenario.ts";
import type { BodyForce, Torque } from "../dynamics/torque.ts";
import type { Wheel } from "../dynamics/wheel.ts";
import { unitQuat } from "../math/quat.ts";
import { addVec, normaliseVec, scaleVec, subVec, type Vec3, zeroVec } from "../math/vec3.ts";

/**
 * What acts on a scenario's body. Torques are about the pivot where there is one, and then its weight and the drag on its centre are
 * among them: gravity by itself would move a centre that is held.
 */
export function loadOf(scenario: Scenario, { mass }: MassProperties): Load | null {
  if (actingField({ ...scenario, planes: [], pivot: undefined }) === null) return null;
  const { gravity, drag, damping, wheel, pivot } = scenario;
  const load: Load = {
    ...emptyLoad,
    gravity_W: gravity,
    drag,
    damping,
    wheel: wheel === undefined ? null : wheelFrom(wheel),
  };
  const acting = torquesOf(scenario.torque).reduce((sum, spec) => withTorque(sum, spec, pivot), load);
  return pivot === undefined ? acting : onPivot(acting, mass, scaleVec(-1, pivot));
}

function onPivot(load: Load, mass: number, arm_B: Vec3): Load {
  const weight: BodyForce = { axes: "world", force: scaleVec(mass, load.gravity_W), arm_B };
  const { linear } = load.drag;
  return {
    ...load,
    gravity_W: zeroVec,
    forces: [...load.forces, weight],
    torques: linear === 0 ? load.torques : [...load.torques, { kind: "arm-drag", linear, arm_B }],
  };
}

function withTorque(load: Load, spec: TorqueSpec, pivot_B = zeroVec): Load {
  const { torque_W, torques, forces } = load;
  if (isVector(spec)) return { ...load, torque_W: addVec(torque_W, spec) };
  if ("force" in spec) {
    const { axes, force, at } = spec;
    return { ...load, forces: [...forces, { axes, force, arm_B: subVec(at, pivot_B) }] };
  }
  if ("value" in spec && spec.axes === "world") return { ...load, torque_W: addVec(torque_W, spec.value) };
  return { ...load, torques: [...torques, torqueFrom(spec)] };
}

function torqueFrom(spec: Exclude<TorqueSpec, Vec3 | { readonly force: Vec3 }>): Torque {
  if ("value" in spec) return { kind: "body", torque_B: spec.value };
  if ("detumble" in spec) return { kind: "detumble", gain: spec.detumble.gain, field_W: spec.detumble.field };
  const { target, ...gains } = spec.aim;
  return { kind: "aim", target_WB: unitQuat(target), ...gains };
}

function wheelFrom({ axis, momentum, motor }: NonNullable<Scenario["wheel"]>): Wheel {
  const axis_B = normaliseVec(axis);
  return { momentum_B: scaleVec(momentum, axis_B), motor_B: scaleVec(motor, axis_B) };
}
