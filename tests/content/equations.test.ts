import { describe, expect, it } from "vitest";
import { CHAPTER_FILES, displayEquations, folded } from "./chapters";
import type { EquationCheck } from "./check";
import { MOTION } from "./euler/motion";
import { RULES } from "./euler/rules";
import { ACCURACY } from "./exponential/accuracy";
import { MAP } from "./exponential/map";
import { FRAMES } from "./impulse/frames";
import { STRIKES } from "./impulse/strikes";
import { TENSOR } from "./inertia/tensor";
import { TURNING } from "./inertia/turning";
import { STEPS } from "./quaternion/steps";
import { TURNS } from "./quaternion/turns";
import { POINTS } from "./rotation/points";
import { MATRIX_STEPS } from "./rotation/steps";
import { LONG_RUNS } from "./stability/bodies";
import { SPRINGS } from "./stability/spring";
import { BODIES } from "./state/bodies";
import { RUNS } from "./state/runs";

const CHECKS: Readonly<Record<string, Readonly<Record<string, EquationCheck>>>> = {
  "00-state-and-momentum.mdx": { ...BODIES, ...RUNS },
  "01-rotation-matrix-derivative.mdx": { ...POINTS, ...MATRIX_STEPS },
  "02-inertia-tensor.mdx": { ...TENSOR, ...TURNING },
  "03-euler-equation.mdx": { ...MOTION, ...RULES },
  "04-quaternion-derivative.mdx": { ...TURNS, ...STEPS },
  "05-exponential-map.mdx": { ...MAP, ...ACCURACY },
  "06-impulse-collision.mdx": { ...STRIKES, ...FRAMES },
  "07-stability-and-accuracy.mdx": { ...SPRINGS, ...LONG_RUNS },
};

describe.each(CHAPTER_FILES)("the display equations of %s", (file) => {
  const onPage = displayEquations(file);
  const checks = CHECKS[file] ?? {};

  it("all have a check, and no check speaks for an equation that is gone", () => {
    expect(onPage.size).toBeGreaterThan(0);
    expect([...onPage.keys()].sort()).toEqual(Object.keys(checks).sort());
  });

  it.each(Object.entries(checks))("%s reads on the page as its check does", (id, { tex }) => {
    expect(onPage.get(id)).toBe(folded(tex));
  });

  for (const [id, { claim, check }] of Object.entries(checks)) it(`${id}: ${claim}`, check);
});
