import { type ReactNode, useRef, useState } from "react";
import * as v from "valibot";
import {
  axisFraction,
  type FunctionAxis,
  type FunctionCurve,
  type FunctionPlot,
  sampleArguments,
  valueAtFraction,
} from "../../plots/functions/functionPlot";
import { Slider } from "../../ui/Slider";
import { strings as controls } from "../../ui/strings/en";
import { BarActions, ExpandButton, ResetButton, useFigureActions } from "../shell/actions";
import { save } from "../shell/download";
import { Figure, FigureStage } from "../shell/Figure";
import { type FigureState, numberWithin } from "../shell/figureState";
import { useInitialState } from "../shell/initialState";
import { type Island, island } from "../shell/island";
import { ShareItem, ShareMenu } from "../shell/share/ShareMenu";
import { strings } from "../strings/en";
import { CurveSample, GraphView } from "./GraphView";

interface AxisSlider {
  readonly label: string;
  /** Along an axis 1 long. */
  readonly step: number;
  readonly text: (value: number) => string;
}

export interface GraphSpec {
  readonly plot: FunctionPlot;
  readonly slider: AxisSlider;
  /** Where the plot is a map: a point of it has this height too, at first `y`. */
  readonly ySlider?: AxisSlider & { readonly y: number };
  readonly diagram?: (x: number, y: number) => ReactNode;
  readonly describe: (x: number, y: number) => string;
  readonly valueText: (value: number) => string;
  readonly heading: string;
  readonly also?: { readonly heading: string; readonly text: (curve: FunctionCurve, x: number) => string };
}

interface GraphFigureProps {
  readonly id: string;
  readonly x: number;
}

/** The same wherever a chapter places it; its name is {@link island}’s. */
export function graphIsland(name: string, spec: GraphSpec): Island<GraphFigureProps> {
  return island(name, (props: GraphFigureProps) => <GraphFigure {...props} spec={spec} />);
}

function GraphFigure({ spec, id, x: first }: GraphFigureProps & { readonly spec: GraphSpec }): ReactNode {
  const { plot, slider, ySlider } = spec;
  const firstPoint = {
    place: axisFraction(plot.x, first),
    up: axisFraction(plot.y, ySlider?.y ?? plot.y.from),
  };
  const [point, setPoint] = useState(firstPoint);
  const { place, up } = point;
  const move = (changed: Partial<typeof point>) => setPoint((now) => ({ ...now, ...changed }));
  const figure = useRef<HTMLElement>(null);
  const [x, y] = [valueAtFraction(plot.x, place), valueAtFraction(plot.y, up)];
  const isFirst = place === firstPoint.place && up === firstPoint.up;
  const state = stateOf(spec, { x, y }, move);
  useInitialState(state);
  return (
    <Figure id={id} kind="function-figure" figure={figure} state={state}>
      <FigureStage>
        <div className={spec.diagram ? "function-views with-diagram" : "function-views"}>
          {spec.diagram ? (
            <div className="diagram" role="img" aria-label={spec.describe(x, y)}>
              {spec.diagram(x, y)}
            </div>
          ) : null}
          <GraphView
            plot={plot}
            place={() => place}
            x={() => x}
            summary={strings.graph.summary(
              plot.y.name,
              plot.x.name,
              plot.curves.map(({ name }) => name),
            )}
            {...(ySlider && { up: () => up })}
            onPlace={(along, height) => move({ place: along, up: ySlider ? height : up })}
          />
        </div>
        <GraphLegend plot={plot} />
        <div className="slider-row">
          {ySlider ? (
            <AxisSlider slider={ySlider} axis={plot.y} place={up} onPlace={(to) => move({ up: to })} />
          ) : null}
          <AxisSlider slider={slider} axis={plot.x} place={place} onPlace={(to) => move({ place: to })} />
          <BarActions>
            <ResetButton onReset={() => setPoint(firstPoint)} />
            <ExpandButton />
            <ShareMenu>
              <ShareItem onPress={() => save(csvOf(plot), `${id}.csv`)}>
                {strings.actions.downloadData}
              </ShareItem>
            </ShareMenu>
          </BarActions>
        </div>
      </FigureStage>
      <GraphTable spec={spec} x={x} />
      <p className="visually-hidden" role="status" aria-live="polite">
        {isFirst ? "" : spec.describe(x, y)}
      </p>
    </Figure>
  );
}

function stateOf(
  { plot, ySlider }: GraphSpec,
  now: { readonly x: number; readonly y: number },
  move: (changed: { place?: number; up?: number }) => void,
): FigureState<{ readonly x?: number | undefined; readonly y?: number | undefined }> {
  const within = (axis: FunctionAxis) =>
    v.optional(numberWithin(valueAtFraction(axis, 0), valueAtFraction(axis, 1)));
  return {
    schema: v.strictObject({ x: within(plot.x), y: ySlider ? within(plot.y) : v.optional(v.never()) }),
    current: () => (ySlider ? now : { x: now.x }),
    apply: ({ x, y }) =>
      move({
        ...(x !== undefined && { place: axisFraction(plot.x, x) }),
        ...(y !== undefined && { up: axisFraction(plot.y, y) }),
      }),
  };
}

interface AxisSliderProps {
  readonly slider: AxisSlider;
  readonly axis: FunctionAxis;
  /** Along the axis, 0 to 1. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

function AxisSlider({ slider, axis, place, onPlace }: AxisSliderProps): ReactNode {
  // Fractional steps added up would miss the end of the axis by round-off.
  const steps = Math.round(1 / slider.step);
  return (
    <Slider
      wide
      label={slider.label}
      value={() => place * steps}
      min={0}
      max={steps}
      step={1}
      text={(at) => slider.text(valueAtFraction(axis, at / steps))}
      onInput={(at) => onPlace(at / steps)}
    />
  );
}

const { readouts } = controls;

function GraphTable({ spec, x }: { spec: GraphSpec; x: number }): ReactNode {
  return (
    <table className="readouts function-values" aria-label={readouts.label}>
      <thead>
        <tr>
          <th scope="col">{strings.graph.curve}</th>
          <th scope="col">{spec.heading}</th>
          {spec.also ? <th scope="col">{spec.also.heading}</th> : null}
        </tr>
      </thead>
      <tbody>
        {spec.plot.curves.map((curve, index) => {
          const { id, name, at } = curve;
          return (
            <tr key={id}>
              <th scope="row">
                <CurveSample curve={curve} index={index} />
                {name}
              </th>
              <td data-quantity={id} data-value={JSON.stringify(at(x))}>
                {spec.valueText(at(x))}
              </td>
              {spec.also ? <td>{spec.also.text(curve, x)}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Out of sight while the figure fills the window. */
function GraphLegend({ plot }: { plot: FunctionPlot }): ReactNode {
  const { isExpanded } = useFigureActions();
  if (!isExpanded) return null;
  return (
    <ul className="graph-legend">
      {plot.curves.map((curve, index) => (
        <li key={curve.id}>
          <CurveSample curve={curve} index={index} />
          {curve.name}
        </li>
      ))}
    </ul>
  );
}

function csvOf(plot: FunctionPlot): string {
  const head = ["x", ...plot.curves.map(({ id }) => id)].join(",");
  const lines = sampleArguments(plot).map((x) => [x, ...plot.curves.map(({ at }) => at(x))].join(","));
  return `${[head, ...lines].join("\n")}\n`;
}
