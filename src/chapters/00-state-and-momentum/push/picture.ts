import { addVec, scaleVec, subVec } from "../../../core/math/vec3";
import type { ArrowMark, Mark } from "../../../scene/marks";
import { TERMS } from "../../../ui/glossary";
import { borderDecals } from "../../shared/decals";
import { vectorArrow } from "../../shared/marks";
import {
  FORCE_SCALE,
  HELD_WB,
  type Pushed,
  type PushSettings,
  pushedAtCentre,
  pushedHere,
  pushedPoint_W,
  REST_W,
  SIZE,
} from "./model";

/** Metres of the picture for 1 N m, 1 m/s and 1 rad/s. */
const SCALE = { torque: 0.2, velocity: 0.55, omega: 0.17 } as const;
const GROUND = -0.78;

const CURVE_RATE = 40;

const arrow = { kind: "arrow", ghost: false } as const;

export function pushMarks(settings: PushSettings): readonly Mark[] {
  const here = pushedHere(settings);
  return [
    { kind: "ground", key: "ground", centre_W: [0, GROUND, 0], radius: 1.1 },
    {
      kind: "body",
      key: "body",
      size: SIZE,
      position_W: here.position_W,
      q_WB: here.q_WB,
      decals_B: borderDecals(SIZE),
      ghost: false,
    },
    ...(settings.compared ? [ghost(settings)] : []),
    ...paths(settings),
    ...forceArrows(here),
    ...(settings.time === 0 ? [torqueArrow(here)] : motionArrows(here)),
    { kind: "point", key: "centre", at_W: here.position_W, colour: "position", label: "" },
  ];
}

function ghost(settings: PushSettings): Mark {
  const { position_W } = pushedAtCentre(settings);
  return { kind: "body", key: "ghost", size: SIZE, position_W, q_WB: HELD_WB, decals_B: [], ghost: true };
}

function paths(settings: PushSettings): Mark[] {
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

function forceArrows({ pushes }: Pushed): Mark[] {
  return pushes.map(({ arm_W, force_W }, index): ArrowMark => {
    const span_W = scaleVec(FORCE_SCALE, force_W);
    return {
      ...arrow,
      key: `force ${index}`,
      tail_W: subVec(addVec(REST_W, arm_W), span_W),
      span_W,
      colour: "impulse",
      label: index === 0 ? TERMS.force.symbol : `−${TERMS.force.symbol}`,
      labelAt: "middle",
    };
  });
}

function torqueArrow({ sum, position_W }: Pushed): Mark {
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

function motionArrows({ position_W, velocity_W, omega_W }: Pushed): Mark[] {
  return [
    vectorArrow("omega", position_W, scaleVec(SCALE.omega, omega_W)),
    {
      ...arrow,
      key: "velocity",
      tail_W: position_W,
      span_W: scaleVec(SCALE.velocity, velocity_W),
      colour: "velocity",
      label: TERMS.centreVelocity.symbol,
      term: "centreVelocity",
    },
  ];
}
