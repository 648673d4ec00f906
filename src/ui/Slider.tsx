import { type ReactNode, useEffect, useRef } from "react";

interface SliderProps {
  readonly label: string;
  /** What stands before the slider for the eye; by default the label. */
  readonly children?: ReactNode;
  readonly term?: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value now. */
  readonly value: () => number;
  /** A value as it is read out and shown, with its unit. */
  readonly text: (value: number) => string;
  readonly onInput: (value: number) => void;
  /** Calls back whenever the value may have changed, until the returned function is called. */
  readonly follow: (dial: () => void) => () => void;
}

/** A number that the reader sets; rendered once, it then follows its value without React. */
export function Slider({
  label,
  children,
  term,
  value,
  text,
  onInput,
  follow,
  ...range
}: SliderProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const output = useRef<HTMLSpanElement>(null);
  const latest = useRef({ value, text });
  latest.current = { value, text };
  useEffect(
    () =>
      follow(() => {
        const { value, text } = latest.current;
        const [now, said] = [value(), text(value())];
        if (!input.current || !output.current) return;
        if (document.activeElement !== input.current || input.current.valueAsNumber !== now)
          input.current.value = String(now);
        if (output.current.textContent === said) return;
        output.current.textContent = said;
        input.current.setAttribute("aria-valuetext", said);
      }),
    [follow],
  );
  return (
    <label className={`dial ${term ? `term-${term}` : ""}`} data-term={term}>
      <span className="dial-name" aria-hidden="true">
        {children ?? label}
      </span>
      <input
        ref={input}
        type="range"
        aria-label={label}
        aria-valuetext={text(value())}
        defaultValue={value()}
        onInput={(event) => onInput(event.currentTarget.valueAsNumber)}
        {...range}
      />
      <span ref={output} className="dial-value" aria-hidden="true">
        {text(value())}
      </span>
    </label>
  );
}
