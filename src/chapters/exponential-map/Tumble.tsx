import { exactErrors } from "../../core/diagnostics/errors";
import { attitudeAt } from "../../core/exact/freeRotation";
import { rotate, slerp } from "../../core/math/quat";
import { scaleVec, type Vec3 } from "../../core/math/vec3";
import { SimulationReadouts } from "../../figures/simulation/readouts";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import type { Layer, SimulationSpec } from "../../figures/simulation/spec";
import { decimals, plain, toDegrees } from "../../format/numbers";
import type { Mark } from "../../scene/marks";
import { boxSize } from "../shared/box";
import { cachedBy } from "../shared/cachedBy";
import { border } from "../shared/decals";
import { curve } from "../shared/marks";
import { TURNING_LAYERS, turningCamera, turningSpec } from "../shared/turningBody";
import { strings } from "./strings/en";

const words = strings.tumble;

const ERROR_LAYER: Layer = { id: "error", ...words.error, shownAtFirst: true };

const TURNING = turningSpec({
  camera: (id) => turningCamera(id, 0.9, -35),
  layers: [ERROR_LAYER, ...TURNING_LAYERS.map((layer) => ({ ...layer, shownAtFirst: layer.id === "omega" }))],
  measures: ["attitudeError", "energyDrift"],
  choices: {
    first: "timeStep",
    formulations: [
      "implicit-body/quaternion",
      "implicit-body/exponential-map",
      "implicit-converged/exponential-map",
      "midpoint",
      "augmented",
      "rk4",
    ],
    rates: [15, 30, 60, 120],
    rateText: (rate) => words.rate(plain(rate)),
    exact: "on",
  },
});

const SPEC: SimulationSpec = {
  ...TURNING,
  marks: (view, shown, ghost) => [
    ...TURNING.marks(view, shown, ghost).map((mark) =>
      mark.kind === "body" && !ghost ? { ...mark, decals_B: parcelDecals(mark.size) } : mark,
    ),
    ...(shown.has("error") ? turnToTruth(view) : []),
  ],
};

/** An error of one tenth of a degree is the smallest that its number shows [rad]. */
const LEAST_NAMED = (0.05 * Math.PI) / 180;
const ARC_POINTS = 25;

/** The way of a corner along the shortest turn from where the exact solution has it, with the angle of that turn. */
function turnToTruth({ system, state, past, fraction }: LaneView): Mark[] {
  // Numbers are of whole frames.
  const { attitudeError } = exactErrors(system, past.at(-2) ?? state);
  if (system.exact === null || attitudeError === null) return [];
  const exact = attitudeAt(system.exact, (state.frame + fraction) * system.scenario.dt);
  const corner_B = scaleVec(0.5, boxSize(system.scenario.body));
  const arc_W = Array.from({ length: ARC_POINTS }, (_, k) =>
    rotate(slerp(exact.q_WB, state.q_WB, k / (ARC_POINTS - 1)), corner_B),
  );
  const label = attitudeError < LEAST_NAMED ? "" : `${decimals(toDegrees(attitudeError), 1)}°`;
  const at_W = rotate(state.q_WB, corner_B);
  return [
    curve("error", [arc_W], "position"),
    { kind: "point", key: "corner", at_W, scale: 0.7, colour: "position", label },
  ];
}

/** A parcel: its tape, and on one side a label with an address. */
const parcelDecals = cachedBy(([thin, wide, long]: Vec3): Vec3[][] => {
  const onSide = (side: 1 | -1, [y, z]: readonly [number, number]): Vec3 => [
    side * (thin / 2 + LIFT),
    y * wide,
    z * long,
  ];
  const onEnd = (side: 1 | -1, [x, y]: readonly [number, number]): Vec3 => [
    x * thin,
    y * wide,
    side * (long / 2 + LIFT),
  ];
  const tape = ([1, -1] as const).flatMap((side) => [
    border((y, z) => onSide(side, [TAPE * y, 0.5 * z])),
    border((x, y) => onEnd(side, [0.5 * x, TAPE * y])),
  ]);
  const label = border((y, z) => onSide(1, [0.29 + 0.14 * y, 0.22 + 0.2 * z]));
  const address = ADDRESS.map((y) => [onSide(1, [y, 0.1]), onSide(1, [y, 0.34])]);
  return [...tape, label, ...address];
});

/** Lines lie so much farther out than the faces, which would hide them [m]. */
const LIFT = 0.001;
/** Half its width, as a share of the side's. */
const TAPE = 0.06;
const ADDRESS = [0.23, 0.29, 0.35];

export const Tumble = simulationIsland("Tumble", {
  spec: SPEC,
  readouts: <SimulationReadouts more={["attitudeError"]} />,
});
