import { memo, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { type FunctionPlot, placeOn } from "../../plots/functions/functionPlot";
import { AREA_INSETS } from "../../plots/plotArea";

/** Draws the plot of the built page; in the browser it is there already. */
const still = import.meta.env.SSR ? await import("../../plots/prerendered") : null;

interface GraphViewProps {
  readonly plot: FunctionPlot;
  readonly summary: string;
  /** Where the slider stands, 0 to 1 along the axis, and the value there. */
  readonly place: number;
  readonly x: number;
  readonly onPlace: (place: number) => void;
}

/** A plot drawn once, and over it a line at the slider's place with a dot on each curve. */
export function GraphView({ plot, summary, place, x, onPlace }: GraphViewProps): ReactNode {
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onPlace(Math.max(0, Math.min(1, (event.clientX - left) / width)));
  };
  return (
    <div className="plot function-plot">
      <div className="plot-frame">
        <Drawing plot={plot} summary={summary} />
        {/* For the pointer alone: the slider below does the same for everybody. */}
        <div
          className="plot-area"
          style={AREA_INSETS}
          aria-hidden="true"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            drag(event);
          }}
          onPointerMove={drag}
        >
          <span className="plot-marker" style={{ left: percent(place) }} />
          {plot.curves.map(({ id, at }, index) => (
            <span
              key={id}
              className={`plot-marker-dot lane-${index + 1}`}
              style={dotPlace(place, placeOn(plot.y, at(x)))}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function dotPlace(along: number, up: number) {
  const inside = up >= 0 && up <= 1;
  return { left: percent(along), bottom: percent(inside ? up : 0), display: inside ? "block" : "none" };
}

function percent(part: number): string {
  return `${(100 * part).toFixed(2)}%`;
}

/** The drawing as the built page has it, which React leaves alone; drawn anew only where the page has none. */
export const Drawing = memo(
  ({ plot, summary }: { readonly plot: FunctionPlot; readonly summary: string }) => {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = place.current;
      if (!element || element.firstElementChild) return;
      import("../../plots/functions/draw").then(({ drawFunctions }) =>
        element.replaceChildren(drawFunctions(plot, summary)),
      );
    }, [plot, summary]);
    const markup = still ? still.functionMarkup(plot, summary) : "";
    return (
      <div
        ref={place}
        className="plot-still"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    );
  },
  () => true,
);
