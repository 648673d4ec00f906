import { useState } from "react";
import { clamp } from "../../core/math/scalar";
import type { Camera } from "../../scene/camera";
import { type Animation, RenderLoop } from "../pictures/RenderLoop";

interface FramesOptions {
  readonly first: number;
  readonly last: number;
  readonly pace: number;
  readonly camera: Camera;
}

class FrameClock implements Animation {
  frame: number;
  speed = 1;
  playing = false;
  readonly loop: RenderLoop;
  onEnd: () => void = () => {};
  private owed = 0;

  constructor(private readonly options: FramesOptions) {
    this.frame = options.first;
    this.loop = new RenderLoop(options.camera, this);
  }

  seek(frame: number): void {
    this.frame = clamp(Math.round(frame), 0, this.options.last);
    this.loop.invalidate();
  }

  play(playing: boolean): void {
    if (playing && this.frame >= this.options.last) this.seek(0);
    this.owed = 0;
    this.playing = playing;
    this.loop.invalidate();
  }

  elapse(wallSeconds: number): void {
    if (!this.playing) return;
    this.owed += wallSeconds * this.options.pace * this.speed;
    const frames = Math.floor(this.owed);
    this.owed -= frames;
    if (frames > 0) this.seek(this.frame + frames);
    if (this.frame >= this.options.last) this.onEnd();
  }
}

export interface Frames {
  readonly loop: RenderLoop;
  readonly last: number;
  readonly pace: number;
  /** It changes without React. */
  readonly now: () => number;
  readonly playing: boolean;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  readonly play: (playing: boolean) => void;
  readonly seek: (frame: number) => void;
  readonly step: (frames: number) => void;
  readonly reset: () => void;
}

/** A clock of frames outside React: it renders when playing begins or ends, never in between. */
export function useFrames(options: FramesOptions): Frames {
  const [clock] = useState(() => new FrameClock(options));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const play = (on: boolean) => {
    clock.onEnd = () => play(false);
    clock.play(on);
    setPlaying(on);
  };
  const seek = (frame: number) => clock.seek(frame);
  return {
    loop: clock.loop,
    last: options.last,
    pace: options.pace,
    now: () => clock.frame,
    playing,
    speed,
    setSpeed: (chosen) => {
      clock.speed = chosen;
      setSpeed(chosen);
    },
    play,
    seek,
    step: (frames) => {
      play(false);
      seek(clock.frame + frames);
    },
    reset: () => {
      play(false);
      seek(0);
    },
  };
}
