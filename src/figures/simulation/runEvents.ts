import { countFlips, noFlips } from "../../core/diagnostics/flips";
import { isDiverged } from "../../core/dynamics/state";
import { seconds } from "../../format/numbers";
import type { FrameRange, Player } from "../../playback/player";
import type { RunEvents } from "../../ui/ScrubTicks";
import { strings } from "../strings/en";

const words = strings.runEvents;

/** A scrub tells no more ticks apart. */
const MOST = 60;

/** Frames at which some lane flips, or is struck after a pause; none if too many to tell apart. */
export function runEvents(player: Player): RunEvents {
  return {
    run: () => player.system,
    between: (from, to) => {
      const lanes = Array.from({ length: player.laneCount }, (_, lane) => lane);
      const named = (say: (time: string) => string, frames: readonly number[]) =>
        frames.map((frame) => ({ frame, words: say(seconds(frame * player.scenario.dt)) }));
      const events = lanes.flatMap((lane) => [
        ...named(words.flip, flipFrames(player, lane, from, to)),
        ...named(words.impact, impactFrames(player, lane, from, to)),
      ]);
      return events.length > MOST ? [] : events;
    },
  };
}

/**
 * Between two marks about a frame, else from the start or to the end: flips of the first lane that flips at all, or impacts of the first
 * that is struck.
 */
export function rangeAround(player: Player, frame: number): FrameRange {
  const lanes = Array.from({ length: player.laneCount }, (_, lane) => lane);
  const [marks = []] = [flipFrames, impactFrames]
    .flatMap((framesOf) => lanes.map((lane) => framesOf(player, lane, 0, player.lastFrame)))
    .filter((frames) => frames.length > 0);
  const before = marks.findLast((mark) => mark <= frame && mark < player.lastFrame) ?? 0;
  return { from: before, to: marks.find((mark) => mark > before && mark > frame) ?? player.lastFrame };
}

function flipFrames(player: Player, lane: number, from: number, to: number): number[] {
  const frames: number[] = [];
  let flips = noFlips;
  for (let frame = from; frame <= to; frame++) {
    const instant = player.instant(lane, frame);
    if (isDiverged(instant)) break;
    const next = countFlips(player.system, instant, flips);
    if (next.flips > flips.flips) frames.push(frame);
    flips = next;
  }
  return frames;
}

function impactFrames(player: Player, lane: number, from: number, to: number): number[] {
  const { planes } = player.scenario;
  if (planes.length === 0) return [];
  const frames: number[] = [];
  let wasStruck = false;
  for (let frame = from; frame < to; frame++) {
    const isStruck = player.impactsAfter(lane, frame).length > 0;
    if (isStruck && !wasStruck) frames.push(frame);
    wasStruck = isStruck;
  }
  return frames;
}

/** Struck in this frame, but not in the one before. */
export function laneWithImpact(player: Player, frame: number): number | null {
  const isStruck = (lane: number, at: number) => at >= 0 && player.impactsAfter(lane, at).length > 0;
  const lane = player.scenario.lanes.findIndex((_, k) => isStruck(k, frame) && !isStruck(k, frame - 1));
  return lane < 0 ? null : lane;
}

/** [s]: the window about it in which the first impact is watched. */
const WATCHED = { before: 0.05, after: 0.12 } as const;

export function isNearFirstImpact(player: Player, frame: number): boolean {
  const { dt } = player.scenario;
  const [from, to] = [frame - Math.round(WATCHED.after / dt), frame + Math.round(WATCHED.before / dt)];
  const hasImpact = (at: number) => laneWithImpact(player, at) !== null;
  for (let at = 0; at <= Math.min(to, player.lastFrame - 1); at++) if (hasImpact(at)) return at >= from;
  return false;
}

export function impactNumber(player: Player, frame: number): number {
  const frames = Array.from({ length: frame + 1 }, (_, at) => at);
  return frames.filter((at) => laneWithImpact(player, at) !== null).length;
}
