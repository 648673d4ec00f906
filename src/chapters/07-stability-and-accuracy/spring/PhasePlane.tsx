import { memo, type ReactNode, useEffect, useRef } from "react";
import { SPRING, type SpringId } from "../../../core/spring/index";
import type { SketchDriver } from "../../../figures/pictures/RenderLoop";
import { shortNumber } from "../../../format/shortNumber";
import { describePlane, energyText, PLANE, planePaths, type SpringSettings, springReading } from "./runs";

interface PhasePlaneProps {
  readonly id: SpringId;
  readonly driver: SketchDriver;
  readonly settings: () => SpringSettings;
}

const BOX = `${-PLANE.half} ${-PLANE.half} ${2 * PLANE.half} ${2 * PLANE.half}`;

/** The phase plane of one rule: rendered once, then kept at the present frame without React. */
export const PhasePlane = memo(({ id, driver, settings }: PhasePlaneProps): ReactNode => {
  const svg = useRef<SVGSVGElement>(null);
  const values = useRef<HTMLDListElement>(null);
  const at = settings();
  const { way, dots, now, true: wanted } = planePaths(id, at);
  const reading = springReading(id, at);
  useEffect(
    () =>
      driver.onFrame(() => {
        if (svg.current) fillPlane(svg.current, id, settings(), driver.player.playing);
        if (values.current) fillValues(values.current, id, settings());
      }),
    [driver, id, settings],
  );
  return (
    <div className="plane">
      <p className="plane-title">{SPRING[id].name.replace("-Kutta", "–Kutta")}</p>
      <svg ref={svg} className="plane-drawing" viewBox={BOX} role="img" aria-label={describePlane(id, at)}>
        <path className="plane-axes" d={`M${-PLANE.half},0H${PLANE.half}M0,${-PLANE.half}V${PLANE.half}`} />
        <circle className="plane-true" r={PLANE.radius} />
        <path className="plane-way" data-part="way" d={way} />
        <path className="plane-dots" data-part="dots" d={dots} />
        <circle className="plane-wanted" data-part="wanted" cx={wanted[0]} cy={wanted[1]} r="7.5" />
        <circle className="plane-now" data-part="now" cx={now[0]} cy={now[1]} r="4.6" />
        <text x={PLANE.half - 8} y="-7" textAnchor="end">
          x
        </text>
        <text x="8" y={16 - PLANE.half}>
          u
        </text>
      </svg>
      <dl ref={values} className="plane-values">
        <dt data-term="energy" className="term-energy term">
          Energy
        </dt>
        <dd data-quantity="energyRatio" data-lane={id} data-value={JSON.stringify(reading.energyRatio)}>
          {energyText(reading)}
        </dd>
        <dt>Off by</dt>
        <dd data-quantity="distance" data-lane={id} data-value={JSON.stringify(reading.distance)}>
          {shortNumber(reading.distance, 3)}
        </dd>
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

function fillValues(list: HTMLElement, id: SpringId, settings: SpringSettings): void {
  const reading = springReading(id, settings);
  const fill = (quantity: "energyRatio" | "distance", text: string) => {
    const cell = list.querySelector<HTMLElement>(`[data-quantity="${quantity}"]`);
    if (!cell || cell.textContent === text) return;
    cell.textContent = text;
    cell.dataset.value = JSON.stringify(reading[quantity]);
  };
  fill("energyRatio", energyText(reading));
  fill("distance", shortNumber(reading.distance, 3));
}
