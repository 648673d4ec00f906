import type { ReactNode } from "react";
import { readings } from "../../core/diagnostics/readings";
import { inertiaInWorld } from "../../core/dynamics/attitude";
import { angleBetween } from "../../core/math/vec3";
import { island } from "../../figures/frame/island";
import { LiveMatrices, type LiveMatrix } from "../../figures/simulation/LiveMatrices";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { degrees } from "../../format/numbers";
import { TERMS } from "../../ui/glossary";
import { FREE_BODY_LAYERS, freeBodyCamera, freeBodyMarks } from "../shared/freeBody";

const UNIT = <span className="unit">[{TERMS.inertia.unit}]</span>;

const MATRICES: readonly LiveMatrix[] = [
  {
    label: "Inertia tensor along the world’s axes, in kg m²",
    symbol: (
      <>
        <i>I</i>, in the world {UNIT}
      </>
    ),
    term: "inertia",
    places: 3,
    value: ({ body }, { q_WB }) => inertiaInWorld(q_WB, body.inertia_B),
  },
  {
    label: "Inertia tensor along the body’s axes, in kg m²",
    symbol: (
      <>
        <i>I</i>
        <sub>B</sub>, in the body {UNIT}
      </>
    ),
    term: "inertiaBody",
    places: 3,
    value: ({ body }) => body.inertia_B,
  },
];

function describe({ system, state }: LaneView): string {
  const { angularVelocity, angularMomentum } = readings(system, state);
  return `A box turns steadily about an axle askew to it; its angular momentum stands ${degrees(angleBetween(angularVelocity, angularMomentum))} from the angular velocity.`;
}

const LAYERS = ["omega", "momentum", "trail", "axes"];

const SPEC: SimulationSpec = {
  camera: freeBodyCamera,
  layers: FREE_BODY_LAYERS.filter(({ id }) => LAYERS.includes(id)).map((layer) => ({
    ...layer,
    shownAtFirst: true,
  })),
  marks: freeBodyMarks,
  describe,
  choices: {
    formulations: [],
  },
};

/** A box on an axle, with its tensor along the world’s axes, live, and along its own. */
function SixNumbersFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure {...props} spec={SPEC}>
      <LiveMatrices matrices={MATRICES} />
    </SimulationFigure>
  );
}

export const SixNumbers = island("SixNumbers", SixNumbersFigure);
