import { type ReactNode, type RefObject, useRef } from "react";
import { Select } from "./controls";
import { Icon } from "./icons";
import { strings } from "./strings";

const words = strings.transport;

const SPEEDS = ["0.1", "0.25", "0.5", "1", "2", "4"] as const;
type Speed = (typeof SPEEDS)[number];

/** The elements of a transport that show the present frame; whoever plays writes to them, frame by frame. */
export interface TransportDials {
  readonly slider: RefObject<HTMLInputElement | null>;
  readonly time: RefObject<HTMLOutputElement | null>;
}

export function useTransportDials(): TransportDials {
  return { slider: useRef(null), time: useRef(null) };
}

interface TransportProps {
  readonly dials: TransportDials;
  readonly playing: boolean;
  readonly speed: number;
  readonly lastFrame: number;
  readonly frame: number;
  readonly time: string;
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onStep: (frames: number) => void;
  readonly onReset: () => void;
  readonly onSeek: (frame: number) => void;
  readonly onSpeed: (speed: number) => void;
  /** Back to the start and off, where that is one move. */
  readonly onLaunch?: () => void;
}

/** Play, step, scrub and reset. */
export function Transport(props: TransportProps): ReactNode {
  return (
    <div className="transport">
      <div className="transport-buttons">
        <button
          type="button"
          className="round quiet"
          aria-label={words.reset}
          title={words.withKey(words.reset, "r")}
          onClick={props.onReset}
        >
          <Icon name="reset" />
        </button>
        <button
          type="button"
          className="round"
          aria-label={words.stepBack}
          title={words.withKey(words.stepBack, ",")}
          onClick={() => props.onStep(-1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="round main"
          aria-label={props.playing ? words.pause : words.play}
          title={words.withKey(props.playing ? words.pause : words.play, words.spaceKey)}
          onClick={props.playing ? props.onPause : props.onPlay}
        >
          <Icon name={props.playing ? "pause" : "play"} />
        </button>
        <button
          type="button"
          className="round"
          aria-label={words.stepForward}
          title={words.withKey(words.stepForward, ".")}
          onClick={() => props.onStep(1)}
        >
          <Icon name="forward" />
        </button>
        {props.onLaunch ? (
          <button
            type="button"
            className="launch"
            title={words.withKey(words.launch, "l")}
            onClick={props.onLaunch}
          >
            {words.launch}
          </button>
        ) : null}
      </div>
      <input
        ref={props.dials.slider}
        className="scrubber"
        type="range"
        aria-label={words.frame}
        min={0}
        max={props.lastFrame}
        step={1}
        defaultValue={props.frame}
        onInput={(event) => props.onSeek(event.currentTarget.valueAsNumber)}
      />
      <output ref={props.dials.time} className="clock" aria-live="off">
        {props.time}
      </output>
      <Select
        label={words.speed}
        hideLabel
        className="speed"
        value={String(props.speed) as Speed}
        options={SPEEDS.map((value) => ({ value, text: `${value}×` }))}
        onChange={(value) => props.onSpeed(Number(value))}
      />
    </div>
  );
}
