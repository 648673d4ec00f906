import { penetratingVertices } from "../../core/dynamics/contact/penetration";
import { addVec, zeroVec } from "../../core/math/vec3";
import { Pictures } from "../../figures/simulation/Pictures";
import { Plots } from "../../figures/simulation/plots/Plots";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import type { SimulationSpec } from "../../figures/simulation/spec";
import { decimals } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { BOX_ON_FLOOR, BOX_ON_FLOOR_ROWS } from "./boxOnFloor";
import { DEPTH, TOTAL_ENERGY } from "./contactPlots";
import { Lens } from "./Lens";
import { SURFACE_SLIDERS } from "./sliders";
import { strings } from "./strings/en";

const PLOTS = [TOTAL_ENERGY, DEPTH];

/** Along the floor: what is below it is seen. */
const ALONG_FLOOR: Camera = { target_W: [0, 0.2, 0], radius: 0.62, azimuth: 0.35, elevation: 0.03, zoom: 1 };

const SPEC: SimulationSpec = {
  ...BOX_ON_FLOOR,
  camera: () => ALONG_FLOOR,
  marks: (view, shown, ghost) => [...BOX_ON_FLOOR.marks(view, shown, ghost), deepestCorner(view)],
  measures: ["position", "velocity"],
  choices: {
    first: "timeStep",
    formulations: [],
    rates: [30, 60, 240],
    sliders: SURFACE_SLIDERS,
    launches: true,
    slows: true,
    startByHand: true,
  },
};

/** Always there, of no size and unnamed while no corner is in the floor. */
function deepestCorner({ system, state }: LaneView): Mark {
  const inside = system.planes.flatMap((_, plane) => penetratingVertices(system, state, plane));
  const [deepest] = inside.sort((a, b) => a.distance - b.distance);
  return {
    kind: "point",
    key: "deepest",
    at_W: deepest ? addVec(state.position_W, deepest.arm_W) : zeroVec,
    scale: deepest ? 0.7 : 0,
    colour: "impulse",
    label: deepest ? strings.depth(decimals(-1000 * deepest.distance, 0)) : "",
  };
}

export const Methods = simulationIsland("Methods", {
  spec: SPEC,
  pictures: <Pictures inset={(lane) => <Lens lane={lane} />} />,
  readouts: <SimulationReadouts {...BOX_ON_FLOOR_ROWS} />,
  plots: <Plots plots={PLOTS} />,
});
