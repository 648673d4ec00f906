import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { ENERGIES } from "../chapters/00-state-and-momentum/energies";
import { RUNS } from "../chapters/00-state-and-momentum/runs";
import { TORQUES } from "../chapters/00-state-and-momentum/torques";
import { VELOCITIES } from "../chapters/00-state-and-momentum/velocities";
import { MATRIX_STEPS } from "../chapters/01-rotation-matrix-derivative/matrixSteps";
import { POINTS } from "../chapters/01-rotation-matrix-derivative/points";
import { SOLIDS } from "../chapters/02-inertia-tensor/solids";
import { TENSOR } from "../chapters/02-inertia-tensor/tensor";
import { TURNING } from "../chapters/02-inertia-tensor/turning";
import { FREE_MOTION } from "../chapters/03-euler-equation/freeMotion";
import { MOTION } from "../chapters/03-euler-equation/motion";
import { TILTS } from "../chapters/03-euler-equation/tilts";
import { RULES } from "../chapters/04-stepping-euler-equation/rules";
import { QUATERNION_PRODUCTS } from "../chapters/05-quaternion-derivative/quaternionProducts";
import { QUATERNION_RATES } from "../chapters/05-quaternion-derivative/quaternionRates";
import { ACCURACY } from "../chapters/06-exponential-map/accuracy";
import { MAP } from "../chapters/06-exponential-map/map";
import { CONTACT_LAWS } from "../chapters/07-impulse-collision/contactLaws";
import { CONTACT_POINTS } from "../chapters/07-impulse-collision/contactPoints";
import { FRAMES } from "../chapters/07-impulse-collision/frames";
import { IMPACT_ENERGIES } from "../chapters/07-impulse-collision/impactEnergies";
import { IMPULSES } from "../chapters/07-impulse-collision/impulses";
import { SPRINGS } from "../chapters/08-springs-and-order/spring";
import { LONG_RUNS } from "../chapters/09-long-runs/longRuns";
import { USER_TORQUES } from "../chapters/10-engines/torques";
import { CHAPTER_FILES, displayEquations, folded, withoutWords } from "./chapters";
import type { EquationCheck } from "./check";

const CHECKS: Readonly<Record<string, Readonly<Record<string, EquationCheck>>>> = {
  "00-state-and-momentum.mdx": { ...VELOCITIES, ...TORQUES, ...ENERGIES, ...RUNS },
  "01-rotation-matrix-derivative.mdx": { ...POINTS, ...MATRIX_STEPS },
  "02-inertia-tensor.mdx": { ...TENSOR, ...SOLIDS, ...TURNING },
  "03-euler-equation.mdx": { ...MOTION, ...TILTS, ...FREE_MOTION },
  "04-stepping-euler-equation.mdx": RULES,
  "05-quaternion-derivative.mdx": { ...QUATERNION_PRODUCTS, ...QUATERNION_RATES },
  "06-exponential-map.mdx": { ...MAP, ...ACCURACY },
  "07-impulse-collision.mdx": {
    ...IMPULSES,
    ...CONTACT_POINTS,
    ...CONTACT_LAWS,
    ...IMPACT_ENERGIES,
    ...FRAMES,
  },
  "08-springs-and-order.mdx": SPRINGS,
  "09-long-runs.mdx": LONG_RUNS,
  "10-engines.mdx": USER_TORQUES,
};

describe.each(CHAPTER_FILES)("the display equations of %s", (file) => {
  const onPage = displayEquations(file);
  const checks = CHECKS[basename(file)] ?? {};
  const inLanguage = file.startsWith(`en/`) ? (tex: string) => tex : withoutWords;

  it("all have a check, and no check speaks for an equation that is gone", () => {
    expect(onPage.size).toBeGreaterThan(0);
    expect([...onPage.keys()].sort()).toEqual(Object.keys(checks).sort());
  });

  it.each(Object.entries(checks))("%s reads on the page as its check does", (id, { tex }) => {
    expect(inLanguage(onPage.get(id) ?? "")).toBe(inLanguage(folded(tex)));
  });

  for (const [id, { claim, check }] of Object.entries(checks)) it(`${id}: ${claim}`, check);
});
