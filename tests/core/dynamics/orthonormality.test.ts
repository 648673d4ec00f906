import { expect, it } from "vitest";
import { orthonormalityErrors } from "../../../src/core/diagnostics/errors";
import { initialInstant, nextInstant } from "../../../src/core/dynamics/advance";
import { isDiverged } from "../../../src/core/dynamics/state";
import { norm, projectOnto, subVec } from "../../../src/core/math/vec3";
import { parseScenario } from "../../../src/core/scenario/parseScenario";
import { prepare } from "../../../src/core/scenario/prepare";

const spin = [1.1, -0.7, 1.9] as const;
const dt = 0.05;

function after(orientation: "matrix" | "matrix-orthonormal" | "quaternion", frames: number) {
  const scenario = parseScenario({
    body: { shape: "box", size: [1, 1, 1], mass: 1 },
    initial: { angularVelocity: [...spin] },
    dt,
    frames,
    lanes: [{ angular: "none", orientation }],
  });
  const system = prepare(scenario);
  let state = initialInstant(system, 0);
  for (let frame = 0; frame < frames; frame++) {
    if (!isDiverged(state)) state = nextInstant(system, 0, state);
  }
  if (isDiverged(state)) throw new Error(state.diverged);
  return orthonormalityErrors(state);
}

it("a matrix that is stepped spans a volume that grows by 1 + (|ω| dt)² a step", () => {
  const growth = 1 + (norm(spin) * dt) ** 2;
  expect(after("matrix", 100).determinant).toBeCloseTo(growth ** 100, 12);
  expect(after("matrix-orthonormal", 100).determinant).toBeCloseTo(1, 14);
});

it("a lane that keeps no matrix has no determinant", () => {
  expect(after("quaternion", 3)).toEqual({
    orthogonalityError: null,
    determinant: null,
    quaternionNorm: expect.closeTo(1, 15),
  });
});

it("a vector's part along an axis is parallel to it, and what is left is across", () => {
  const v = [0.3, -1.2, 0.8] as const;
  const along = projectOnto(v, spin);
  const across = subVec(v, along);
  expect(along[0] / spin[0]).toBeCloseTo(along[1] / spin[1], 14);
  expect(across[0] * spin[0] + across[1] * spin[1] + across[2] * spin[2]).toBeCloseTo(0, 14);
  // Of unequal lengths: the axis is no unit vector.
  expect(norm(along) ** 2 + norm(across) ** 2).toBeCloseTo(norm(v) ** 2, 14);
});
