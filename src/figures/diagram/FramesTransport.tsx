import type { ReactNode } from "react";
import { Transport } from "../../ui/Transport";
import type { Frames } from "./useFrames";

interface FramesTransportProps {
  readonly frames: Frames;
  readonly first: number;
  readonly last: number;
  readonly clockText: (frame: number) => string;
  /** Steps, and says so. */
  readonly onStep: (frames: number) => void;
}

/** The transport of a figure's frames. */
export function FramesTransport({ frames, first, last, clockText, onStep }: FramesTransportProps): ReactNode {
  return (
    <Transport
      dials={frames.dials}
      playing={frames.playing}
      speed={frames.speed}
      lastFrame={last}
      frame={first}
      time={clockText(first)}
      onPlay={() => frames.play(true)}
      onPause={() => frames.play(false)}
      onStep={onStep}
      onReset={frames.reset}
      onSeek={frames.seek}
      onSpeed={frames.setSpeed}
    />
  );
}
