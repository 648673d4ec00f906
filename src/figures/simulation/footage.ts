import type { Player } from "../../playback/player";
import type { Footage } from "../shell/footage";
import { rangeAround } from "./runEvents";

export function footageOf(player: Player): Footage {
  return {
    ranges: () => ({
      marks: player.repeat ?? rangeAround(player, player.frame),
      whole: { from: 0, to: player.lastFrame },
    }),
    framesPerSecond: () => player.speed / player.scenario.dt,
    showAt: (frame) => player.showAt(frame),
    frame: () => player.frame,
  };
}
