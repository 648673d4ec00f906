import { type ReactNode, useRef, useState } from "react";
import { plain } from "../format/numbers";
import { PlayButton, RoundButton } from "./buttons";
import { setText, useFrameListener } from "./liveElements";
import { Select } from "./Select";
import { strings } from "./strings/en";
import { TimeSlider, type TimeSliderProps } from "./TimeSlider";

const words = strings.transport;

/** Against the clock on the wall. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4] as const;

interface TransportProps extends TimeSliderProps {
  readonly onTogglePlay: () => void;
  readonly onStep: (frames: number) => void;
  /** After the clock. */
  readonly children?: ReactNode;
}

export function Transport(props: TransportProps): ReactNode {
  const { onTogglePlay, onStep, children, ...scrub } = props;
  const { playing, frame, clockText } = scrub;
  const clock = useRef<HTMLOutputElement>(null);
  const [first] = useState(frame);
  useFrameListener(() => {
    setText(clock.current, clockText(frame()));
  });
  return (
    <div className="transport">
      <div className="transport-buttons">
        <RoundButton
          icon="back"
          label={words.stepBack}
          title={words.withKey(words.stepBack, ",")}
          onPress={() => onStep(-1)}
        />
        <PlayButton playing={playing} onToggle={onTogglePlay} />
        <RoundButton
          icon="forward"
          label={words.stepForward}
          title={words.withKey(words.stepForward, ".")}
          onPress={() => onStep(1)}
        />
      </div>
      <TimeSlider {...scrub} />
      <output ref={clock} className="transport-time" aria-live="off">
        {clockText(first)}
      </output>
      {children}
    </div>
  );
}

interface SpeedSelectProps {
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
}

export function SpeedSelect({ speed, onSpeed }: SpeedSelectProps): ReactNode {
  return (
    <Select
      className="select-speed"
      label={words.speed}
      hideLabel
      value={String(speed)}
      options={SPEEDS.map((each) => ({ value: String(each), text: `${plain(each)}×` }))}
      onChange={(value) => onSpeed(Number(value))}
    />
  );
}

export function LaunchButton({ onLaunch }: { readonly onLaunch: () => void }): ReactNode {
  return (
    <button
      type="button"
      className="transport-launch"
      title={words.withKey(words.launch, "l")}
      onClick={onLaunch}
    >
      {words.launch}
    </button>
  );
}
