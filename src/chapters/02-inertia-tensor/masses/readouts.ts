import { angleBetween } from "../../../core/math/vec3";
import { nowColumn, numberCell, vectorCell, vectorText } from "../../../figures/diagram/vectorText";
import { decimals, degrees, plain } from "../../../format/numbers";
import { TERMS } from "../../../ui/glossary";
import type { ReadoutColumn, ReadoutRow } from "../../../ui/Readouts";
import { strings } from "../strings/en";
import { type Masses, OMEGA_W } from "./picture";

const words = strings.masses;

export const MASS_ROWS: readonly ReadoutRow[] = [
  { quantity: "mass", name: words.rows.mass, unit: "kg", term: "mass" },
  { quantity: "centre", name: words.rows.centre, unit: "m" },
  {
    quantity: "moments",
    name: words.rows.moments,
    unit: TERMS.inertia.unit,
    term: "inertia",
    axes: ["1", "2", "3"],
  },
  {
    quantity: "momentum",
    name: words.rows.momentum,
    symbol: TERMS.momentum.symbol,
    unit: TERMS.momentum.unit,
    term: "momentum",
  },
  { quantity: "angle", name: words.rows.angle, unit: "", term: "momentum" },
];

export function massColumns({ mass, centre_W, principal, momentum_W }: Masses): ReadoutColumn[] {
  const angle = angleBetween(momentum_W, OMEGA_W);
  return [
    nowColumn({
      mass: numberCell(mass, 2),
      centre: vectorCell(centre_W, 3),
      moments: vectorCell(principal.moments, 3),
      momentum: vectorCell(momentum_W, 3),
      angle: { value: angle, parts: [degrees(angle)] },
    }),
  ];
}

export function tensorEntries({ inertia }: Masses): string[] {
  return inertia.map((entry) => decimals(entry, 3));
}

export function describeMasses({ given, principal, momentum_W }: Masses): string {
  return words.describe(
    plain(given.length),
    vectorText(principal.moments),
    degrees(angleBetween(momentum_W, OMEGA_W)),
  );
}
