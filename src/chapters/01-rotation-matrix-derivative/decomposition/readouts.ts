import { angleBetween, norm } from "../../../core/math/vec3";
import { decimals, degrees } from "../../../format/numbers";
import type { ReadoutColumn, ReadoutRow } from "../../../ui/Readouts";
import { strings as shared } from "../../shared/strings/en";
import { numberCell, vectorCell, vectorText } from "../../shared/vectorText";
import { strings } from "../strings/en";
import type { Decomposed } from "./picture";

const words = strings.decomposition;

export const DECOMPOSITION_ROWS: readonly ReadoutRow[] = [
  { quantity: "r", name: words.rows.position, symbol: "r", unit: "m", term: "position" },
  { quantity: "along", name: words.rows.along, symbol: "r∥", unit: "m", term: "along" },
  { quantity: "across", name: words.rows.across, symbol: "r⊥", unit: "m", term: "across" },
  { quantity: "velocity", name: words.rows.velocity, symbol: "ω × r", unit: "m/s", term: "velocity" },
  { quantity: "speed", name: words.rows.speed, symbol: "|ω × r|", unit: "m/s", term: "velocity" },
  { quantity: "product", name: words.rows.product, symbol: "|ω| |r⊥|", unit: "m/s", term: "velocity" },
];

const PLACES = 3;

export function decompositionColumns(point: Decomposed): ReadoutColumn[] {
  const { r_W, omega_W, along_W, across_W, velocity_W } = point;
  return [
    {
      lane: "a",
      heading: shared.now,
      cells: {
        r: vectorCell(r_W, PLACES),
        along: vectorCell(along_W, PLACES),
        across: vectorCell(across_W, PLACES),
        velocity: vectorCell(velocity_W, PLACES),
        speed: numberCell(norm(velocity_W), PLACES),
        product: numberCell(norm(omega_W) * norm(across_W), PLACES),
      },
    },
  ];
}

/** The picture for a reader who does not see it. */
export function describeDecomposition({ r_W, omega_W, across_W, velocity_W }: Decomposed): string {
  return words.describe({
    position: vectorText(r_W),
    angularVelocity: vectorText(omega_W),
    angle: degrees(angleBetween(r_W, omega_W)),
    radius: decimals(norm(across_W), 2),
    speed: decimals(norm(velocity_W), 2),
  });
}
