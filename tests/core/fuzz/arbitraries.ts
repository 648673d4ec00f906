import fc from "fast-check";
import { ANGULAR } from "../../../src/core/dynamics/angular/index";
import { ANGULAR_IDS, LAW_IDS, METHOD_IDS, ORIENTATION_IDS } from "../../../src/core/dynamics/ids";
import type { ScenarioInput } from "../../../src/core/scenario/parseScenario";
import { evenly, vectorWithin, within } from "./numbers";

/** Lengths, some of which are equal, or are but for their last digits: so that moments are too. */
const length = fc.oneof(
  { weight: 3, arbitrary: fc.double({ min: 0.05, max: 5, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 1 + 4e-16, 1 + 1e-9, 1.001, 2) },
);
const mass = fc.double({ min: 0.01, max: 100, noNaN: true });
const share = fc.oneof(evenly(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));

const withCorners = fc.oneof(
  fc.record({ shape: fc.constant("box" as const), size: fc.tuple(length, length, length), mass }),
  fc.record({
    shape: fc.constant("points" as const),
    // Four corners of a tetrahedron, shaken: never on one line.
    points: fc
      .tuple(vectorWithin(0.2), vectorWithin(0.2), vectorWithin(0.2), vectorWithin(0.2), mass, mass)
      .map(([a, b, c, d, m, n]) => [
        { mass: m, position: [a[0] + 1, a[1], a[2]] as [number, number, number] },
        { mass: n, position: [b[0], b[1] + 1, b[2]] as [number, number, number] },
        { mass: m, position: [c[0], c[1], c[2] + 1] as [number, number, number] },
        { mass: n, position: d },
      ]),
  }),
);

const withoutCorners = fc.oneof(
  fc.record({ shape: fc.constant("ellipsoid" as const), semiAxes: fc.tuple(length, length, length), mass }),
  fc.record({ shape: fc.constant("cylinder" as const), radius: length, height: length, mass }),
  fc.record({ inertia: fc.tuple(length, length, length), mass }),
  fc.record({
    // Diagonally dominant: positive definite.
    inertia: fc
      .tuple(within(0.1), within(0.1), within(0.1))
      .map(([p, q, r]): [[number, number, number], [number, number, number], [number, number, number]] => [
        [1, p, q],
        [p, 2, r],
        [q, r, 2.5],
      ]),
    mass,
  }),
);

const steppedRules = ANGULAR_IDS.filter((id) => !ANGULAR[id].wholeFrame);
const ownTurnRules = ANGULAR_IDS.filter((id) => ANGULAR[id].wholeFrame && id !== "exact");

const laneContact = fc.record(
  { method: fc.constantFrom(...METHOD_IDS), law: fc.constantFrom(...LAW_IDS) },
  { requiredKeys: [] },
);
const steppedLane = fc.record(
  {
    angular: fc.constantFrom(...steppedRules),
    orientation: fc.constantFrom(...ORIENTATION_IDS),
    update: fc.constantFrom("semi-implicit" as const, "explicit" as const),
    inertia: fc.constantFrom("rotated" as const, "frozen" as const),
    contact: laneContact,
  },
  { requiredKeys: ["angular"] },
);
const ownTurnLane = fc.record(
  { angular: fc.constantFrom(...ownTurnRules), contact: laneContact },
  { requiredKeys: ["angular"] },
);
const exactLane = fc.record({ angular: fc.constant("exact" as const) });
const lanes = fc.array(fc.oneof(steppedLane, ownTurnLane), { minLength: 1, maxLength: 3 });
const freeLanes = fc.array(fc.oneof(steppedLane, ownTurnLane, exactLane), { minLength: 1, maxLength: 3 });

function notZero<Numbers extends number[]>(numbers: fc.Arbitrary<Numbers>): fc.Arbitrary<Numbers> {
  return numbers.filter((each) => each.some((component) => component !== 0));
}

const attitude = notZero(fc.tuple(within(1), within(1), within(1), within(1)));
const held = { position: vectorWithin(3), orientation: attitude, angularVelocity: vectorWithin(20) };
const initial = fc.record({ ...held, velocity: vectorWithin(10) }, { requiredKeys: ["angularVelocity"] });
/** Of a body on a pivot, which leaves the velocity no choice. */
const heldInitial = fc.record(held, { requiredKeys: ["angularVelocity"] });
const dt = fc.double({ min: 1e-4, max: 0.3, noNaN: true });
const frames = fc.integer({ min: 0, max: 30 });

/** Random scenarios of a body on which nothing acts. */
export const freeScenario: fc.Arbitrary<ScenarioInput> = fc.record({
  body: fc.oneof(withCorners, withoutCorners),
  initial,
  dt,
  frames,
  lanes: freeLanes,
});

const plane = fc.record({ point: vectorWithin(1), normal: notZero(vectorWithin(1)) });

const axes = fc.constantFrom("world" as const, "body" as const);
const someTorque = fc.oneof(
  vectorWithin(5),
  fc.record({ axes, value: vectorWithin(5) }),
  fc.record({ force: vectorWithin(5), at: vectorWithin(1), axes }, { requiredKeys: ["force", "at"] }),
  fc.record({
    aim: fc.record(
      { target: attitude, stiffness: share, damping: share, shorter: fc.boolean() },
      { requiredKeys: ["target", "stiffness"] },
    ),
  }),
  fc.record({ detumble: fc.record({ gain: share, field: notZero(vectorWithin(2)) }) }),
);
const torque = fc.oneof(someTorque, fc.array(someTorque, { minLength: 1, maxLength: 3 }));
const wheel = fc.record(
  { axis: notZero(vectorWithin(1)), momentum: within(5), motor: within(1) },
  { requiredKeys: ["axis", "momentum"] },
);

/** Random scenarios of a body that is pushed, dragged, damped and thrown among planes. */
export const pushedScenario: fc.Arbitrary<ScenarioInput> = fc.record(
  {
    body: withCorners,
    initial,
    torque,
    wheel,
    drag: fc.record({ linear: share, angular: share }, { requiredKeys: [] }),
    gravity: vectorWithin(10),
    damping: fc.record({ linear: share, angular: share }, { requiredKeys: [] }),
    planes: fc.array(plane, { maxLength: 2 }),
    contact: fc.record(
      {
        method: fc.constantFrom(...METHOD_IDS),
        law: fc.constantFrom(...LAW_IDS),
        restitution: share,
        friction: fc.oneof(evenly(0, 2), fc.double({ min: 0, max: 2, noNaN: true })),
      },
      { requiredKeys: [] },
    ),
    dt,
    frames,
    lanes,
  },
  { requiredKeys: ["body", "initial", "dt", "frames", "lanes"] },
);

/** Random scenarios of a body on a pivot. */
export const heldScenario: fc.Arbitrary<ScenarioInput> = fc.record(
  {
    body: fc.oneof(withCorners, withoutCorners),
    initial: heldInitial,
    pivot: vectorWithin(1),
    torque,
    wheel,
    drag: fc.record({ linear: share, angular: share }, { requiredKeys: [] }),
    gravity: vectorWithin(10),
    damping: fc.record({ angular: share }),
    dt,
    frames,
    lanes,
  },
  { requiredKeys: ["body", "initial", "pivot", "dt", "frames", "lanes"] },
);

/** Random scenarios of Lagrange's top, of all starts: at rest, upright, hanging, spun to any speed. */
export const topScenario: fc.Arbitrary<ScenarioInput> = fc
  .record({
    moments: fc.tuple(length, length),
    mass,
    initial: heldInitial,
    arm: within(1),
    gravity: vectorWithin(10),
    dt,
    frames,
    lanes: freeLanes,
  })
  .map(({ moments: [across, along], mass, arm, ...others }) => ({
    body: { inertia: [across, along, across], mass },
    pivot: [0, arm, 0],
    ...others,
  }));

export const anyScenario = fc.oneof(freeScenario, pushedScenario, heldScenario, topScenario);
