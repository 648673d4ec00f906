import { isVector, type TorqueSpec } from "../../core/dynamics/scenario";
import { identityQuat } from "../../core/math/quat";
import type { Vec3 } from "../../core/math/vec3";
import type { LabInput } from "../document/labInput";

export const TORQUE_KINDS = ["world", "body", "worldForce", "bodyForce", "aim", "detumble"] as const;
export type TorqueKind = (typeof TORQUE_KINDS)[number];

export function kindOfTorque(torque: TorqueSpec): TorqueKind {
  if (isVector(torque)) return "world";
  if ("value" in torque) return torque.axes;
  if ("force" in torque) return torque.axes === "body" ? "bodyForce" : "worldForce";
  return "aim" in torque ? "aim" : "detumble";
}

/**
 * Of another kind, with what both have; the rest so strong that it is seen within seconds: an aim swings at 1 rad/s with a damping ratio
 * of 0.7, a spin across the field falls to a third in two seconds.
 *
 * @param moment of inertia that stands for the body [kg m²]
 */
export function similarTorque(old: TorqueSpec | null, kind: TorqueKind, moment: number): TorqueSpec {
  const times = (factor: number) => Number((factor * moment).toPrecision(2));
  const kept: Partial<Record<"value" | "force" | "at", Vec3>> =
    old && isVector(old) ? { value: old } : { ...(old as object) };
  const { value = [0, times(0.2), 0], force = [0, 0, times(2)], at = [0.1, 0, 0] } = kept;
  switch (kind) {
    case "world":
      return value;
    case "body":
      return { axes: "body", value };
    case "aim":
      return { aim: { target: identityQuat, stiffness: times(2), damping: times(1.4), shorter: true } };
    case "detumble":
      return { detumble: { gain: times(0.5), field: [0, 1, 0] } };
    default:
      return { force, at, axes: kind === "bodyForce" ? "body" : "world" };
  }
}

/** As scenarios have it: none, one, or a list. */
export function writtenTorques(torques: readonly TorqueSpec[]): LabInput["torque"] {
  return (torques.length > 1 ? torques : torques[0]) as LabInput["torque"];
}
