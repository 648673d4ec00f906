import * as v from "valibot";
import type { Player } from "../../playback/player";
import { boolean, frameUpTo, StateError, type StateValues } from "../shell/figureState";
import { strings } from "../strings/en";

const words = strings.refused;

/** Asked for by links, the prose or Back besides settings, in the same record. */
export interface Moment extends StateValues {
  readonly frame?: number | undefined;
  readonly repeat?: readonly [number, number] | undefined;
  readonly play?: boolean | undefined;
}

/** The run's last frame is checked with the run. */
const frame = frameUpTo(1e9);

export const MOMENT_FIELDS = {
  frame,
  repeat: v.pipe(
    v.strictTuple([frame, frame], words.range),
    v.check(([from, to]) => from < to, words.range),
    v.readonly(),
  ),
  play: boolean,
};

/** @throws StateError for a frame beyond so many */
export function checkMoment({ frame, repeat }: Moment, frames: number): void {
  for (const [field, asked] of Object.entries({ frame, repeat: repeat?.[1] }))
    if (asked !== undefined && asked > frames) throw new StateError(field, words.frameOfRun(frames));
}

export function goToMoment(player: Player, { frame, repeat, play }: Moment): void {
  if (repeat) player.setRepeat({ from: repeat[0], to: repeat[1] });
  if (frame !== undefined) player.seek(frame);
  if (play) player.play();
  else if (frame !== undefined) player.pause();
}

export function repeatOf({ repeat }: Player): Pick<Moment, "repeat"> {
  return repeat ? { repeat: [repeat.from, repeat.to] } : {};
}
