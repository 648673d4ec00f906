/*
 * The ids of what a lane is made of, in scenarios, links and the command line, in the order in which pages list them. They have a
 * file of their own so that types can name one without importing its code.
 */

export { ANGULAR_IDS, type AngularId } from "./angular/index.ts";

export const ORIENTATION_IDS = [
  "matrix",
  "matrix-orthonormal",
  "quaternion",
  "quaternion-unnormalised",
  "quaternion-wrong-side",
  "exponential-map",
  "exponential-map-bullet",
  "exponential-map-wrong-side",
] as const;
export type OrientationId = (typeof ORIENTATION_IDS)[number];

export const UPDATE_IDS = ["semi-implicit", "explicit"] as const;
export type UpdateId = (typeof UPDATE_IDS)[number];

export const INERTIA_IDS = ["rotated", "frozen"] as const;
export type InertiaId = (typeof INERTIA_IDS)[number];

export const METHOD_IDS = ["averaged", "per-vertex", "backtracking"] as const;
export type MethodId = (typeof METHOD_IDS)[number];

export const LAW_IDS = ["velocity", "coulomb"] as const;
export type LawId = (typeof LAW_IDS)[number];
