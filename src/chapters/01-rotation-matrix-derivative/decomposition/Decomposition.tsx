import { exponentialMap } from "../../../core/dynamics/orientation/exponentialMap";
import { identityQuat, rotate } from "../../../core/math/quat";
import { angleBetween, norm } from "../../../core/math/vec3";
import { diagramIsland } from "../../../figures/diagram/DiagramFigure";
import { numberCell, vectorCell, vectorText } from "../../../figures/diagram/vectorText";
import { decimals, degrees } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import type { ReadoutColumn, ReadoutRow } from "../../../ui/Readouts";
import { strings as shared } from "../../shared/strings/en";
import { strings } from "../strings/en";
import { DECOMPOSITION, type Decomposed, decompose, decompositionMarks } from "./picture";

const words = strings.decomposition;

const CAMERA: Camera = { target_W: [0, 0.42, 0], radius: 1.12, azimuth: 0.35, elevation: 0.34, zoom: 1 };

const DECOMPOSITION_ROWS: readonly ReadoutRow[] = [
  { quantity: "r", name: words.rows.position, symbol: "r", unit: "m", term: "position" },
  { quantity: "along", name: words.rows.along, symbol: "r∥", unit: "m", term: "along" },
  { quantity: "across", name: words.rows.across, symbol: "r⊥", unit: "m", term: "across" },
  { quantity: "velocity", name: words.rows.velocity, symbol: "ω × r", unit: "m/s", term: "velocity" },
  { quantity: "speed", name: words.rows.speed, symbol: "|ω × r|", unit: "m/s", term: "velocity" },
  { quantity: "product", name: words.rows.product, symbol: "|ω| |r⊥|", unit: "m/s", term: "velocity" },
];

const PLACES = 3;

function decompositionColumns(point: Decomposed): ReadoutColumn[] {
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

function describeDecomposition({ r_W, omega_W, across_W, velocity_W }: Decomposed): string {
  return words.describe({
    position: vectorText(r_W),
    angularVelocity: vectorText(omega_W),
    angle: degrees(angleBetween(r_W, omega_W)),
    radius: decimals(norm(across_W), 2),
    speed: decimals(norm(velocity_W), 2),
  });
}

export const Decomposition = diagramIsland("Decomposition", {
  settings: DECOMPOSITION,
  camera: CAMERA,
  motion: {
    after: ({ r_W, omega_W }, seconds) => ({
      r_W: rotate(exponentialMap(identityQuat, omega_W, seconds), r_W),
      omega_W,
    }),
  },
  marks: (values) => decompositionMarks(decompose(values)),
  describe: (values) => describeDecomposition(decompose(values)),
  rows: DECOMPOSITION_ROWS,
  columns: (values) => decompositionColumns(decompose(values)),
  matter: ["across", "speed", "product"],
});
