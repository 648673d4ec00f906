import type { MassProperties } from "../../bodies/massProperties.ts";
import { type Load, later } from "../load.ts";
import { rungeKuttaTranslation } from "../translation.ts";
import type { RotationalState, WholeFrameRule } from "./rule.ts";
import { splitting } from "./splitting.ts";

/** p, the real root of  4 p³ + (1 − 4p)³ = 0:  p = 1 / (4 − 4^(1/3)). */
export const OUTER = 0.4144907717943757;

/** 1 − 4p, below zero: the middle step goes back in time. */
export const INNER = 1 - 4 * OUTER;

/**
 * Five steps of {@link splitting}, of lengths
 *     p dt, p dt, (1 − 4p) dt, p dt, p dt,   4p + (1 − 4p) = 1.
 * The error of a step of length h begins with a term in h³, since the step is its own inverse run backwards. In the five these
 * terms add up to  (4p³ + (1 − 4p)³) dt³ = 0,  and the composition is symmetric again, so that the next is of dt⁵: the
 * rule is of order four. L stays in the world, and E swings without drift, as in each of the five.
 *
 * Yoshida's three steps do the same with fewer; but their middle one goes back by 1.70 dt, this one by 0.66 dt, and errors go with
 * the fifth power. For equal work the five are some ten times as accurate: `tests/core/dynamics/splitting4.test.ts` measures it.
 *
 * Torque acts in the half kicks of the five steps. A constant one they follow to order four; under drag the kicks are of second
 * order and not symmetric, and the rule is of order three.
 *
 * @param start orientation, and angular momentum [kg m²/s]
 * @param body mass properties
 * @param load null where nothing acts
 * @param dt   time step [s]
 * @returns orientation and angular momentum after the step
 * @see Suzuki, "Fractal decomposition of exponential operators", Phys. Lett. A 146 (1990); Yoshida, "Construction of higher
 *      order symplectic integrators", Phys. Lett. A 150 (1990); McLachlan, SIAM J. Sci. Comput. 16 (1995)
 */
export function splitting4(
  start: RotationalState,
  body: MassProperties,
  load: Load | null,
  dt: number,
): RotationalState {
  const after1 = splitting(start, body, load, OUTER * dt);
  const after2 = splitting(after1, body, later(load, OUTER * dt), OUTER * dt);
  const after3 = splitting(after2, body, later(load, 2 * OUTER * dt), INNER * dt);
  const after4 = splitting(after3, body, later(load, (1 - 2 * OUTER) * dt), OUTER * dt);
  return splitting(after4, body, later(load, (1 - OUTER) * dt), OUTER * dt);
}

export const splitting4Rule: WholeFrameRule = {
  id: "splitting-4",
  equation:
    "\\Phi_{p\\Delta t}\\,\\Phi_{p\\Delta t}\\,\\Phi_{(1-4p)\\Delta t}\\,\\Phi_{p\\Delta t}\\,\\Phi_{p\\Delta t},\\quad p = \\frac{1}{4-\\sqrt[3]{4}}",
  order: 4,
  wholeFrame: true,
  state: "rotational",
  advance: splitting4,
  translate: rungeKuttaTranslation,
};
