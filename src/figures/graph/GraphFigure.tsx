import { type ReactNode, useRef, useState } from "react";
import * as v from "valibot";
import {
  axisFraction,
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
import { GraphView } from "./GraphView";

export interface GraphSpec {
  readonly plot: FunctionPlot;
  /** The step is along an axis 1 long. */
  readonly slider: { readonly label: string; readonly step: number; readonly text: (x: number) => string };
  readonly diagram?: (x: number) => ReactNode;
  readonly describe: (x: number) => string;
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
  const { plot } = spec;
  const firstPlace = axisFraction(plot.x, first);
  const [place, setPlace] = useState(firstPlace);
  const figure = useRef<HTMLElement>(null);
  const x = valueAtFraction(plot.x, place);
  const state = stateOf(plot, x, setPlace);
  useInitialState(state);
  return (
    <Figure id={id} kind="function-figure" figure={figure} state={state}>
      <FigureStage>
        <div className={spec.diagram ? "function-views with-diagram" : "function-views"}>
          {spec.diagram ? (
            <div className="diagram" role="img" aria-label={spec.describe(x)}>
              {spec.diagram(x)}
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
            onPlace={setPlace}
          />
        </div>
        <GraphLegend plot={plot} />
        <GraphSlider spec={spec} place={place} onPlace={setPlace}>
          <ResetButton onReset={() => setPlace(firstPlace)} />
          <ExpandButton />
          <ShareMenu>
            <ShareItem onPress={() => save(csvOf(plot), `${id}.csv`)}>
              {strings.actions.downloadData}
            </ShareItem>
          </ShareMenu>
        </GraphSlider>
      </FigureStage>
      <GraphTable spec={spec} x={x} />
      <p className="visually-hidden" role="status" aria-live="polite">
        {place === firstPlace ? "" : spec.describe(x)}
      </p>
    </Figure>
  );
}

function stateOf(
  plot: FunctionPlot,
  x: number,
  setPlace: (place: number) => void,
): FigureState<{ readonly x?: number | undefined }> {
  return {
    schema: v.strictObject({
      x: v.optional(numberWithin(valueAtFraction(plot.x, 0), valueAtFraction(plot.x, 1))),
    }),
    current: () => ({ x }),
    apply: ({ x: wanted }) => {
      if (wanted !== undefined) setPlace(axisFraction(plot.x, wanted));
    },
  };
}

interface GraphSliderProps {
  readonly spec: GraphSpec;
  /** Along the axis, 0 to 1. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly children: ReactNode;
}

function GraphSlider({ spec, place, onPlace, children }: GraphSliderProps): ReactNode {
  const { plot, slider } = spec;
  // Fractional steps added up would miss the end of the axis by round-off.
  const steps = Math.round(1 / slider.step);
  return (
    <div className="slider-row">
      <Slider
        wide
        label={slider.label}
        value={() => place * steps}
        min={0}
        max={steps}
        step={1}
        text={(at) => slider.text(valueAtFraction(plot.x, at / steps))}
        onInput={(at) => onPlace(at / steps)}
      />
      <BarActions>{children}</BarActions>
    </div>
  );
}

const { readouts } = controls;

const SYMBOLS = {
  circle: "M17,1a3,3 0 1 0 0.01,0Z",
  plus: "M13,4H21M17,0V8",
  times: "M14,1L20,7M20,1L14,7",
  square: "M14,1H20V7H14Z",
} as const;

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

function CurveSample({ curve, index }: { curve: FunctionCurve; index: number }): ReactNode {
  const { symbol } = curve;
  return (
    <svg className="plot-sample" viewBox="0 0 34 8" width="34" height="8" aria-hidden="true">
      {symbol ? (
        <path className={`plot-cloud lane-${index + 1}`} d={SYMBOLS[symbol]} />
      ) : (
        <path className={`plot-line lane-${index + 1}`} d="M0,4H34" />
      )}
    </svg>
  );
}

function csvOf(plot: FunctionPlot): string {
  const head = ["x", ...plot.curves.map(({ id }) => id)].join(",");
  const lines = sampleArguments(plot).map((x) => [x, ...plot.curves.map(({ at }) => at(x))].join(","));
  return `${[head, ...lines].join("\n")}\n`;
}
