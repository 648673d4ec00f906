import { pointVelocity } from "../../../core/dynamics/contact/impulse";
import { cross, norm } from "../../../core/math/vec3";
import { diagramIsland } from "../../../figures/diagram/DiagramFigure";
import { vectorCell, vectorText } from "../../../figures/diagram/vectorText";
import { decimals } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import type { ReadoutColumn, ReadoutRow } from "../../../ui/Readouts";
import { strings as shared } from "../../shared/strings/en";
import { strings } from "../strings/en";
import { FIELD, type FieldSettings, fieldMarks, screwAxis } from "./picture";

const words = strings.field;

const CAMERA: Camera = { target_W: [0.05, 0, 0], radius: 1.12, azimuth: 0.32, elevation: 0.24, zoom: 1 };

const FIELD_ROWS: readonly ReadoutRow[] = [
  { quantity: "arm", name: words.rows.arm, symbol: "r", unit: "m", term: "position" },
  { quantity: "velocity", name: words.rows.velocity, symbol: "v", unit: "m/s", term: "centreVelocity" },
  { quantity: "round", name: words.rows.fromTurn, symbol: "ω × r", unit: "m/s", term: "omega" },
  { quantity: "total", name: words.rows.pointVelocity, symbol: "ṗ", unit: "m/s" },
];

const PLACES = 2;

function fieldColumns(settings: FieldSettings): ReadoutColumn[] {
  const { velocity_W, omega_W, arm_W } = settings;
  return [
    {
      lane: "a",
      heading: shared.now,
      cells: {
        arm: vectorCell(arm_W, PLACES),
        velocity: vectorCell(velocity_W, PLACES),
        round: vectorCell(cross(omega_W, arm_W), PLACES),
        total: vectorCell(pointVelocity(settings, arm_W), PLACES),
      },
    },
  ];
}

export function describeField(settings: FieldSettings): string {
  const { velocity_W, omega_W, arm_W } = settings;
  const axis = screwAxis(settings);
  return words.describe({
    velocity: vectorText(velocity_W),
    angularVelocity: vectorText(omega_W),
    point: vectorText(arm_W),
    pointVelocity: vectorText(pointVelocity(settings, arm_W)),
    slowest: axis && { point: vectorText(axis.arm_W), speed: decimals(norm(axis.velocity_W), 2) },
  });
}

export const Field = diagramIsland("Field", {
  settings: FIELD,
  camera: CAMERA,
  marks: fieldMarks,
  describe: describeField,
  rows: FIELD_ROWS,
  columns: fieldColumns,
  matter: ["velocity", "round", "total"],
});
