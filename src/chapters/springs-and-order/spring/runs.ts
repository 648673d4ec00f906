import { clamp } from "../../../core/math/scalar";
import type { SpringId, SpringState } from "../../../core/spring/index";
import { strings as kit } from "../../../figures/strings/en";
import { decimals, shortNumber } from "../../../format/numbers";
import { GAP } from "../../../language/strings/en";
import { distanceOf, energyRatioOf, springAfter, springRun, truthAt } from "../linearModels";
import { strings } from "../strings/en";

const words = strings.spring;

export const LAST_FRAME = 80;

export interface SpringSettings {
  readonly h: number;
  readonly frame: number;
}

interface SpringReading {
  readonly energyRatio: number;
  /** From the true state in the phase plane, in radii of its circle. */
  readonly distance: number;
}

const truth = ({ h, frame }: SpringSettings) => truthAt(frame * h);

export function springReading(id: SpringId, settings: SpringSettings): SpringReading {
  const state = springAfter(id, settings.h, settings.frame);
  return { energyRatio: energyRatioOf(state), distance: distanceOf(state, truth(settings)) };
}

/** Half the drawing's width, and the radius of the true circle in it. */
export const PLANE = { half: 120, radius: 48 } as const;

/** In half widths: points farther out are drawn there, out of sight, since SVG cannot hold all sizes. */
const FAR = 6;

function placeOf({ x, v }: SpringState) {
  const limit = FAR * PLANE.half;
  const within = (value: number) => clamp(value, -limit, limit);
  return { cx: within(PLANE.radius * x), cy: within(-PLANE.radius * v) };
}

/** Attributes of the drawing's parts; a state is a dot, as a stroke without length. */
export function planeParts(id: SpringId, settings: SpringSettings) {
  const places = [...springRun(id, settings.h, settings.frame)].map(placeOf);
  const text = places.map(({ cx, cy }) => `${cx.toFixed(1)},${cy.toFixed(1)}`);
  return {
    path: { d: `M${text.join("L")}` },
    dots: { d: text.map((place) => `M${place}h0`).join("") },
    target: placeOf(truth(settings)),
    now: placeOf(springAfter(id, settings.h, settings.frame)),
  };
}

export function energyText({ energyRatio }: SpringReading): string {
  return `${shortNumber(energyRatio, 3)} H₀`;
}

export function describePlane(id: SpringId, settings: SpringSettings): string {
  const reading = springReading(id, settings);
  const { now } = planeParts(id, settings);
  const sentence = words.describe(
    kit.springs[id],
    decimals(settings.frame, 0),
    `${shortNumber(settings.h, 3)} rad`,
    shortNumber(reading.energyRatio, 3),
    shortNumber(reading.distance, 3),
  );
  const isOutside = Math.max(Math.abs(now.cx), Math.abs(now.cy)) > PLANE.half;
  return isOutside ? `${sentence}${GAP}${words.isOutside}` : sentence;
}

/** Of the slider for a frame's angle [rad]. */
export const RANGE = { least: 0.05, most: 2.2, step: 0.05 } as const;
