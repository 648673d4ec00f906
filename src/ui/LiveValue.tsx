import { type ReactNode, useRef, useState } from "react";
import { setText, useFrameListener } from "./liveElements";

interface LiveValueProps {
  readonly quantity: string;
  readonly lane?: string;
  /** In full, for programs that read the page. */
  readonly value: () => unknown;
  readonly text: () => string;
}

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
