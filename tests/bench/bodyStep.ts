import { massProperties } from "../../src/core/bodies/massProperties";
import { attitudeAt, freeRotation } from "../../src/core/exact/freeRotation";
import { angleBetweenAttitudes, normaliseQuat } from "../../src/core/math/quat";
import { BENCHED, nameOf, worldOf } from "./benched";
import { BODIES, type BodyId, END, laneStepper, table } from "./formulations";
import { median, nanosecondsByRound, type Stepper } from "./timing";

/*
 * What a body-step costs through the function that the figures call, beside other engines stepping the same free box
 * in the same run; then every formulation's order, error and cost. The ratio is the median of the rounds' ratios: a round of
 * one engine follows that of another within a tenth of a second, while a machine is fast and slow for longer.
 */
const DT = 1 / 60;
const engines: Stepper[] = [];
for (const each of BENCHED) engines.push(await engineStepper(each));

function bodyOf(body: BodyId) {
  const { size } = BODIES[body];
  return massProperties({ shape: "box", size: [...size], mass: 1 });
}

async function engineStepper(each: (typeof BENCHED)[number]): Promise<Stepper> {
  const world = await worldOf(each, bodyOf("brisk"), BODIES.brisk.spin, DT);
  return {
    name: nameOf(...each),
    run(steps) {
      for (let step = 0; step < steps; step++) world.step();
    },
  };
}

const ours: Stepper = { ...laneStepper("implicit-body"), name: "implicit-body + exponential-map" };
const steppers = [ours, ...engines];
const rounds = nanosecondsByRound(steppers);
const times = rounds.map(median);
for (const [k, { name }] of steppers.entries())
  console.log(`${name}  ${times[k]?.toFixed(0)} ns per body-step`);
const [own = [], ...others] = rounds;
const ratios = others.map((other) => median(other.map((time, round) => time / (own[round] ?? Number.NaN))));
console.log(`ratio  ${Math.min(...ratios).toFixed(2)} to the cheapest engine`);

/** A number in few characters: three digits, or how it failed. */
function brief(value: number): string {
  if (Number.isNaN(value)) return "diverged";
  if (!Number.isFinite(value)) return "never";
  return value !== 0 && (value < 0.01 || value >= 1e5) ? value.toExponential(1) : value.toPrecision(3);
}

function print(cells: readonly string[]): void {
  console.log(cells.map((cell, k) => (k === 0 ? cell.padEnd(26) : cell.padStart(10))).join(""));
}

const bodies = Object.keys(BODIES) as BodyId[];
console.log(
  `\nError in attitude [rad] after ${END} s at dt = 1/60; µs for ${END} s of the brisk body to a given error`,
);
print(["", "order", ...bodies, "ns/step", "1e-3 rad", "1e-6 rad", "1e-9 rad"]);
for (const { angular, order, errors, nanoseconds, costs } of table()) {
  const measured = angular === "exact" ? "-" : order.toFixed(2);
  print([angular, measured, ...errors.map(brief), nanoseconds.toFixed(0), ...costs.map(brief)]);
}

/** Another engine's error after ten seconds at 1/60. */
async function engineErrors(each: (typeof BENCHED)[number]): Promise<readonly string[]> {
  const errors: string[] = [];
  for (const body of bodies) {
    const { spin } = BODIES[body];
    const mass = bodyOf(body);
    const world = await worldOf(each, mass, spin, DT);
    for (let step = 0; step < END / DT; step++) world.step();
    const truth = attitudeAt(freeRotation(mass, [1, 0, 0, 0], spin), END);
    errors.push(brief(angleBetweenAttitudes(normaliseQuat(world.motion().q_WB), truth.q_WB)));
    world.free();
  }
  return errors;
}

for (const [k, each] of BENCHED.entries()) {
  print([nameOf(...each), "", ...(await engineErrors(each)), times[k + 1]?.toFixed(0) ?? ""]);
}
