import { massProperties } from "../../core/bodies/massProperties";
import { type BodySpec, isTensor } from "../../core/bodies/spec";
import type { Vec3 } from "../../core/math/vec3";
import type { ScenarioInput } from "../../core/scenario/parseScenario";
import { benchMeshes } from "../bench/meshes";
import { rowsOf } from "../tensor/reading";

export type BodyInput = ScenarioInput["body"];

export const KINDS = ["box", "ellipsoid", "cylinder", "points", "moments", "tensor", "mesh"] as const;
type Kind = (typeof KINDS)[number];

export function kindOf(body: BodySpec): Kind {
  if ("shape" in body) return body.shape;
  return isTensor(body.inertia) ? "tensor" : "moments";
}

/** Same mass, and the nearest moments of the kind; lengths [m] to four digits. */
export function similarBody(body: BodySpec, kind: Exclude<Kind, "mesh">): BodyInput {
  const { mass, inertia_B, principal } = massProperties(body, benchMeshes());
  const [a, b, c] = [inertia_B[0], inertia_B[4], inertia_B[8]];
  const edge = (square: number, factor: number) =>
    rounded(Math.sqrt(Math.max((factor * square) / mass, 1e-6)));
  const half: Vec3 = [edge(b + c - a, 2.5), edge(a + c - b, 2.5), edge(a + b - c, 2.5)];
  switch (kind) {
    case "box":
      return { shape: "box", size: [edge(b + c - a, 6), edge(a + c - b, 6), edge(a + b - c, 6)], mass };
    case "ellipsoid":
      return { shape: "ellipsoid", semiAxes: [...half], mass };
    case "cylinder":
      return { shape: "cylinder", radius: edge(2 * c, 1), height: edge(a + b - c, 6), mass };
    case "points":
      return { shape: "points", points: pointsLike(half, mass) };
    case "moments":
      return { inertia: [...principal.moments], mass };
    case "tensor":
      return { inertia: rowsOf(inertia_B), mass };
  }
}

/** Six points have the moments of the ellipsoid. */
function pointsLike([x, y, z]: Vec3, mass: number) {
  const far = Math.sqrt(3 / 5);
  const at = (position: Vec3) => ({ mass: mass / 6, position: [...position] as [number, number, number] });
  return [
    at([far * x, 0, 0]),
    at([-far * x, 0, 0]),
    at([0, far * y, 0]),
    at([0, -far * y, 0]),
    at([0, 0, far * z]),
    at([0, 0, -far * z]),
  ];
}

function rounded(x: number): number {
  return Number(x.toPrecision(4));
}
