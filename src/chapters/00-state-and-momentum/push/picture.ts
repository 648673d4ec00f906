import { addVec, scaleVec, subVec } from "../../../core/math/vec3";
import type { ArrowMark, Mark } from "../../../scene/marks";
import { TERMS } from "../../../ui/glossary";
import { borderDecals } from "../../shared/decals";
import { arrow, boxMark, curve, vectorArrow } from "../../shared/marks";
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
const SCALE = { torque: 0.02, velocity: 0.55, omega: 0.17 } as const;
const GROUND = -0.78;

const CURVE_RATE = 40;

export function pushMarks(settings: PushSettings): readonly Mark[] {
  const here = pushedHere(settings);
  return [
    { kind: "ground", key: "ground", centre_W: [0, GROUND, 0], radius: 1.1 },
    boxMark("body", SIZE, here, borderDecals(SIZE)),
    ...(settings.compared ? [ghost(settings)] : []),
    ...paths(settings),
    ...forceArrows(here),
    ...(settings.time === 0 ? [torqueArrow(here)] : motionArrows(here)),
    { kind: "point", key: "centre", at_W: here.position_W, colour: "position", label: "" },
  ];
}

function ghost(settings: PushSettings): Mark {
  const { position_W } = pushedAtCentre(settings);
  return { ...boxMark("ghost", SIZE, { position_W, q_WB: HELD_WB }), ghost: true };
}

function paths(settings: PushSettings): Mark[] {
  const count = Math.ceil(settings.time * CURVE_RATE);
  if (count < 1) return [];
  const since = Array.from({ length: count + 1 }, (_, k) =>
    pushedHere({ ...settings, time: (settings.time * k) / count }),
  );
  const ofPoint = since.map((then) => pushedPoint_W(then, settings.arm_W));
  return [
    curve("way", [since.map(({ position_W }) => position_W)], "position"),
    curve("point way", [ofPoint], "position", "faint"),
  ];
}

function forceArrows({ pushes }: Pushed): Mark[] {
  return pushes.map(({ arm_W, force_W }, index): ArrowMark => {
    const span_W = scaleVec(FORCE_SCALE, force_W);
    const label = index === 0 ? TERMS.force.symbol : `−${TERMS.force.symbol}`;
    const tail_W = subVec(addVec(REST_W, arm_W), span_W);
    return arrow(`force ${index}`, tail_W, span_W, "impulse", label, { labelAt: "middle" });
  });
}

function torqueArrow({ sum, position_W }: Pushed): Mark {
  const span_W = scaleVec(SCALE.torque, sum.torque_W);
  return arrow("torque", position_W, span_W, "torque", TERMS.torque.symbol, { term: "torque" });
}

function motionArrows({ position_W, velocity_W, omega_W }: Pushed): Mark[] {
  const span_W = scaleVec(SCALE.velocity, velocity_W);
  const { symbol } = TERMS.centreVelocity;
  return [
    vectorArrow("omega", position_W, scaleVec(SCALE.omega, omega_W)),
    arrow("velocity", position_W, span_W, "velocity", symbol, { term: "centreVelocity" }),
  ];
}
