import { memo, type ReactNode, type RefObject, useRef } from "react";
import type { SpringId } from "../../../core/spring/index";
import type { RenderLoop } from "../../../figures/pictures/RenderLoop";
import { strings as kit } from "../../../figures/strings/en";
import { shortNumber } from "../../../format/numbers";
import { typographic } from "../../../format/text";
import { LiveValue } from "../../../ui/LiveValue";
import { useFrameListener } from "../../../ui/liveElements";
import { strings } from "../strings/en";
import { describePlane, energyText, PLANE, planeParts, type SpringSettings, springReading } from "./runs";

interface PhasePlaneProps {
  readonly id: SpringId;
  readonly loop: RenderLoop;
  readonly settings: () => SpringSettings;
}

const BOX = `${-PLANE.half} ${-PLANE.half} ${2 * PLANE.half} ${2 * PLANE.half}`;

/** Rendered once; a frame listener then keeps it at the present frame. */
export const PhasePlane = memo(({ id, loop, settings }: PhasePlaneProps): ReactNode => {
  const svg = useRef<SVGSVGElement>(null);
  useFrameListener(() => {
    if (svg.current) updateDrawing(svg.current, id, settings(), loop.playing);
  });
  return (
    <div className="phase-plane">
      <p className="phase-plane-title">{typographic(kit.springs[id])}</p>
      <Drawing id={id} svg={svg} at={settings()} />
      <PlaneValues id={id} settings={settings} />
    </div>
  );
});

interface DrawingProps {
  readonly id: SpringId;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly at: SpringSettings;
}

function Drawing({ id, svg, at }: DrawingProps): ReactNode {
  const { path, dots, target, now } = planeParts(id, at);
  const { half, radius } = PLANE;
  return (
    <svg
      ref={svg}
      className="phase-plane-drawing"
      viewBox={BOX}
      role="img"
      aria-label={describePlane(id, at)}
    >
      <path className="phase-plane-axes" d={`M${-half},0H${half}M0,${-half}V${half}`} />
      <circle className="phase-plane-exact" r={radius} />
      <path className="phase-plane-path" data-part="path" {...path} />
      <path className="phase-plane-states" data-part="dots" {...dots} />
      {/* Below its axis: dots go clockwise, and those that gain energy end their first turn above it, at the edge. */}
      <text x={half - 8} dy="1.05em" textAnchor="end">
        ξ
      </text>
      <text x="8" y={-half} dy="1.07em">
        η
      </text>
      <circle className="phase-plane-target" data-part="target" {...target} r="7.5" />
      <circle className="phase-plane-now" data-part="now" {...now} r="4.6" />
    </svg>
  );
}

function updateDrawing(svg: SVGSVGElement, id: SpringId, at: SpringSettings, playing: boolean): void {
  for (const [name, attributes] of Object.entries(planeParts(id, at))) {
    const part = svg.querySelector(`[data-part="${name}"]`);
    for (const [attribute, value] of Object.entries(attributes)) part?.setAttribute(attribute, String(value));
  }
  if (!playing) svg.setAttribute("aria-label", describePlane(id, at));
}

type PlaneValuesProps = Pick<PhasePlaneProps, "id" | "settings">;

function PlaneValues({ id, settings }: PlaneValuesProps): ReactNode {
  return (
    <dl className="phase-plane-values">
      <dt className="term-energy">{strings.spring.energy}</dt>
      <LiveValue
        quantity="energyRatio"
        lane={id}
        value={() => springReading(id, settings()).energyRatio}
        text={() => energyText(springReading(id, settings()))}
      />
      <dt>{strings.spring.distance}</dt>
      <LiveValue
        quantity="distance"
        lane={id}
        value={() => springReading(id, settings()).distance}
        text={() => shortNumber(springReading(id, settings()).distance, 3)}
      />
    </dl>
  );
}
