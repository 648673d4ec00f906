import { useEffect, useRef, useState } from "react";
import type { Camera } from "../../scene/camera";
import { type TransportDials, useTransportDials } from "../../ui/Transport";
import { SketchDriver } from "../pictures/RenderLoop";

interface FramesOptions {
  readonly first: number;
  readonly last: number;
  /** Frames shown in a second at the speed of 1. */
  readonly pace: number;
  readonly camera: Camera;
  /** The present frame as the clock has it. */
  readonly clockText: (frame: number) => string;
}

/** A figure's frames: a clock, a driver that draws them, and what the transport does to them. */
export interface Frames {
  readonly driver: SketchDriver;
  readonly dials: TransportDials;
  /** The present frame; it changes without React. */
  readonly now: () => number;
  readonly playing: boolean;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  readonly play: (on: boolean) => void;
  readonly seek: (frame: number) => void;
  /** Stops and moves by whole frames. */
  readonly step: (frames: number) => void;
  readonly reset: () => void;
}

/** Frames that pass without React: it renders when playing begins or ends, and never in between. */
export function useFrames({ first, last, pace, camera, clockText }: FramesOptions): Frames {
  const [values] = useState(() => ({ frame: first, owed: 0, speed: 1 }));
  const [driver] = useState(() => new SketchDriver(camera, (elapsed) => elapse(elapsed)));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const dials = useTransportDials();
  const latest = useRef(clockText);
  latest.current = clockText;
  const { slider, time } = dials;

  const seek = (frame: number) => {
    values.frame = Math.max(0, Math.min(last, Math.round(frame)));
    driver.invalidate();
  };
  const play = (on: boolean) => {
    if (on && values.frame >= last) seek(0);
    values.owed = 0;
    driver.play(on);
    setPlaying(on);
  };
  const elapse = (seconds: number) => {
    values.owed += seconds * pace * values.speed;
    const frames = Math.floor(values.owed);
    values.owed -= frames;
    if (frames > 0) seek(values.frame + frames);
    if (values.frame >= last) play(false);
  };

  useEffect(
    () =>
      driver.onFrame(() => {
        const text = latest.current(values.frame);
        if (slider.current) slider.current.value = String(values.frame);
        slider.current?.setAttribute("aria-valuetext", text);
        if (time.current) time.current.textContent = text;
      }),
    [driver, values, slider, time],
  );

  return {
    driver,
    dials,
    now: () => values.frame,
    playing,
    speed,
    setSpeed: (chosen) => {
      values.speed = chosen;
      setSpeed(chosen);
    },
    play,
    seek,
    step: (frames) => {
      play(false);
      seek(values.frame + frames);
    },
    reset: () => {
      play(false);
      seek(0);
    },
  };
}
