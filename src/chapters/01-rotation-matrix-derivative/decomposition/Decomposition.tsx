import type { ReactNode } from "react";
import { exponentialMap } from "../../../core/dynamics/orientation/exponentialMap";
import { identityQuat, rotate } from "../../../core/math/quat";
import { angleBetween, norm } from "../../../core/math/vec3";
import { DiagramPicture } from "../../../figures/diagram/controls";
import { useDiagram } from "../../../figures/diagram/Diagram";
import { DiagramFigure } from "../../../figures/diagram/DiagramFigure";
import { Numbers } from "../../../figures/diagram/Numbers";
import { numberCell, vectorCell, vectorText } from "../../../figures/diagram/vectorText";
import { island } from "../../../figures/shell/island";
import { decimals, degrees } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import type { ReadoutColumn, ReadoutRow } from "../../../ui/Readouts";
import { strings as shared } from "../../shared/strings/en";
import { strings } from "../strings/en";
import { DECOMPOSITION, type Decomposed, decompose, decompositionMarks } from "./picture";

const words = strings.decomposition;

const CAMERA: Camera = { target_W: [0, 0.42, 0], radius: 1.12, azimuth: 0.35, elevation: 0.34, zoom: 1 };

function DecompositionFigure({ id }: { readonly id: string }): ReactNode {
  const diagram = useDiagram(DECOMPOSITION, {
    camera: CAMERA,
    motion: {
      after: ({ r_W, omega_W }, seconds) => ({
        r_W: rotate(exponentialMap(identityQuat, omega_W, seconds), r_W),
        omega_W,
      }),
    },
  });
  return (
    <DiagramFigure
      id={id}
      diagram={diagram}
      pictures={
        <DiagramPicture
          diagram={diagram}
          marks={(values) => decompositionMarks(decompose(values))}
          describe={(values) => describeDecomposition(decompose(values))}
        />
      }
    >
      <Numbers
        rows={DECOMPOSITION_ROWS}
        columns={() => decompositionColumns(decompose(diagram.values))}
        matter={["across", "speed", "product"]}
      />
    </DiagramFigure>
  );
}

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

export const Decomposition = island("Decomposition", DecompositionFigure);
