import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { filledTo, setSlider, setText, useFrameListener } from "./liveElements";

export interface SliderProps {
  readonly label: string;
  /** By default the label. */
  readonly children?: ReactNode;
  readonly term?: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: () => number;
  /** With its unit. */
  readonly text: (value: number) => string;
  readonly onInput: (value: number) => void;
  readonly wide?: boolean;
}

/** Rendered once, it then follows its value without React. */
export function Slider(props: SliderProps): ReactNode {
  const { label, children, term, value, text, onInput, wide, ...range } = props;
  const input = useRef<HTMLInputElement>(null);
  const output = useRef<HTMLSpanElement>(null);
  const [first] = useState(value);
  useFrameListener(() => {
    const now = value();
    if (!input.current) return;
    setSlider(input.current, now);
    if (setText(output.current, text(now))) input.current.setAttribute("aria-valuetext", text(now));
  });
  const block = wide ? "wide-slider" : "slider";
  return (
    <label className={`${block} ${term ? `term-${term}` : ""}`.trimEnd()} data-term={term}>
      <span className={`${block}-name`} aria-hidden="true">
        {children ?? label}
      </span>
      <input
        ref={input}
        type="range"
        className={wide ? "scrubber filled-slider" : "filled-slider"}
        style={filledTo(first, range.min, range.max) as CSSProperties}
        aria-label={label}
        aria-valuetext={text(first)}
        defaultValue={first}
        onInput={(event) => onInput(event.currentTarget.valueAsNumber)}
        {...range}
      />
      <span ref={output} className={`${block}-value`} aria-hidden="true">
        {text(first)}
      </span>
    </label>
  );
}
