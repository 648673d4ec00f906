import { type ReactNode, useRef, useState } from "react";
import { plain } from "../format/numbers";
import { useFrameListener } from "./frameListeners";
import { Icon } from "./icons";
import { setText } from "./liveElements";
import { PlayButton } from "./PlayButton";
import { Select } from "./Select";
import { strings } from "./strings";

const words = strings.transport;

/** How fast a figure may play, against the clock on the wall. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4] as const;

interface TransportProps {
  readonly playing: boolean;
  readonly speed: number;
  readonly lastFrame: number;
  /** The present frame. */
  readonly frame: () => number;
  /** What the clock shows at a frame. */
  readonly clockText: (frame: number) => string;
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
  const slider = useRef<HTMLInputElement>(null);
  const clock = useRef<HTMLOutputElement>(null);
  const [first] = useState(props.frame);
  useFrameListener(() => {
    const frame = props.frame();
    if (slider.current && slider.current.valueAsNumber !== frame) slider.current.value = String(frame);
    const text = props.clockText(frame);
    if (setText(clock.current, text)) slider.current?.setAttribute("aria-valuetext", text);
  });
  return (
    <div className="transport">
      <TransportButtons {...props} />
      <input
        ref={slider}
        className="scrubber"
        type="range"
        aria-label={words.frame}
        min={0}
        max={props.lastFrame}
        step={1}
        defaultValue={first}
        onInput={(event) => props.onSeek(event.currentTarget.valueAsNumber)}
      />
      <output ref={clock} className="transport-time" aria-live="off">
        {props.clockText(first)}
      </output>
      <Select
        label={words.speed}
        hideLabel
        className="transport-speed"
        value={String(props.speed)}
        options={SPEEDS.map((speed) => ({ value: String(speed), text: `${plain(speed)}×` }))}
        onChange={(value) => props.onSpeed(Number(value))}
      />
    </div>
  );
}

type ButtonProps = Pick<TransportProps, "playing" | "onPlay" | "onPause" | "onStep" | "onReset" | "onLaunch">;

function TransportButtons(props: ButtonProps): ReactNode {
  return (
    <div className="transport-buttons">
      <button
        type="button"
        className="button-round button-bare"
        aria-label={words.reset}
        title={words.withKey(words.reset, "r")}
        onClick={props.onReset}
      >
        <Icon name="reset" />
      </button>
      <button
        type="button"
        className="button-round"
        aria-label={words.stepBack}
        title={words.withKey(words.stepBack, ",")}
        onClick={() => props.onStep(-1)}
      >
        <Icon name="back" />
      </button>
      <PlayButton playing={props.playing} onToggle={props.playing ? props.onPause : props.onPlay} />
      <button
        type="button"
        className="button-round"
        aria-label={words.stepForward}
        title={words.withKey(words.stepForward, ".")}
        onClick={() => props.onStep(1)}
      >
        <Icon name="forward" />
      </button>
      {props.onLaunch ? (
        <button
          type="button"
          className="transport-launch"
          title={words.withKey(words.launch, "l")}
          onClick={props.onLaunch}
        >
          {words.launch}
        </button>
      ) : null}
    </div>
  );
}
