import type { ReactNode, Ref } from "react";

interface DialProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** How the value reads. */
  readonly text: string;
  readonly onChange: (value: number) => void;
  readonly slider?: Ref<HTMLInputElement>;
}

/** A slider for one quantity, under its name, with its value beside it. */
export function Dial({ label, value, min, max, step, text, onChange, slider }: DialProps): ReactNode {
  return (
    <label className="setting">
      <span className="setting-name">{label}</span>
      <input
        ref={slider}
        className="scrubber"
        type="range"
        aria-label={label}
        aria-valuetext={text}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output className="setting-value" aria-live="off">
        {text}
      </output>
    </label>
  );
}
