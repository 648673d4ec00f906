import { addVec, scaleVec, type Vec3 } from "../../../core/math/vec3";
import { decimals, seconds } from "../../../format/numbers";
import type { ArrowMark, Mark } from "../../../scene/marks";
import { TERMS } from "../../../ui/glossary";
import type { ReadoutCell, ReadoutColumn, ReadoutRow } from "../../../ui/Readouts";
import {
  HELD_WB,
  type Pushed,
  type PushSettings,
  pushedAtCentre,
  pushedHere,
  pushedPoint_W,
  REST_W,
  SIZE,
} from "./model";

/** The picture and the numbers of a body that is pushed. */

/** Metres of the picture for 1 N, 1 N m, 1 m/s and 1 rad/s. */
export const SCALE = { force: 0.045, torque: 0.2, velocity: 0.55, omega: 0.17 } as const;
const GROUND = -0.78;

/** Points of the curves [per second]. */
const CURVE_RATE = 40;

const arrow = { kind: "arrow", ghost: false } as const;

/** @param compared whether the body that is pushed through its centre is drawn too */
export function pushMarks(settings: PushSettings, compared: boolean): readonly Mark[] {
  const here = pushedHere(settings);
  return [
    { kind: "ground", key: "ground", centre_W: [0, GROUND, 0], radius: 1.1 },
    {
      kind: "body",
      key: "body",
      size: SIZE,
      position_W: here.position_W,
      q_WB: here.q_WB,
      decals_B: FRAME,
      ghost: false,
    },
    ...(compared ? [ghost(settings)] : []),
    ...ways(settings),
    ...forces(here),
    ...(settings.time === 0 ? [torque(here)] : motion(here)),
    { kind: "point", key: "centre", at_W: here.position_W, colour: "position", label: "" },
  ];
}

/** A border on the front and on the back, so that a turn shows. */
const FRAME: readonly Vec3[][] = [1, -1].map((side) => {
  const [x, y, z] = [0.36 * SIZE[0], 0.42 * SIZE[1], side * (SIZE[2] / 2 + 0.001)];
  return [
    [-x, -y, z],
    [x, -y, z],
    [x, y, z],
    [-x, y, z],
    [-x, -y, z],
  ];
});

function ghost(settings: PushSettings): Mark {
  const { position_W } = pushedAtCentre(settings);
  return { kind: "body", key: "ghost", size: SIZE, position_W, q_WB: HELD_WB, decals_B: [], ghost: true };
}

/** Where the centre and the pushed point have been since the push. */
function ways(settings: PushSettings): Mark[] {
  const count = Math.ceil(settings.time * CURVE_RATE);
  if (count < 1) return [];
  const since = Array.from({ length: count + 1 }, (_, k) =>
    pushedHere({ ...settings, time: (settings.time * k) / count }),
  );
  const curve = { kind: "curve", colour: "position", dashed: false } as const;
  return [
    { ...curve, key: "way", paths_W: [since.map(({ position_W }) => position_W)], weight: "main" },
    {
      ...curve,
      key: "point way",
      paths_W: [since.map((then) => pushedPoint_W(then, settings.arm_W))],
      weight: "faint",
    },
  ];
}

/** The forces, their tips where they act; where the body was when it was pushed. */
function forces({ pushes }: Pushed): Mark[] {
  return pushes.map(({ arm_W, force_W }, index): ArrowMark => {
    const span_W = scaleVec(SCALE.force, force_W);
    const tail_W = addVec(addVec(REST_W, arm_W), scaleVec(-1, span_W));
    return {
      ...arrow,
      key: `force ${index}`,
      tail_W,
      span_W,
      colour: "impulse",
      label: index === 0 ? TERMS.force.symbol : `−${TERMS.force.symbol}`,
      labelledInMiddle: true,
    };
  });
}

function torque({ sum, position_W }: Pushed): Mark {
  const span_W = scaleVec(SCALE.torque, sum.torque_W);
  return {
    ...arrow,
    key: "torque",
    tail_W: position_W,
    span_W,
    colour: "torque",
    label: TERMS.torque.symbol,
    term: "torque",
  };
}

function motion({ position_W, velocity_W, omega_W }: Pushed): Mark[] {
  const from = { ...arrow, tail_W: position_W };
  return [
    {
      ...from,
      key: "omega",
      span_W: scaleVec(SCALE.omega, omega_W),
      colour: "omega",
      label: TERMS.omega.symbol,
    },
    {
      ...from,
      key: "velocity",
      span_W: scaleVec(SCALE.velocity, velocity_W),
      colour: "velocity",
      label: TERMS.centreVelocity.symbol,
      term: "centreVelocity",
    },
  ];
}

export const PUSH_ROWS: readonly ReadoutRow[] = [
  { quantity: "force", name: "All forces together", symbol: "F", unit: "N", term: "force" },
  { quantity: "velocity", name: "Velocity of the centre", symbol: "v", unit: "m/s", term: "centreVelocity" },
  { quantity: "torque", name: "Torque about the centre", symbol: "τ", unit: "N m", term: "torque" },
  { quantity: "omega", name: "Angular velocity", symbol: "ω", unit: "rad/s", term: "omega" },
  { quantity: "energy", name: "Kinetic energy", unit: "J", term: "energy" },
];

/** What the push gives the body, here and through the centre. */
export function pushColumns(settings: PushSettings): ReadoutColumn[] {
  return [
    { lane: "a", heading: "Pushed where you push", cells: cells(pushedHere(settings)) },
    { lane: "b", heading: "Pushed through the centre", cells: cells(pushedAtCentre(settings)) },
  ];
}

function cells({ sum, velocity_W, omega_W, energy }: Pushed): Record<string, ReadoutCell> {
  const vector = (v: Vec3) => ({ value: v, parts: v.map((part) => decimals(part, 3)) });
  return {
    force: vector(sum.force_W),
    velocity: vector(velocity_W),
    torque: vector(sum.torque_W),
    omega: vector(omega_W),
    energy: { value: energy, parts: [decimals(energy, 3)] },
  };
}

export function describePush(settings: PushSettings): string {
  const { sum, position_W, omega_W } = pushedHere(settings);
  const spoken = (v: Vec3) => v.map((part) => decimals(part, 2)).join(", ");
  if (settings.time === 0)
    return `A box at rest is pushed at ${spoken(settings.arm_W)} metres from its centre with ${spoken(settings.force_W)} newtons${settings.paired ? ", and at the opposite point with the opposite force" : ""}; the torque is ${spoken(sum.torque_W)} newton metres.`;
  const centre = spoken(addVec(position_W, scaleVec(-1, REST_W)));
  return `${seconds(settings.time)} after the push the centre has moved by ${centre} metres, as far as that of the box pushed through its centre; the box turns with ${spoken(omega_W)} radians a second.`;
}
