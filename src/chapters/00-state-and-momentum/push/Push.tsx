import type { ReactNode } from "react";
import { subVec } from "../../../core/math/vec3";
import { NumberSlider } from "../../../figures/diagram/controls";
import { type Diagram, usePlaying } from "../../../figures/diagram/Diagram";
import { diagramIsland } from "../../../figures/diagram/DiagramFigure";
import { numberCell, vectorCell, vectorText } from "../../../figures/diagram/vectorText";
import { seconds } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import { Icon } from "../../../ui/icons";
import type { ReadoutCell, ReadoutColumn, ReadoutRow } from "../../../ui/Readouts";
import { strings } from "../strings/en";
import { FOLLOWED, PUSH, type Pushed, type PushSettings, pushedAtCentre, pushedHere, REST_W } from "./model";
import { pushMarks } from "./picture";

const words = strings.push;

const CAMERA: Camera = { target_W: [0.12, -0.02, 0], radius: 0.98, azimuth: 0.3, elevation: 0.3, zoom: 1 };

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

const PUSH_ROWS: readonly ReadoutRow[] = [
  { quantity: "force", name: words.rows.force, symbol: "F", unit: "N", term: "force" },
  { quantity: "velocity", name: words.rows.velocity, symbol: "v", unit: "m/s", term: "centreVelocity" },
  { quantity: "torque", name: words.rows.torque, symbol: "τ", unit: "N m", term: "torque" },
  { quantity: "omega", name: words.rows.omega, symbol: "ω", unit: "rad/s", term: "omega" },
  { quantity: "energy", name: words.rows.energy, unit: "J", term: "energy" },
  { quantity: "work", name: words.rows.work, unit: "J" },
];

function pushColumns(settings: PushSettings): ReadoutColumn[] {
  return [
    { lane: "a", heading: words.columns.here, cells: cellsOf(pushedHere(settings)) },
    { lane: "b", heading: words.columns.centre, cells: cellsOf(pushedAtCentre(settings)) },
  ];
}

const PLACES = 3;

function cellsOf({ sum, velocity_W, omega_W, energy, work }: Pushed): Record<string, ReadoutCell> {
  return {
    force: vectorCell(sum.force_W, PLACES),
    velocity: vectorCell(velocity_W, PLACES),
    torque: vectorCell(sum.torque_W, PLACES),
    omega: vectorCell(omega_W, PLACES),
    energy: numberCell(energy, PLACES),
    work: numberCell(work, PLACES),
  };
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
  rows: PUSH_ROWS,
  columns: pushColumns,
  matter: ["velocity", "omega", "energy"],
});
