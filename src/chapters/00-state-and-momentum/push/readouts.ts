import { subVec } from "../../../core/math/vec3";
import { seconds } from "../../../format/numbers";
import type { ReadoutCell, ReadoutColumn, ReadoutRow } from "../../../ui/Readouts";
import { numberCell, vectorCell, vectorText } from "../../shared/vectorText";
import { strings } from "../strings/en";
import { type Pushed, type PushSettings, pushedAtCentre, pushedHere, REST_W } from "./model";

const words = strings.push;

export const PUSH_ROWS: readonly ReadoutRow[] = [
  { quantity: "force", name: words.rows.force, symbol: "F", unit: "N", term: "force" },
  { quantity: "velocity", name: words.rows.velocity, symbol: "v", unit: "m/s", term: "centreVelocity" },
  { quantity: "torque", name: words.rows.torque, symbol: "τ", unit: "N m", term: "torque" },
  { quantity: "omega", name: words.rows.omega, symbol: "ω", unit: "rad/s", term: "omega" },
  { quantity: "energy", name: words.rows.energy, unit: "J", term: "energy" },
  { quantity: "work", name: words.rows.work, unit: "J" },
];

/** The columns of the table: the push at the reader's point, and the same push through the centre. */
export function pushColumns(settings: PushSettings): ReadoutColumn[] {
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

/** The picture for a reader who does not see it. */
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
