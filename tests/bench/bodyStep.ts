import { Body, Box, Vec3, World } from "cannon-es";
import { isDiverged } from "../../src/core/dynamics/state";
import { initialInstant, nextInstant, prepare } from "../../src/core/dynamics/system";
import { parseScenario } from "../../src/core/scenario/schema";

/*
 * Nanoseconds per body-step of one free box, through the function that the figures call, beside cannon-es
 * stepping the same box in the same run. Rounds alternate, and the median round counts, so that neither a warm-up
 * nor a busy machine favours one.
 */

const STEPS = 200_000;
const ROUNDS = 15;
const DT = 1 / 60;

const system = prepare(
  parseScenario({
    body: { shape: "box", size: [0.2, 0.4, 0.6], mass: 1 },
    initial: { angularVelocity: [1, 2, 3] },
    dt: DT,
    frames: STEPS,
    lanes: [{ angular: "implicit-body", orientation: "exponential-map" }],
  }),
);

function runOurs(): void {
  let instant = initialInstant(system, 0);
  for (let step = 0; step < STEPS; step++) {
    if (isDiverged(instant)) throw new Error(instant.diverged);
    instant = nextInstant(system, 0, instant);
  }
}

const world = new World();
const box = new Body({
  mass: 1,
  shape: new Box(new Vec3(0.1, 0.2, 0.3)),
  linearDamping: 0,
  angularDamping: 0,
});
box.angularVelocity.set(1, 2, 3);
world.addBody(box);

function runCannon(): void {
  for (let step = 0; step < STEPS; step++) world.step(DT);
}

function nanosecondsPerStep(run: () => void): number {
  const start = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - start) / STEPS;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

const ours: number[] = [];
const cannons: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  ours.push(nanosecondsPerStep(runOurs));
  cannons.push(nanosecondsPerStep(runCannon));
}

console.log(`implicit-body + exponential-map  ${median(ours).toFixed(0)} ns per body-step`);
console.log(`cannon-es  ${median(cannons).toFixed(0)} ns per body-step`);
console.log(`ratio  ${(median(cannons) / median(ours)).toFixed(2)}`);
