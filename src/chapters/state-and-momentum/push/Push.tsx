import type { ReactNode } from "react";
import { addVec, scaleVec, subVec, type Vec3 } from "../../../core/math/vec3";
import { NumberSlider } from "../../../figures/diagram/controls";
import { type Diagram, usePlaying } from "../../../figures/diagram/Diagram";
import { diagramIsland } from "../../../figures/diagram/DiagramFigure";
import { quantitiesOf, vectorText } from "../../../figures/diagram/vectorText";
import { seconds } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import type { ArrowMark, Mark } from "../../../scene/marks";
import { TERMS } from "../../../ui/glossary";
import { Icon } from "../../../ui/icons";
import type { ReadoutColumn } from "../../../ui/Readouts";
import { borderDecals } from "../../shared/decals";
import { arrow, boxMark, curve, vectorArrow } from "../../shared/marks";
import { strings } from "../strings/en";
import {
  FOLLOWED,
  FORCE_SCALE,
  HELD_WB,
  PUSH,
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

/** Where the box that is pushed through its centre is drawn, from where it is reckoned: beside the other, farther away. */
const BESIDE_W: Vec3 = [0, 0, -0.95];

export function pushMarks(settings: PushSettings): readonly Mark[] {
  const here = pushedHere(settings);
  return [
    { kind: "ground", key: "ground", centre_W: [0.1, GROUND, BESIDE_W[2] / 2], radius: 0.95 },
    boxMark("body", SIZE, here, borderDecals(SIZE)),
    ...(settings.compared ? besideMarks(settings) : []),
    ...paths(settings),
    ...forceArrows(here),
    ...(settings.time === 0 ? [torqueArrow(here)] : motionArrows(here)),
    { kind: "point", key: "centre", at_W: here.position_W, colour: "position", label: "" },
  ];
}

/** With its way, and a line from centre to centre: the two stay abreast. */
function besideMarks(settings: PushSettings): Mark[] {
  const { pushes, position_W: reckoned_W } = pushedAtCentre(settings);
  const [from_W, at_W] = [addVec(REST_W, BESIDE_W), addVec(reckoned_W, BESIDE_W)];
  return [
    boxMark("beside", SIZE, { position_W: at_W, q_WB: HELD_WB }, borderDecals(SIZE)),
    curve("way beside", [[from_W, at_W]], "position"),
    curve("abreast", [[reckoned_W, at_W]], "axis", "thin", true),
    ...pushes.map(({ force_W }, index): Mark => {
      const span_W = scaleVec(FORCE_SCALE, force_W);
      return arrow(`force beside ${index}`, subVec(from_W, span_W), span_W, "impulse", "");
    }),
    { kind: "point", key: "centre beside", at_W, colour: "position", label: "" },
  ];
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

const words = strings.push;

/** On a phone the handle of the force is whole at the left edge, and so are the boxes two seconds later at the right. */
const CAMERA: Camera = {
  target_W: [0.06, -0.14, -0.42],
  radius: 1.16,
  azimuth: 0.14,
  elevation: 0.48,
  zoom: 1,
};

function PushTransport({ diagram }: { readonly diagram: Diagram<typeof PUSH> }): ReactNode {
  const playing = usePlaying(diagram);
  return (
    <div className="push-row">
      <button type="button" className="push-button" onClick={() => diagram.play(!playing)}>
        <Icon name={playing ? "pause" : "play"} />
        {playing ? words.hold : words.push}
      </button>
      <NumberSlider diagram={diagram} of="time">
        {words.time.label}
      </NumberSlider>
    </div>
  );
}

const NUMBERS = quantitiesOf(words.rows, 3, {
  force: { term: "force", of: ({ sum }: Pushed) => sum.force_W },
  velocity: { term: "centreVelocity", of: ({ velocity_W }) => velocity_W },
  torque: { term: "torque", of: ({ sum }) => sum.torque_W },
  omega: { term: "omega", of: ({ omega_W }) => omega_W },
  energy: { term: "energy", symbol: "", of: ({ energy }) => energy },
  work: { unit: "J", of: ({ work }) => work },
});

function pushColumns(settings: PushSettings): ReadoutColumn[] {
  return [
    { lane: "a", heading: words.columns.here, cells: NUMBERS.cells(pushedHere(settings)) },
    { lane: "b", heading: words.columns.centre, cells: NUMBERS.cells(pushedAtCentre(settings)) },
  ];
}

export function describePush(settings: PushSettings): string {
  const { sum, position_W, omega_W } = pushedHere(settings);
  if (settings.time > 0)
    return words.describeMotion(
      seconds(settings.time),
      vectorText(subVec(position_W, REST_W)),
      vectorText(omega_W),
    );
  return words.describeAtRest({
    point: vectorText(settings.arm_W),
    force: vectorText(settings.force_W),
    torque: vectorText(sum.torque_W),
    isPaired: settings.paired,
  });
}

export const Push = diagramIsland("Push", {
  settings: PUSH,
  camera: CAMERA,
  motion: {
    start: { time: 0 },
    after: ({ time, ...push }, elapsed) => ({ ...push, time: Math.min(FOLLOWED, time + elapsed) }),
    isOver: ({ time }) => time >= FOLLOWED,
  },
  marks: pushMarks,
  describe: describePush,
  Choice: PushTransport,
  rows: NUMBERS.rows,
  columns: pushColumns,
  matter: ["velocity", "omega", "energy"],
});
