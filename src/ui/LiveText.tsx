import { type HTMLAttributes, type ReactNode, useRef, useState } from "react";
import { useFrameListener } from "./frameListeners";
import { setText } from "./liveElements";

interface LiveTextProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  readonly as?: "span" | "output" | "p" | "dd" | "td";
  readonly of: () => string;
}

/** A text that follows the present frame without React: rendered once, then written at every frame that changes it. */
export function LiveText({ as: Element = "span", of, ...attributes }: LiveTextProps): ReactNode {
  const element = useRef<HTMLElement | null>(null);
  const [first] = useState(of);
  useFrameListener(() => setText(element.current, of()));
  return (
    <Element
      {...attributes}
      ref={(node: HTMLElement | null) => {
        element.current = node;
      }}
    >
      {first}
    </Element>
  );
}

interface LiveValueProps {
  readonly quantity: string;
  readonly lane?: string;
  /** The full value, for whatever reads the page by program. */
  readonly value: () => unknown;
  readonly text: () => string;
}

/** A description in a list that follows the present frame, with its full value beside its text. */
export function LiveValue({ quantity, lane, value, text }: LiveValueProps): ReactNode {
  const element = useRef<HTMLElement>(null);
  const [first] = useState(() => ({ text: text(), value: JSON.stringify(value()) }));
  useFrameListener(() => {
    if (element.current && setText(element.current, text()))
      element.current.dataset.value = JSON.stringify(value());
  });
  return (
    <dd ref={element} data-quantity={quantity} data-lane={lane} data-value={first.value}>
      {first.text}
    </dd>
  );
}
