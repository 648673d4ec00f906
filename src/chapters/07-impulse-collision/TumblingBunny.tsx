import type { ReactNode } from "react";
import { drifts } from "../../core/diagnostics/drifts";
import { readings } from "../../core/diagnostics/readings";
import { norm, scaleVec, type Vec3, zeroVec } from "../../core/math/vec3";
import { island } from "../../figures/frame/island";
import { Plots } from "../../figures/simulation/plots/Plots";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import { SimulationFigure } from "../../figures/simulation/SimulationFigure";
import type { SimulationFigureProps, SimulationSpec } from "../../figures/simulation/spec";
import { decimals, degrees } from "../../format/numbers";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { FREE_BODY_PLOTS } from "../shared/freeBodyPlots";
import { MOMENTUM_LAYER, OMEGA_LAYER } from "../shared/layers";
import { vectorArrow } from "../shared/vectorArrow";
import { bunnyMark, MESHES, timeStepText } from "./bunny";
import { strings } from "./strings";

const words = strings.tumblingBunny;

const CAMERA: Camera = { target_W: [0, 0, 0], radius: 0.85, azimuth: -0.5, elevation: 0.18, zoom: 1 };

/** Lengths of ω and L at the start [m]. */
const LENGTHS = { omega: 0.78, momentum: 0.6 } as const;

function marks(view: LaneView, shown: ReadonlySet<string>): readonly Mark[] {
  const { system, state, start, past } = view;
  const [now, first] = [readings(system, state), readings(system, start)];
  const drawnMomentum = (value: Vec3) => scaleVec(LENGTHS.momentum / norm(first.angularMomentum), value);
  const omega_W = scaleVec(LENGTHS.omega / norm(first.angularVelocity), now.angularVelocity);
  return [
    { kind: "ground", key: "ground", centre_W: [0, -0.72, 0], radius: 0.6 },
    bunnyMark(view),
    ...(shown.has("trail")
      ? [
          {
            kind: "trail",
            key: "momentum trail",
            colour: "momentum",
            points_W: past.map((each) => drawnMomentum(readings(system, each).angularMomentum)),
          } as const,
        ]
      : []),
    ...(shown.has("omega") ? [vectorArrow("omega", zeroVec, omega_W)] : []),
    ...(shown.has("momentum") ? [vectorArrow("momentum", zeroVec, drawnMomentum(now.angularMomentum))] : []),
  ];
}

function describe({ system, state, start }: LaneView): string {
  const [now, first] = [readings(system, state), readings(system, start)];
  const turned = degrees(drifts(first, now).momentumAngle ?? 0);
  return words.describe(decimals(norm(now.angularVelocity), 2), turned);
}

const PLOTS = FREE_BODY_PLOTS.filter(({ id }) => id !== "momentum-size");

const SPEC: SimulationSpec = {
  camera: () => CAMERA,
  layers: [OMEGA_LAYER, MOMENTUM_LAYER, { id: "trail", ...words.trail, shownAtFirst: true }],
  marks,
  describe,
  meshes: MESHES,
  choices: {
    formulations: ["none", "explicit", "implicit-body", "midpoint"],
    gyroscopic: "implicit-body",
    rates: [30, 200 / 3, 240],
    rateText: timeStepText,
  },
};

/** The bunny set spinning in empty space, without the gyroscopic term and with it. */
function TumblingBunnyFigure(props: SimulationFigureProps): ReactNode {
  return (
    <SimulationFigure {...props} spec={SPEC}>
      <Plots plots={PLOTS} />
    </SimulationFigure>
  );
}

export const TumblingBunny = island("TumblingBunny", TumblingBunnyFigure);
