import type { ReactNode } from "react";
import { Transport } from "../../ui/Transport";
import type { Frames } from "./useFrames";

interface FramesTransportProps {
  readonly frames: Frames;
  readonly clockText: (frame: number) => string;
  /** Steps, and announces what is then seen. */
  readonly onStep: (frames: number) => void;
}

/** The transport of a figure's frames. */
export function FramesTransport({ frames, clockText, onStep }: FramesTransportProps): ReactNode {
  return (
    <Transport
      playing={frames.playing}
      speed={frames.speed}
      lastFrame={frames.last}
      frame={frames.now}
      clockText={clockText}
      onPlay={() => frames.play(true)}
      onPause={() => frames.play(false)}
      onStep={onStep}
      onReset={frames.reset}
      onSeek={frames.seek}
      onSpeed={frames.setSpeed}
    />
  );
}
