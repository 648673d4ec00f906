import { ANGULAR } from "../dynamics/angular/index.ts";
import {
  ANGULAR_IDS,
  type AngularId,
  type InertiaId,
  type OrientationId,
  type UpdateId,
} from "../dynamics/ids.ts";
import type { Lane } from "../dynamics/lane.ts";

const ORIENTATIONS: readonly OrientationId[] = [
  "exponential-map",
  "quaternion",
  "exponential-map-bullet",
  "matrix-orthonormal",
  "matrix",
  "quaternion-unnormalised",
  "quaternion-wrong-side",
  "exponential-map-wrong-side",
];

const UPDATES: readonly UpdateId[] = ["semi-implicit", "explicit"];

const SUBSTEPS = [1, 2, 4, 8] as const;

const RARE_SUBSTEPS = [3, 5, 6, 10, 12, 16, 32] as const;

export const SUBSTEPS_TRIED: readonly number[] = [...SUBSTEPS, ...RARE_SUBSTEPS].sort((a, b) => a - b);

/**
 * Every lane that can have made a recording, the plainest first: one step a frame before several, the tensor rotated before
 * frozen, then in the registry's order. Of lanes that compute the same one is kept: without a gyroscopic term the tensor and the
 * age of ω do not matter, nor do substeps to the exponential map; a rule in the body's axes never sees the tensor in the world;
 * `momentum` turns by the old ω whatever the update, and with a frozen tensor is `none`; a tensor frozen in the world with ω on
 * the wrong side of q is the rule in the body's axes.
 */
export function candidates(): readonly Lane[] {
  return SUBSTEPS.flatMap((substeps) =>
    (["rotated", "frozen"] as const).flatMap((inertia) =>
      UPDATES.flatMap((update) =>
        ANGULAR_IDS.flatMap((angular) => variants(angular, inertia, update, substeps)),
      ),
    ),
  );
}

/** Lanes of other numbers of substeps, tried only where no number of the others fits, or where that number is open. */
export function rareCandidates(): readonly Lane[] {
  return RARE_SUBSTEPS.flatMap((substeps) =>
    ANGULAR_IDS.flatMap((angular) => variants(angular, "rotated", "semi-implicit", substeps)),
  ).filter(({ orientation = "quaternion" }) => RARE_WAYS.includes(orientation));
}

const RARE_WAYS: readonly OrientationId[] = ["exponential-map", "quaternion"];

function variants(angular: AngularId, inertia: InertiaId, update: UpdateId, substeps: number): Lane[] {
  const rule = ANGULAR[angular];
  const several = substeps > 1 && { substeps };
  if (rule.wholeFrame) {
    const isPlain = inertia === "rotated" && update === "semi-implicit";
    return isPlain && (rule.state !== "time" || substeps === 1) ? [{ angular, ...several }] : [];
  }
  const takesFrozen = rule.state === "velocity" && rule.axes === "world" && angular !== "none";
  if (inertia === "frozen" && !takesFrozen) return [];
  if ((angular === "none" || rule.state === "momentum") && update === "explicit") return [];
  return ORIENTATIONS.filter(
    (orientation) =>
      (angular !== "none" || substeps === 1 || !orientation.startsWith("exponential-map")) &&
      (inertia === "rotated" || !orientation.endsWith("wrong-side")),
  ).map((orientation) => ({ angular, orientation, update, inertia, ...several }));
}
