import { type ReactNode, useMemo, useState } from "react";
import { FramesFigure } from "../../figures/diagram/FramesFigure";
import { Numbers } from "../../figures/diagram/Numbers";
import { type Frames, useFrames } from "../../figures/diagram/useFrames";
import { nowColumn, quantitiesOf } from "../../figures/diagram/vectorText";
import { GraphView } from "../../figures/graph/GraphView";
import { PictureView } from "../../figures/pictures/PictureView";
import { useOpening } from "../../figures/shell/initialState";
import { type Island, island } from "../../figures/shell/island";
import { decimals, toDegrees } from "../../format/numbers";
import { axisFraction, type FunctionPlot, valueAtFraction } from "../../plots/functions/functionPlot";
import type { SliderProps } from "../../ui/Slider";
import { strings } from "./strings/en";
import { frameAt, LAST_FRAME, PACE, rateRound, type Swing } from "./swing";
import { CAMERA, swingMarks } from "./swingPicture";
import { heightRateSquared } from "./top";

const words = strings.top;

interface TopProps {
  readonly id: string;
  /** Of the slider. */
  readonly share: number;
  readonly frame: number;
}

interface TopSpec {
  readonly slider: Pick<SliderProps, "label" | "min" | "max" | "step">;
  readonly swing: (share: number) => Swing;
}

/** One top, its axis' way on a sphere, and the curve of u̇² over the height u; a slider starts it otherwise. */
export function topIsland(name: string, spec: TopSpec): Island<TopProps> {
  return island(name, (props: TopProps) => <TopFigure {...props} spec={spec} />);
}

interface Moment {
  readonly swing: Swing;
  readonly frame: number;
}

const heightAt = ({ swing, frame }: Moment) => swing.axes_W[frame]?.[1] ?? Number.NaN;

const NUMBERS = quantitiesOf(words.rows, 2, {
  lean: { symbol: "θ", unit: "°", of: (now: Moment) => toDegrees(Math.acos(heightAt(now))) },
  height: { symbol: "u", of: heightAt },
  round: { term: "spin", of: (now) => rateRound(now.swing, heightAt(now)) },
});

function TopFigure({ id, share: firstShare, frame: first, spec }: TopProps & { spec: TopSpec }): ReactNode {
  const [share, setShare] = useState(useOpening("share", firstShare));
  const swing = useMemo(() => spec.swing(share), [spec, share]);
  const frames = useFrames({ first, last: LAST_FRAME, pace: PACE, camera: CAMERA });
  const now = (): Moment => ({ swing, frame: frames.now() });
  const describe = () => {
    const { cells } = NUMBERS;
    const [lean = "", , round = ""] = Object.values(cells(now())).map(({ parts }) => parts[0] ?? "");
    return words.describe(decimals(frames.now() / PACE, 2), lean, round);
  };
  const reset = () => {
    frames.reset();
    setShare(firstShare);
  };
  return (
    <FramesFigure
      id={id}
      kind="top-figure"
      frames={{ ...frames, reset }}
      hasView
      sliders={{
        share: {
          ...spec.slider,
          value: () => share,
          text: (value) => decimals(value, 2),
          onInput: setShare,
        },
      }}
      clockText={(frame) => `${decimals(frame / PACE, 2)} s`}
      describe={describe}
      views={
        <div className="top-views">
          <PictureView loop={frames.loop} marks={() => swingMarks(swing, frames.now())} describe={describe} />
          <HeightGraph key={share} swing={swing} frames={frames} />
        </div>
      }
    >
      <Numbers
        rows={NUMBERS.rows}
        columns={() => [nowColumn(NUMBERS.cells(now()))]}
        matter={["lean", "round"]}
      />
    </FramesFigure>
  );
}

const AXES: Pick<FunctionPlot, "x" | "y" | "references" | "samples"> = {
  x: {
    name: words.heightAxis,
    from: 0.2,
    to: 1,
    ticks: [0.2, 0.4, 0.6, 0.8, 1],
    tickText: (u) => decimals(u, 1),
  },
  y: {
    name: words.rateAxis,
    from: -3,
    to: 6,
    ticks: [-3, 0, 3, 6],
    tickText: (rate) => decimals(rate, 0),
  },
  references: [{ axis: "y", at: 0, text: words.turns, end: "left" }],
  samples: 160,
};

/** Drawn anew for another swing, as its key says. */
function HeightGraph({ swing, frames }: { readonly swing: Swing; readonly frames: Frames }): ReactNode {
  const [plot] = useState<FunctionPlot>(() => ({
    ...AXES,
    curves: [{ id: "rate", name: words.rateAxis, at: (u) => heightRateSquared(swing.top, swing.start, u) }],
  }));
  const height = () => heightAt({ swing, frame: frames.now() });
  return (
    <GraphView
      plot={plot}
      summary={words.summary}
      place={() => axisFraction(plot.x, height())}
      x={height}
      onPlace={(place) => {
        frames.play(false);
        frames.seek(frameAt(swing, valueAtFraction(plot.x, place), frames.now()));
      }}
    />
  );
}
