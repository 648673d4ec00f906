import { memo, type ReactNode, useRef } from "react";
import type { SpringId } from "../../../core/spring/index";
import type { RenderLoop } from "../../../figures/pictures/RenderLoop";
import { strings as kit } from "../../../figures/strings";
import { shortNumber } from "../../../format/shortNumber";
import { typographic } from "../../../format/typographic";
import { useFrameListener } from "../../../ui/frameListeners";
import { LiveValue } from "../../../ui/LiveText";
import { describePlane, energyText, PLANE, planePaths, type SpringSettings, springReading } from "./runs";

interface PhasePlaneProps {
  readonly id: SpringId;
  readonly loop: RenderLoop;
  readonly settings: () => SpringSettings;
}

const BOX = `${-PLANE.half} ${-PLANE.half} ${2 * PLANE.half} ${2 * PLANE.half}`;

/** The phase plane of one rule: rendered once, then kept at the present frame without React. */
export const PhasePlane = memo(({ id, loop, settings }: PhasePlaneProps): ReactNode => {
  const svg = useRef<SVGSVGElement>(null);
  const at = settings();
  const { way, dots, now, true: wanted } = planePaths(id, at);
  useFrameListener(() => {
    if (svg.current) fillPlane(svg.current, id, settings(), loop.playing);
  });
  return (
    <div className="phase-plane">
      <p className="phase-plane-title">{typographic(kit.springs[id])}</p>
      <svg
        ref={svg}
        className="phase-plane-drawing"
        viewBox={BOX}
        role="img"
        aria-label={describePlane(id, at)}
      >
        <path
          className="phase-plane-axes"
          d={`M${-PLANE.half},0H${PLANE.half}M0,${-PLANE.half}V${PLANE.half}`}
        />
        <circle className="phase-plane-exact" r={PLANE.radius} />
        <path className="phase-plane-path" data-part="way" d={way} />
        <path className="phase-plane-states" data-part="dots" d={dots} />
        <circle className="phase-plane-target" data-part="wanted" cx={wanted[0]} cy={wanted[1]} r="7.5" />
        <circle className="phase-plane-now" data-part="now" cx={now[0]} cy={now[1]} r="4.6" />
        <text x={PLANE.half - 8} y="-7" textAnchor="end">
          x
        </text>
        <text x="8" y={16 - PLANE.half}>
          u
        </text>
      </svg>
      <dl className="phase-plane-values">
        <dt data-term="energy" className="term-energy term">
          Energy
        </dt>
        <LiveValue
          quantity="energyRatio"
          lane={id}
          value={() => springReading(id, settings()).energyRatio}
          text={() => energyText(springReading(id, settings()))}
        />
        <dt>Off by</dt>
        <LiveValue
          quantity="distance"
          lane={id}
          value={() => springReading(id, settings()).distance}
          text={() => shortNumber(springReading(id, settings()).distance, 3)}
        />
      </dl>
    </div>
  );
});

function fillPlane(svg: SVGSVGElement, id: SpringId, settings: SpringSettings, playing: boolean): void {
  const { way, dots, now, true: wanted } = planePaths(id, settings);
  const part = (name: string) => svg.querySelector(`[data-part="${name}"]`);
  const move = (name: string, [x, y]: readonly [number, number]) => {
    part(name)?.setAttribute("cx", String(x));
    part(name)?.setAttribute("cy", String(y));
  };
  part("way")?.setAttribute("d", way);
  part("dots")?.setAttribute("d", dots);
  move("now", now);
  move("wanted", wanted);
  if (!playing) svg.setAttribute("aria-label", describePlane(id, settings));
}
