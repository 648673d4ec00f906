import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { plain } from "../format/numbers";
import { useFrameListener } from "./liveElements";
import { strings } from "./strings/en";
import { useHydrated } from "./useHydrated";

const words = strings.transport;

interface FrameFieldProps {
  readonly lastFrame: number;
  readonly frame: () => number;
  readonly onSeek: (frame: number) => void;
}

/** Typed numbers are taken by Enter or on leaving the field; Escape drops them. */
export function FrameField(props: FrameFieldProps): ReactNode {
  const { problem, input } = useTypedFrame(props);
  const problemId = useId();
  const [first] = useState(props.frame);
  const name = <span className="control-name">{words.goToFrame}</span>;
  return (
    <div className="frame-field">
      {useHydrated() ? (
        <label>
          {name}{" "}
          <input
            {...input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={first}
            aria-invalid={problem !== ""}
            aria-describedby={problem ? problemId : undefined}
          />
        </label>
      ) : (
        <span className="frame-unready">
          {name} <span className="frame-number">{first}</span>
        </span>
      )}
      <span className="frame-of">{words.ofFrames(plain(props.lastFrame))}</span>
      {problem ? (
        <p className="frame-problem" id={problemId} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** Follows the run until something is typed. */
function useTypedFrame({ lastFrame, frame, onSeek }: FrameFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  const [problem, setProblem] = useState("");
  const follow = () => {
    const shown = String(frame());
    if (ref.current && !isTyped.current && ref.current.value !== shown) ref.current.value = shown;
  };
  useFrameListener(follow);
  const settle = () => {
    isTyped.current = false;
    setProblem("");
    follow();
  };
  const take = () => {
    if (!isTyped.current || !ref.current) return;
    const wanted = frameTyped(ref.current.value, lastFrame);
    if (wanted === null) {
      setProblem(words.frameWithin(plain(lastFrame)));
      return;
    }
    onSeek(wanted);
    settle();
  };
  const onInput = () => {
    isTyped.current = true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") take();
    else if (event.key === "Escape" && isTyped.current) settle();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { problem, input: { ref, onInput, onBlur: take, onKeyDown } };
}

function frameTyped(text: string, lastFrame: number): number | null {
  const digits = text.replace(/\s/g, "");
  if (!/^\d{1,9}$/.test(digits)) return null;
  const frame = Number(digits);
  return frame <= lastFrame ? frame : null;
}
