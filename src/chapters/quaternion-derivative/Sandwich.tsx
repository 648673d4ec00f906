import type { ReactNode } from "react";
import { isDiverged, type State } from "../../core/dynamics/state";
import { mulQuat, type Quat, rotate } from "../../core/math/quat";
import { addVec, cross, norm, normaliseVec, projectOnto, scaleVec, type Vec3 } from "../../core/math/vec3";
import { RowMeasures } from "../../figures/diagram/Numbers";
import { angleCell, nowColumn, quantitiesOf } from "../../figures/diagram/vectorText";
import { useSimulationFigure } from "../../figures/simulation/SimulationContext";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { simulationIsland } from "../../figures/simulation/SimulationFigure";
import type { SimulationSpec } from "../../figures/simulation/spec";
import { decimals, degrees } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { type ReadoutColumn, Readouts } from "../../ui/Readouts";
import { arrow, curve } from "../shared/marks";
import { strings } from "./strings/en";

const { rows } = strings.sandwich;

const R: Vec3 = [-0.15, 0.95, 0.3];

const CENTRE: Vec3 = [0, 0, 0];

const AXIS = 1.05;

function sandwichMarks({ state, start }: LaneView, shown: ReadonlySet<string>): readonly Mark[] {
  const axis = normaliseVec(start.omega_W);
  return [
    ...axisMarks(axis),
    arrow("r", CENTRE, R, "position", "r", { ghost: true }),
    ...(shown.has("paths") ? paths(axis, shown) : []),
    ...(shown.has("one") ? [arrow("one", CENTRE, oneProduct(state.q_WB), "exact", "qr")] : []),
    ...(shown.has("two") ? [arrow("two", CENTRE, rotate(state.q_WB, R), "position", "qrq*")] : []),
  ];
}

function axisMarks(axis: Vec3): Mark[] {
  const end = scaleVec(AXIS, axis);
  return [
    curve("axis", [[scaleVec(-0.3, end), end]], "axis", "main", true),
    { kind: "point", key: "axis end", at_W: end, colour: "axis", label: "û" },
  ];
}

function oneProduct(q: Quat): Vec3 {
  const [, ...vector] = mulQuat(q, [0, ...R]);
  return vector;
}

const POINTS = 96;

/**
 * With q of angle θ about û and s = û × r, the tip of r cos θ/2 + s sin θ/2, which is the vector part of q r, goes round an
 * ellipse, and the tip of q r q* round a circle.
 */
function paths(axis: Vec3, shown: ReadonlySet<string>): Mark[] {
  const angles = Array.from({ length: POINTS + 1 }, (_, k) => (2 * Math.PI * k) / POINTS);
  const sideways = cross(axis, R);
  const turn = (angle: number): Quat => {
    const [x, y, z] = scaleVec(Math.sin(angle / 2), axis);
    return [Math.cos(angle / 2), x, y, z];
  };
  const ellipse = angles.map((angle) =>
    addVec(scaleVec(Math.cos(angle), R), scaleVec(Math.sin(angle), sideways)),
  );
  const circle = angles.map((angle) => rotate(turn(angle), R));
  return [
    ...(shown.has("one") ? [curve("ellipse", [ellipse], "exact", "thin")] : []),
    ...(shown.has("two") ? [disc(axis), curve("circle", [circle], "position", "thin")] : []),
  ];
}

/** Within the circle, so that it is seen to be a wheel on the axis, and the ellipse not. */
function disc(axis: Vec3): Mark {
  const radius = norm(cross(axis, R));
  return { kind: "plane", key: "disc", centre_W: projectOnto(R, axis), normal_W: axis, radius };
}

/** The frame's number is the angle in degrees. */
const NUMBERS = quantitiesOf(rows, 3, {
  turn: { term: "angle", unit: "", of: ({ frame }: State) => angleCell((frame * Math.PI) / 180) },
  orientation: { term: "quaternion", of: ({ q_WB }) => q_WB },
  scalarOfOne: { unit: "m", of: ({ q_WB }) => mulQuat(q_WB, [0, ...R])[0] },
  vectorOfOne: { symbol: "qr", unit: "m", of: ({ q_WB }) => oneProduct(q_WB) },
  ofTwo: { term: "position", symbol: "qrq*", of: ({ q_WB }) => rotate(q_WB, R) },
});

function describeSandwich({ state }: LaneView): string {
  const [scalar] = mulQuat(state.q_WB, [0, ...R]);
  const angle = degrees((state.frame * Math.PI) / 180);
  return strings.sandwich.describe(angle, decimals(scalar, 3));
}

const { layers } = strings.sandwich;

const CAMERA: Camera = { target_W: [0, 0.12, 0], radius: 1.3, azimuth: 1.15, elevation: 0.34, zoom: 1 };

const SPEC: SimulationSpec = {
  camera: () => CAMERA,
  layers: [
    { id: "one", ...layers.oneProduct, shownAtFirst: true },
    { id: "two", ...layers.twoProducts, term: "position", shownAtFirst: true },
    { id: "paths", ...layers.paths, shownAtFirst: true },
  ],
  marks: sandwichMarks,
  describe: describeSandwich,
  measures: [],
  choices: {
    formulations: [],
  },
};

function useColumns(): () => ReadoutColumn[] {
  const { driver } = useSimulationFigure();
  return () => {
    const now = driver.player.instant(0);
    return isDiverged(now) ? [] : [nowColumn(NUMBERS.cells(now))];
  };
}

function SandwichMeasures(): ReactNode {
  return <RowMeasures rows={NUMBERS.rows} columns={useColumns()} matter={["turn", "scalarOfOne", "ofTwo"]} />;
}

function SandwichReadouts(): ReactNode {
  return <Readouts rows={NUMBERS.rows} columns={useColumns()} />;
}

export const Sandwich = simulationIsland("Sandwich", {
  spec: SPEC,
  measures: <SandwichMeasures />,
  readouts: <SandwichReadouts />,
});
