import fc from "fast-check";
import { initialInstant } from "../../src/core/dynamics/advance";
import { ANGULAR } from "../../src/core/dynamics/angular/index";
import { METHODS } from "../../src/core/dynamics/contact/index";
import { LAWS } from "../../src/core/dynamics/contact/laws";
import { ANGULAR_IDS, ORIENTATION_IDS } from "../../src/core/dynamics/ids";
import type { Lane } from "../../src/core/dynamics/lane";
import { isDiverged, type State } from "../../src/core/dynamics/state";
import type { System } from "../../src/core/dynamics/system";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { prepare } from "../../src/core/scenario/prepare";

/** Every formulation: each rule for ω, each way to turn, and each option. */
export const LANES: readonly Lane[] = [
  ...ANGULAR_IDS.map((angular) => ({ angular })),
  ...ORIENTATION_IDS.map((orientation) => ({ angular: "implicit-body" as const, orientation })),
  { angular: "momentum", inertia: "frozen" },
  { angular: "explicit", update: "explicit" },
  { angular: "rescaled-momentum", substeps: 3 },
];

/** What may act on the body beside its inertia. */
export const SURROUNDINGS: readonly (readonly [name: string, fields: object])[] = [
  ["free", {}],
  [
    "loaded",
    {
      torque: [0.1, -0.2, 0.3],
      gravity: [0.2, -9.8, 0.1],
      drag: { linear: 0.1, angular: 0.02 },
      damping: { linear: 0.99, angular: 0.98 },
    },
  ],
  [
    "steered",
    {
      torque: [
        { axes: "body", value: [0.1, 0.2, -0.1] },
        { force: [0.1, -0.2, 0.3], at: [0.1, 0.2, 0.3], axes: "body" },
        { aim: { target: [1, 0.5, 0, 0], stiffness: 0.2, damping: 0.1 } },
        { detumble: { gain: 0.1, field: [1, 2, 3] } },
      ],
      wheel: { axis: [0, 1, 2], momentum: 0.2, motor: 0.01 },
      damping: { angular: 0.98 },
    },
  ],
  ["on a pivot", { pivot: [0, 0, 0.3], gravity: [0, -9.8, 0], drag: { linear: 0.1 } }],
  ["a top", { body: { inertia: [0.3, 0.3, 0.1], mass: 1 }, pivot: [0, 0, 0.3], gravity: [0, -9.8, 0] }],
  ...Object.keys(METHODS).flatMap((method) =>
    Object.keys(LAWS).map((law): [string, object] => [
      `${method}, ${law}`,
      {
        gravity: [0, -9.8, 0],
        planes: [
          { point: [0, 0, 0], normal: [0.1, 1, 0.2] },
          { point: [0, 0, -0.2], normal: [0, 0, 1] },
        ],
        contact: { method, law, restitution: 0.5, friction: 0.3 },
      },
    ]),
  ),
];

/** Whether a lane may run among these surroundings. */
export function fits(lane: Lane, surroundings: string): boolean {
  const isClosedForm = ANGULAR[lane.angular].state === "time";
  return surroundings === "free" || isClosedForm === (surroundings === "a top");
}

const component = fc.double({ min: -4, max: 4, noNaN: true });
const vector = fc.tuple(component, component, component);
const start = fc.record({
  angularVelocity: vector,
  velocity: vector,
  orientation: fc.tuple(fc.double({ min: 0.2, max: 1, noNaN: true }), component, component, component),
  // Some start above the planes, some in them.
  position: fc.tuple(component, fc.double({ min: -0.1, max: 0.5, noNaN: true }), fc.constant(0)),
});

/** So many random starts of a lane, the same on every run. Only the closed form has to be prepared anew for each. */
export function starts(lane: Lane, fields: object, count: number): { system: System; state: State }[] {
  const samples = fc.sample(start, { numRuns: count, seed: 20 });
  const scenarioFrom = ({ velocity, ...held }: { readonly velocity?: unknown }) => {
    const body = { shape: "box", size: [0.2, 0.4, 0.6], mass: 1 };
    // A pivot leaves the velocity no choice.
    const initial = "pivot" in fields ? held : { ...held, velocity };
    return parseScenario({ body, ...fields, initial, dt: 1 / 60, frames: 1, lanes: [lane] });
  };
  const shared = prepare(scenarioFrom(samples[0] ?? {}));
  return samples.flatMap((initial) => {
    const isClosedForm = ANGULAR[lane.angular].state === "time";
    const system = isClosedForm
      ? prepare(scenarioFrom(initial))
      : { ...shared, scenario: { ...shared.scenario, initial } };
    const state = initialInstant(system, 0);
    return isDiverged(state) ? [] : [{ system, state }];
  });
}
