import type { ReactNode } from "react";
import { Transport } from "../../ui/Transport";
import { MoreButton } from "../frame/More";
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
      lastFrame={frames.last}
      framesPerSecond={frames.pace}
      frame={frames.now}
      clockText={clockText}
      onTogglePlay={() => frames.play(!frames.playing)}
      onStep={onStep}
      onSeek={frames.seek}
    >
      <MoreButton />
    </Transport>
  );
}
