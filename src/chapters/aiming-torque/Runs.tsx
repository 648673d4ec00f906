import { type ReactNode, useState } from "react";
import type { State } from "../../core/dynamics/state";
import { clamp } from "../../core/math/scalar";
import { FramesFigure } from "../../figures/diagram/FramesFigure";
import { Numbers } from "../../figures/diagram/Numbers";
import { useFrames } from "../../figures/diagram/useFrames";
import { GraphView } from "../../figures/graph/GraphView";
import { PictureView } from "../../figures/pictures/PictureView";
import { numberWithin } from "../../figures/shell/figureState";
import { type Island, island } from "../../figures/shell/island";
import { decimals, shortNumber } from "../../format/numbers";
import { axisFraction, type FunctionAxis, valueAtFraction } from "../../plots/functions/functionPlot";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import type { TermId } from "../../ui/glossary";
import type { ReadoutRow } from "../../ui/Readouts";
import { Slider } from "../../ui/Slider";
import { cachedBy } from "../shared/cachedBy";
import { RATE } from "./models";
import { strings } from "./strings/en";

interface RunsSlider {
  readonly name: string;
  readonly term?: TermId;
  readonly label: string;
  readonly symbol: string;
  readonly initial: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly unit: string;
  /** Instead of nought. */
  readonly none?: string;
}

interface RunsLane<Values> {
  readonly id: string;
  readonly title: string;
  /** A state a frame. */
  readonly run: (values: Values) => readonly State[];
  readonly marks: (state: State, values: Values) => readonly Mark[];
}

interface Reading<Name extends string> extends ReadoutRow {
  readonly places: number;
  readonly of: (lane: string, state: State, values: Record<Name, number>) => number;
  /** Where it has a plot, how high that may reach: the first that holds both curves, or the last. */
  readonly tops?: readonly number[];
}

interface RunsSpec<Name extends string> {
  readonly seconds: number;
  readonly sliders: readonly (RunsSlider & { readonly name: Name })[];
  readonly lanes: readonly RunsLane<Record<Name, number>>[];
  readonly readings: readonly Reading<Name>[];
}

const CAMERA: Camera = { target_W: [0, 0, 0], radius: 0.8, azimuth: 0.5, elevation: 0.32, zoom: 1 };

interface RunsProps {
  readonly id: string;
  readonly frame: number;
}

/** Two runs of one body side by side, and below them their curves; a slider runs both again. */
export function runsIsland<Name extends string>(name: string, spec: RunsSpec<Name>): Island<RunsProps> {
  // A run is asked for its states many times a frame.
  const lanes = spec.lanes.map((lane) => ({ ...lane, run: cachedBy(lane.run) }));
  return island(name, (props: RunsProps) => <RunsFigure {...props} spec={{ ...spec, lanes }} />);
}

function RunsFigure<Name extends string>({
  id,
  frame,
  spec,
}: RunsProps & { spec: RunsSpec<Name> }): ReactNode {
  const { sliders, lanes, seconds } = spec;
  const first = Object.fromEntries(sliders.map(({ name, initial }) => [name, initial])) as Record<
    Name,
    number
  >;
  const [settings] = useState(() => ({ values: first }));
  const [drawn, setDrawn] = useState(first);
  const frames = useFrames({ first: frame, last: seconds * RATE, pace: RATE, camera: CAMERA });
  const { loop } = frames;
  const set = (changed: string, value: number) => {
    settings.values = { ...settings.values, [changed]: value };
    setDrawn(settings.values);
    loop.invalidate();
  };
  const reset = () => {
    frames.reset();
    settings.values = first;
    setDrawn(first);
  };
  const stateOf = ({ run }: RunsLane<Record<Name, number>>) => {
    const states = run(settings.values);
    return states[clamp(frames.now(), 0, states.length - 1)] as State;
  };
  const readingOf = (reading: Reading<Name>, lane: RunsLane<Record<Name, number>>) =>
    reading.of(lane.id, stateOf(lane), settings.values);
  const columns = () =>
    lanes.map((lane, index) => ({
      lane: "ab"[index] ?? "",
      heading: lane.title,
      cells: Object.fromEntries(
        spec.readings.map((reading) => {
          const value = readingOf(reading, lane);
          return [reading.quantity, { value, parts: [decimals(value, reading.places)] }];
        }),
      ),
    }));
  const plotted = spec.readings.filter(({ tops }) => tops);
  const describe = (lane: RunsLane<Record<Name, number>>) =>
    strings.runs.describe(
      lane.title,
      decimals(frames.now() / RATE, 1),
      spec.readings.map(
        (reading) => `${reading.name} ${decimals(readingOf(reading, lane), reading.places)} ${reading.unit}`,
      ),
    );
  return (
    <FramesFigure
      id={id}
      kind="aiming-runs"
      frames={{ ...frames, reset }}
      hasView
      values={Object.fromEntries(
        sliders.map(({ name, least, most }) => [
          name,
          {
            schema: numberWithin(least, most),
            now: () => settings.values[name],
            set: (value: number) => set(name, value),
          },
        ]),
      )}
      clockText={(at) => `${decimals(at / RATE, 2)} s`}
      describe={() => lanes.map(describe).join(" ")}
      views={
        <>
          <div className="pictures pictures-2">
            {lanes.map((lane, index) => (
              <div key={lane.id} className="lane">
                <div className="lane-head">
                  <p className="aspect-title">
                    {lane.title}
                    <svg className="plot-sample" viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
                      <path className={`plot-line lane-${index + 1}`} d="M0,4H34" />
                    </svg>
                  </p>
                </div>
                <PictureView
                  loop={loop}
                  marks={() => lane.marks(stateOf(lane), settings.values)}
                  describe={() => describe(lane)}
                />
              </div>
            ))}
          </div>
          <div className={plotted.length > 1 ? "runs-plots plots" : "runs-plots"}>
            {plotted.map((reading) => (
              <RunsPlot
                key={reading.quantity + JSON.stringify(drawn)}
                spec={spec}
                reading={reading}
                values={drawn}
                frames={frames}
              />
            ))}
          </div>
        </>
      }
      choice={sliders.map(({ name, term, label, symbol, least, most, step, unit, none }) => (
        <Slider
          key={name}
          label={label}
          {...(term && { term })}
          min={least}
          max={most}
          step={step}
          value={() => settings.values[name]}
          text={(value) => (none && value === 0 ? none : `${decimals(value, 2)} ${unit}`)}
          onInput={(value) => set(name, value)}
        >
          {label}, <i>{symbol}</i>
        </Slider>
      ))}
    >
      <Numbers
        rows={spec.readings}
        columns={columns}
        matter={spec.readings.map(({ quantity }) => quantity)}
      />
    </FramesFigure>
  );
}

interface PlotProps<Name extends string> {
  readonly spec: RunsSpec<Name>;
  readonly reading: Reading<Name>;
  readonly values: Record<Name, number>;
  readonly frames: Pick<ReturnType<typeof useFrames>, "now" | "seek" | "play">;
}

/** Drawn anew for other values, as its key says. */
function RunsPlot<Name extends string>({ spec, reading, values, frames }: PlotProps<Name>): ReactNode {
  const { lanes, seconds } = spec;
  const [plot] = useState(() => {
    const curves = lanes.map(({ id, title, run }) => {
      const shown = run(values).map((state) => reading.of(id, state, values));
      return { id, name: title, shown, at: (t: number) => shown[Math.round(t * RATE)] ?? Number.NaN };
    });
    const highest = Math.max(...curves.flatMap(({ shown }) => shown));
    const { tops = [] } = reading;
    const top = tops.find((each) => each >= highest) ?? tops.at(-1) ?? 1;
    return {
      x: quarters(strings.runs.time, seconds),
      y: quarters(`${reading.name} [${reading.unit}]`, top),
      curves,
      samples: seconds * 10,
    };
  });
  return (
    <GraphView
      plot={plot}
      summary={strings.runs.summary(plot.y.name)}
      place={() => axisFraction(plot.x, frames.now() / RATE)}
      x={() => frames.now() / RATE}
      onPlace={(place) => {
        frames.play(false);
        frames.seek(valueAtFraction(plot.x, place) * RATE);
      }}
    />
  );
}

/** An axis from nought, with a tick a quarter. */
function quarters(name: string, to: number): FunctionAxis {
  const ticks = Array.from({ length: 5 }, (_, k) => (k * to) / 4);
  return { name, from: 0, to, ticks, tickText: (value) => shortNumber(value) };
}
