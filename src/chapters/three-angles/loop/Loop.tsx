import { type ReactNode, useState } from "react";
import { FramesFigure } from "../../../figures/diagram/FramesFigure";
import { Numbers } from "../../../figures/diagram/Numbers";
import { type Frames, useFrames } from "../../../figures/diagram/useFrames";
import { nowColumn, quantitiesOf } from "../../../figures/diagram/vectorText";
import { CurveSample, GraphView } from "../../../figures/graph/GraphView";
import { PictureView } from "../../../figures/pictures/PictureView";
import { useOpening } from "../../../figures/shell/initialState";
import { island } from "../../../figures/shell/island";
import { decimals, seconds, toDegrees } from "../../../format/numbers";
import { axisFraction, valueAtFraction } from "../../../plots/functions/functionPlot";
import { strings } from "../strings/en";
import { Titled } from "../Titled";
import { anglesPlot, ratesPlot } from "./curves";
import { type Flight, flightAt, LAST_FRAME, PACE } from "./flight";
import { ANGLE_TERMS, aloneMarks, CAMERA, ringMarks } from "./picture";

const words = strings.loop;

interface LoopProps {
  readonly id: string;
  /** δ [°] */
  readonly miss: number;
  readonly frame: number;
}

/** Of the slider [°]. */
const RANGE = { least: 1, most: 45 } as const;

const NUMBERS = quantitiesOf(words.rows, 1, {
  yaw: { term: "yaw", unit: "°", of: ({ angles }: Flight) => toDegrees(angles[0]) },
  pitch: { term: "pitch", unit: "°", of: ({ angles }) => toDegrees(angles[1]) },
  roll: { term: "roll", unit: "°", of: ({ angles }) => toDegrees(angles[2]) },
  yawRate: { term: "yaw", symbol: "ψ̇", unit: "°/s", of: ({ rates }) => toDegrees(rates[0]) },
  pitchRate: { term: "pitch", symbol: "θ̇", unit: "°/s", of: ({ rates }) => toDegrees(rates[1]) },
  rollRate: { term: "roll", symbol: "φ̇", unit: "°/s", of: ({ rates }) => toDegrees(rates[2]) },
  spin: { term: "omega", symbol: "|ω|", unit: "°/s", of: ({ omega_W }) => toDegrees(Math.hypot(...omega_W)) },
});

function LoopFigure({ id, miss: firstMiss, frame: first }: LoopProps): ReactNode {
  const [missDeg, setMissDeg] = useState(useOpening("miss", firstMiss));
  const frames = useFrames({ first, last: LAST_FRAME, pace: PACE, camera: CAMERA });
  const { loop } = frames;
  const miss = (missDeg * Math.PI) / 180;
  const time = () => frames.now() / PACE;
  const now = () => flightAt(miss, time());
  return (
    <FramesFigure
      id={id}
      kind="loop"
      frames={frames}
      hasView
      clockText={(frame) => words.clock(decimals(frame, 0), seconds(frame / PACE))}
      describe={() => describe(missDeg, now())}
      views={
        <div className="pictures loop-views">
          <Titled title={words.inRings}>
            <PictureView loop={loop} marks={() => ringMarks(now())} describe={() => describeRings(now())} />
          </Titled>
          <Titled title={words.alone}>
            <PictureView
              loop={loop}
              marks={() => aloneMarks(miss, time())}
              describe={() => describe(missDeg, now())}
            />
          </Titled>
          <div className="loop-plots">
            <Curves frames={frames} missDeg={missDeg} of="angles" />
            <Curves frames={frames} missDeg={missDeg} of="rates" />
          </div>
        </div>
      }
      sliders={{
        miss: {
          label: words.miss,
          children: (
            <>
              {words.missLabel} <i>δ</i>
            </>
          ),
          min: RANGE.least,
          max: RANGE.most,
          step: 1,
          value: () => missDeg,
          text: (value) => `${decimals(value, 0)}°`,
          onInput: setMissDeg,
        },
      }}
    >
      <Numbers
        rows={NUMBERS.rows}
        columns={() => [nowColumn(NUMBERS.cells(now()))]}
        matter={["yawRate", "rollRate", "spin"]}
      />
    </FramesFigure>
  );
}

interface CurvesProps {
  readonly frames: Frames;
  readonly missDeg: number;
  readonly of: "angles" | "rates";
}

/** The three names are the key of both plots: a colour and a kind of line each. */
function Curves({ frames, missDeg, of }: CurvesProps): ReactNode {
  const plot = (of === "angles" ? anglesPlot : ratesPlot)((missDeg * Math.PI) / 180);
  const t = () => frames.now() / PACE;
  return (
    <div>
      <p className="loop-key">
        {ANGLE_TERMS.map((term, index) => (
          <span key={term} className={`term-${term}`} data-term={term}>
            <CurveSample curve={{}} index={index} />
            {words[of][term]}
          </span>
        ))}
      </p>
      <GraphView
        key={missDeg}
        plot={plot}
        summary={words.summary[of](decimals(missDeg, 0))}
        place={() => axisFraction(plot.x, t())}
        x={t}
        onPlace={(place) => {
          frames.play(false);
          frames.seek(valueAtFraction(plot.x, place) * PACE);
        }}
      />
    </div>
  );
}

const whole = (angle: number) => decimals(toDegrees(angle), 0);

function describeRings({ angles: [yaw, pitch, roll] }: Flight): string {
  return words.describeRings(whole(yaw), whole(pitch), whole(roll));
}

function describe(missDeg: number, { angles, rates }: Flight): string {
  const [yaw, pitch, roll] = angles;
  return words.describe(decimals(missDeg, 0), [yaw, pitch, roll].map(whole), rates.map(whole));
}

export const Loop = island("Loop", LoopFigure);
