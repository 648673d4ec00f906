import { readFileSync, writeFileSync } from "node:fs";
import type { Quat } from "../../../../src/core/math/quat";
import type { Vec3 } from "../../../../src/core/math/vec3";
import { finalState } from "../../support";
import { BORDERS, type BorderMotion, END, motionsNear, TILTED, worldSpin } from "../borders";

/*
 * Where Runge-Kutta's fourth-order method arrives with END/STEPS = 0.5 ms a step, which shares nothing with the closed
 * form: a minute's work, so its results are kept in borders.json, and freeRotation.test.ts compares with those.
 *     npx tsx tests/core/exact/reference/borders.ts            writes the file
 *     npx tsx tests/core/exact/reference/borders.ts --check    fails if it would come out otherwise in any digit
 */

const STEPS = 4000;
/** Significant digits that are kept: the method's own error is above the thirteenth. */
const DIGITS = 12;
const FILE = new URL("borders.json", import.meta.url);

/** Angular velocity in the world [rad/s], and attitude, after END seconds. */
export type Arrival = readonly [omega_W: Vec3, q_WB: Quat];

function arrival({ moments, omega_B }: BorderMotion): Arrival {
  const { state } = finalState({
    body: { inertia: moments, mass: 1 },
    initial: {
      orientation: [TILTED[0], TILTED[1], TILTED[2], TILTED[3]],
      angularVelocity: worldSpin(TILTED, omega_B),
    },
    dt: END / STEPS,
    frames: STEPS,
    lanes: [{ angular: "rk4" }],
  });
  const rounded = (x: number) => Number(x.toPrecision(DIGITS));
  const [x, y, z] = state.omega_W;
  const [w, i, j, k] = state.q_WB;
  return [
    [rounded(x), rounded(y), rounded(z)],
    [rounded(w), rounded(i), rounded(j), rounded(k)],
  ];
}

function written(): string {
  const borders = Object.keys(BORDERS).map((border) => {
    const lines = motionsNear(border).map((motion) => `    ${JSON.stringify(arrival(motion))}`);
    return `  ${JSON.stringify(border)}: [\n${lines.join(",\n")}\n  ]`;
  });
  return `{\n${borders.join(",\n")}\n}\n`;
}

if (process.argv.includes("--check")) {
  if (readFileSync(FILE, "utf8") !== written()) throw new Error("borders.json is not what is computed now");
  process.stdout.write("borders.json: computed again, the same digits\n");
} else {
  writeFileSync(FILE, written());
}
