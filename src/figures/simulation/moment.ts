import type { Player } from "../../playback/player";
import { StateError } from "../frame/figureState";
import { strings } from "../strings/en";

/** The moment of a run that a link, the prose or the Back button asks for. */
interface Moment {
  readonly frame?: number | undefined;
  readonly play?: boolean | undefined;
}

/** @throws StateError for a frame that a run of so many has not got */
export function checkFrame(field: "frame" | "repeat", frame: number | undefined, frames: number): void {
  if (frame !== undefined && frame > frames) throw new StateError(field, strings.refused.frameOfRun(frames));
}

/** Goes to the frame that is asked for, and plays on from there or stops. */
export function goToMoment(player: Player, { frame, play }: Moment): void {
  if (frame !== undefined) player.seek(frame);
  if (play) player.play();
  else if (frame !== undefined) player.pause();
}
