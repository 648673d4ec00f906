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
  const specs = torquesOf(scenario.torque);
  const load: Load = {
    ...emptyLoad,
    torque_W: constantTorque(specs),
    gravity_W: gravity,
    drag,
    damping,
    torques: specs.flatMap(torqueFrom),
    forces: specs.flatMap((spec) => forceFrom(spec, pivot ?? zeroVec)),
    wheel: wheel === undefined ? null : wheelFrom(wheel),
  };
  return pivot === undefined ? load : onPivot(load, mass, scaleVec(-1, pivot));
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

/** Their sum, of those that stand still in the world. */
function constantTorque(specs: readonly TorqueSpec[]): Vec3 {
  const [first = zeroVec, ...others] = specs.flatMap((spec) => {
    if (isVector(spec)) return [spec];
    return "value" in spec && spec.axes === "world" ? [spec.value] : [];
  });
  return others.reduce(addVec, first);
}

function torqueFrom(spec: TorqueSpec): readonly Torque[] {
  if (isVector(spec)) return [];
  if ("value" in spec) return spec.axes === "body" ? [{ kind: "body", torque_B: spec.value }] : [];
  if ("aim" in spec) {
    const { target, ...gains } = spec.aim;
    return [{ kind: "aim", target_WB: unitQuat(target), ...gains }];
  }
  return "detumble" in spec
    ? [{ kind: "detumble", gain: spec.detumble.gain, field_W: spec.detumble.field }]
    : [];
}

function forceFrom(spec: TorqueSpec, pivot_B: Vec3): readonly BodyForce[] {
  if (isVector(spec) || !("force" in spec)) return [];
  const { axes, force, at } = spec;
  return [{ axes, force, arm_B: subVec(at, pivot_B) }];
}

function wheelFrom({ axis, momentum, motor }: NonNullable<Scenario["wheel"]>): Wheel {
  const axis_B = normaliseVec(axis);
  return { momentum_B: scaleVec(momentum, axis_B), motor_B: scaleVec(motor, axis_B) };
}
