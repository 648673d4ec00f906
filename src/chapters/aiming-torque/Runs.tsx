import { type ReactNode, useState } from "react";
import type { State } from "../../core/dynamics/state";
import { FramesFigure } from "../../figures/diagram/FramesFigure";
import { Numbers } from "../../figures/diagram/Numbers";
import { type Frames, useFrames } from "../../figures/diagram/useFrames";
import { numberCell } from "../../figures/diagram/vectorText";
import { CurveSample, GraphView } from "../../figures/graph/GraphView";
import { PictureView } from "../../figures/pictures/PictureView";
import { type Island, island } from "../../figures/shell/island";
import { decimals, shortNumber } from "../../format/numbers";
import { COMMA, GAP } from "../../language/strings/en";
import { axisFraction, type FunctionAxis, valueAtFraction } from "../../plots/functions/functionPlot";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { TERMS, type TermId } from "../../ui/glossary";
import type { SliderProps } from "../../ui/Slider";
import { cachedBy } from "../shared/cachedBy";
import { RATE } from "./models";
import { strings } from "./strings/en";

/** Letter and unit are its term's, if it has one. */
type Measured = { readonly term: TermId } | { readonly symbol?: string; readonly unit: string };

type RunsSlider = Measured & {
  readonly label: string;
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Instead of nought. */
  readonly none?: string;
};

export interface RunsLane<Values> {
  readonly id: string;
  readonly title: string;
  /** A state a frame. */
  readonly run: (values: Values) => readonly State[];
  readonly marks: (state: State, values: Values) => readonly Mark[];
}

type Reading<Values> = Measured & {
  readonly name: string;
  readonly places: number;
  readonly of: (state: State, lane: string, values: Values) => number;
  /** Where it has a plot, how high that may reach: the first that holds both curves, or the last. */
  readonly tops?: readonly number[];
};

/** Sliders by their names in links, readings by their quantities. */
interface RunsSpec<Name extends string, Values = Readonly<Record<Name, number>>> {
  readonly seconds: number;
  readonly sliders: Readonly<Record<Name, RunsSlider>>;
  readonly lanes: readonly RunsLane<Values>[];
  readonly readings: Readonly<Record<string, Reading<Values>>>;
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
  const { lanes, seconds } = spec;
  const rows = Object.entries(spec.readings).map(([quantity, reading]) => ({
    quantity,
    ...reading,
    unit: measureOf(reading).unit,
  }));
  const [first] = useState(() => valuesOf(spec.sliders, ({ initial }) => initial));
  // A case's still sets them while the figure within this one renders, when React's state cannot be set.
  const [settings] = useState({ values: first });
  const [drawn, setDrawn] = useState(first);
  const frames = useFrames({ first: frame, last: seconds * RATE, pace: RATE, camera: CAMERA });
  const set = (values: typeof first) => {
    settings.values = values;
    setDrawn(values);
  };
  const sliders = valuesOf(spec.sliders, (slider, name): SliderProps => {
    const { label, min, max, step, none } = slider;
    const { symbol, unit } = measureOf(slider);
    return {
      label,
      min,
      max,
      step,
      ...("term" in slider && { term: slider.term }),
      children: (
        <>
          {label}
          {COMMA}
          <i>{symbol}</i>
        </>
      ),
      value: () => settings.values[name],
      text: (value) => (none && value === 0 ? none : `${decimals(value, 2)} ${unit}`),
      onInput: (value) => set({ ...settings.values, [name]: value }),
    };
  });
  const reset = () => {
    frames.reset();
    set(first);
  };
  const stateOf = ({ run }: (typeof lanes)[number]) => {
    const states = run(settings.values);
    return (states[frames.now()] ?? states.at(-1)) as State;
  };
  const cellOf = ({ of, places }: (typeof rows)[number], lane: (typeof lanes)[number]) =>
    numberCell(of(stateOf(lane), lane.id, settings.values), places);
  const columns = () =>
    lanes.map((lane, index) => ({
      lane: "ab"[index] ?? "",
      heading: lane.title,
      cells: Object.fromEntries(rows.map((row) => [row.quantity, cellOf(row, lane)])),
    }));
  const plotted = rows.filter(({ tops }) => tops);
  const describe = (lane: (typeof lanes)[number]) =>
    strings.runs.describe(
      lane.title,
      decimals(frames.now() / RATE, 1),
      rows.map((row) => `${row.name}${GAP}${cellOf(row, lane).parts[0]} ${row.unit}`),
    );
  return (
    <FramesFigure
      id={id}
      kind="aiming-runs"
      frames={{ ...frames, reset }}
      hasView
      sliders={sliders}
      clockText={(at) => `${decimals(at / RATE, 2)} s`}
      describe={() => lanes.map(describe).join(GAP)}
      views={
        <>
          <div className="pictures pictures-2">
            {lanes.map((lane, index) => (
              <div key={lane.id} className="lane">
                <div className="lane-head">
                  <p className="aspect-title">
                    {lane.title}
                    <CurveSample curve={{}} index={index} />
                  </p>
                </div>
                <PictureView
                  loop={frames.loop}
                  marks={() => lane.marks(stateOf(lane), settings.values)}
                  describe={() => describe(lane)}
                />
              </div>
            ))}
          </div>
          <div className={plotted.length > 1 ? "runs-plots plots" : "runs-plots"}>
            {plotted.map((row) => (
              <RunsPlot
                key={row.quantity + JSON.stringify(drawn)}
                spec={spec}
                reading={row}
                values={drawn}
                frames={frames}
              />
            ))}
          </div>
        </>
      }
    >
      <Numbers rows={rows} columns={columns} matter={Object.keys(spec.readings)} />
    </FramesFigure>
  );
}

function valuesOf<Name extends string, Given, Made>(
  record: Readonly<Record<Name, Given>>,
  make: (given: Given, name: Name) => Made,
): Record<Name, Made> {
  const entries = Object.entries(record) as [Name, Given][];
  return Object.fromEntries(entries.map(([name, given]) => [name, make(given, name)])) as Record<Name, Made>;
}

function measureOf(measured: Measured): { readonly symbol?: string; readonly unit: string } {
  return "term" in measured ? TERMS[measured.term] : measured;
}

interface PlotProps<Values> {
  readonly spec: { readonly lanes: readonly RunsLane<Values>[]; readonly seconds: number };
  readonly reading: Reading<Values> & { readonly unit: string };
  readonly values: Values;
  readonly frames: Frames;
}

/** Drawn anew for other values, as its key says. */
function RunsPlot<Values>({ spec, reading, values, frames }: PlotProps<Values>): ReactNode {
  const { lanes, seconds } = spec;
  const [plot] = useState(() => {
    const curves = lanes.map(({ id, title, run }) => {
      const shown = run(values).map((state) => reading.of(state, id, values));
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
