import { ANGULAR } from "../dynamics/angular/index.ts";
import type { Lane } from "../dynamics/lane.ts";
import { rotateInverse } from "../math/quat.ts";
import { cross, type Vec3 } from "../math/vec3.ts";
import { type Acting, NOTHING } from "./acting.ts";
import type { RecordedFrame } from "./recording.ts";

/** What may turn a body besides a rule; a turning is a factor between ω and the rate of q. */
export type Cause = "damping" | "rotor" | "torque-world" | "torque-body" | "turning";

const UNITS: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The vectors by which a cause's unknowns enter  I ω̇ + ω × I ω = Σ u v,  body axes. */
export function termsOf(cause: Cause | null): (recorded: RecordedFrame) => readonly Vec3[] {
  switch (cause) {
    case "torque-world":
      return ({ q_WB }) => UNITS.map((unit) => rotateInverse(q_WB, unit));
    case "torque-body":
      return () => UNITS;
    case "rotor":
      return ({ q_WB, omega_W }) => UNITS.map((unit) => cross(unit, rotateInverse(q_WB, omega_W)));
    default:
      return () => [];
  }
}

/** How many numbers a cause is fitted by. */
export function unknownsOf(cause: Cause | null): number {
  return cause === null ? 0 : cause === "damping" || cause === "turning" ? 1 : 3;
}

/** What acts, by a cause and its unknowns as they are fitted; null where nothing does. */
export function actingOf(
  cause: Cause | null,
  when: Acting["when"],
  unknowns: readonly number[],
): Acting | null {
  const [x = 0, y = 0, z = 0] = unknowns;
  const vector: Vec3 = [x, y, z];
  switch (cause) {
    case null:
      return null;
    case "damping":
      return { ...NOTHING, when, damping: x };
    case "turning":
      return { ...NOTHING, when, turning: x };
    case "rotor":
      return { ...NOTHING, when, rotor_B: vector };
    case "torque-world":
      return { ...NOTHING, when, torque: vector };
    case "torque-body":
      return { ...NOTHING, when, torque: vector, axes: "body" };
  }
}

/** Before or after the rule’s change of ω a cause may act: where both come to the same, after it. */
export function whens(cause: Cause | null, { angular }: Lane): readonly Acting["when"][] {
  const { state } = ANGULAR[angular];
  return cause === null ||
    cause === "turning" ||
    state === "rotational" ||
    state === "time" ||
    angular === "none"
    ? ["after"]
    : ["after", "before"];
}
