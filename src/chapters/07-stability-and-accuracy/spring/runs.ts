import { clamp } from "../../../core/math/scalar";
import {
  SPRING,
  type SpringId,
  type SpringState,
  springAt,
  springDistance,
  springEnergy,
} from "../../../core/spring/index";
import { strings as kit } from "../../../figures/strings";
import { shortNumber } from "../../../format/shortNumber";

/** One spring stepped by every rule from one start, as its phase planes show it. */

/** ω₀ [rad/s]: with 1, the angle of a frame is the time step's own number, and v/ω₀ is v's. */
const RATE = 1;
const START: SpringState = { x: 1, v: 0 };

/** The last frame that the reader can go to. */
export const LAST_FRAME = 80;

export interface SpringSettings {
  /** Angle of a frame, ω₀Δt [rad]. */
  readonly h: number;
  readonly frame: number;
}

/** What is told of one rule at a frame. */
export interface SpringReading {
  /** E / E₀ */
  readonly energyRatio: number;
  /** Distance from the true state in the phase plane, in radii of its circle. */
  readonly distance: number;
}

const runs = new Map<string, readonly SpringState[]>();

/** A rule's states from the start to {@link LAST_FRAME}. */
function runOf(id: SpringId, h: number): readonly SpringState[] {
  const key = `${id} ${h}`;
  const known = runs.get(key);
  if (known) return known;
  const states = [START];
  for (let frame = 0; frame < LAST_FRAME; frame++)
    states.push(SPRING[id].step(states[frame] ?? START, RATE, h / RATE));
  if (runs.size > 60) runs.clear();
  runs.set(key, states);
  return states;
}

const truth = ({ h, frame }: SpringSettings) => springAt(START, RATE, (frame * h) / RATE);

export function springReading(id: SpringId, settings: SpringSettings): SpringReading {
  const state = runOf(id, settings.h)[settings.frame] ?? START;
  return {
    energyRatio: springEnergy(state, RATE) / springEnergy(START, RATE),
    distance: springDistance(state, truth(settings), RATE),
  };
}

/** Half the width of a phase plane's drawing, and the radius of the true circle in it. */
export const PLANE = { half: 120, radius: 48 } as const;

/** Beyond this many half widths a point is left where it is no longer seen. */
const FAR = 6;

/** A state's place in the drawing: x to the right, v/ω₀ upwards. */
function placeOf({ x, v }: SpringState): readonly [number, number] {
  const limit = FAR * PLANE.half;
  const within = (value: number) => clamp(value, -limit, limit);
  return [within(PLANE.radius * x), within((-PLANE.radius * v) / RATE)];
}

export interface PlanePaths {
  /** From state to state. */
  readonly way: string;
  /** A dot for each state, as strokes without length. */
  readonly dots: string;
  readonly now: readonly [number, number];
  readonly true: readonly [number, number];
}

/** What a rule's phase plane shows at a frame. */
export function planePaths(id: SpringId, settings: SpringSettings): PlanePaths {
  const places = runOf(id, settings.h)
    .slice(0, settings.frame + 1)
    .map(placeOf);
  const text = places.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
  return {
    way: `M${text.join("L")}`,
    dots: text.map((place) => `M${place}h0`).join(""),
    now: places.at(-1) ?? [0, 0],
    true: placeOf(truth(settings)),
  };
}

/** "1.25 times", or how little is left. */
export function energyText({ energyRatio }: SpringReading): string {
  return `${shortNumber(energyRatio, 3)} E₀`;
}

/** One sentence for a reader who does not see the plane. */
export function describePlane(id: SpringId, settings: SpringSettings): string {
  const reading = springReading(id, settings);
  const { now } = planePaths(id, settings);
  const seen = Math.max(...now.map(Math.abs)) <= PLANE.half ? "" : " Its point has left the picture.";
  return `${kit.springs[id]} after ${settings.frame} frames of ${shortNumber(settings.h, 3)} rad: ${shortNumber(reading.energyRatio, 3)} times the energy of the start, ${shortNumber(reading.distance, 3)} radii from the true point.${seen}`;
}

/** The angles of a frame that the slider reaches [rad]. */
export const RANGE = { least: 0.05, most: 2.2, step: 0.05 } as const;
