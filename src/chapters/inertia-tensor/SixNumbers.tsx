import { readings } from "../../core/diagnostics/readings";
import { inertiaInWorld } from "../../core/dynamics/attitude";
import { identityQuat } from "../../core/math/quat";
import { angleBetween, norm, type Vec3, zeroVec } from "../../core/math/vec3";
import { LiveMatrices, type LiveMatrix } from "../../figures/simulation/LiveMatrices";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import { degrees } from "../../format/numbers";
import type { Mark } from "../../scene/marks";
import { TERMS } from "../../ui/glossary";
import { boxSize } from "../shared/box";
import { allShown, freeBodyLayers, freeBodyMarks, freeBodySpec } from "../shared/freeBody";
import { withSymbol } from "../shared/withSymbol";
import { strings } from "./strings/en";

const words = strings.sixNumbers;

const UNIT = <span className="unit">[{TERMS.inertia.unit}]</span>;

const BODY_TENSOR = (
  <>
    <i>I</i>
    <sub>B</sub>
  </>
);

const MATRICES: readonly LiveMatrix[] = [
  {
    label: words.tensorInWorld,
    symbol: (
      <>
        {withSymbol(words.inWorld, <i>I</i>)} {UNIT}
      </>
    ),
    term: "inertia",
    places: 3,
    value: ({ body }, { q_WB }) => inertiaInWorld(q_WB, body.inertia_B),
  },
  {
    label: words.tensorInBody,
    symbol: (
      <>
        {withSymbol(words.inBody, BODY_TENSOR)} {UNIT}
      </>
    ),
    term: "inertiaBody",
    places: 3,
    value: ({ body }) => body.inertia_B,
  },
];

function describe({ system, state }: LaneView): string {
  const { angularVelocity, angularMomentum } = readings(system, state);
  return words.describe(degrees(angleBetween(angularVelocity, angularMomentum)));
}

/** Longer than half the box’s diagonal, so that they stand out of it in every attitude. */
function worldAxes({ system }: LaneView): Mark {
  const length = 0.56 * norm(boxSize(system.scenario.body));
  const lengths: Vec3 = [length, length, length];
  return {
    kind: "axes",
    key: "world axes",
    position_W: zeroVec,
    q_WB: identityQuat,
    lengths,
    labels: words.worldAxes,
  };
}

const SPEC = freeBodySpec({
  marks: (view, shown, ghost) => [...freeBodyMarks(view, shown, ghost), worldAxes(view)],
  layers: allShown(freeBodyLayers("omega", "momentum", "trail", "axes")),
  describe,
  measures: ["angularVelocity", "angularMomentum"],
  choices: { formulations: [] },
});

const OF_A_FREE_BODY = ["momentumAngle", "momentumDrift", "energy", "energyDrift"] as const;

export const SixNumbers = simulationIsland("SixNumbers", {
  spec: SPEC,
  readouts: <SimulationReadouts omit={OF_A_FREE_BODY} />,
  children: <LiveMatrices matrices={MATRICES} />,
});
