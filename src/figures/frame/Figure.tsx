import { type KeyboardEventHandler, type ReactNode, type RefObject, useState } from "react";
import * as v from "valibot";
import { type Wishes, wishesFor, wishQuery } from "./figureState";
import { copyLink } from "./permalink";
import { useExpand } from "./useExpand";
import { useWishes } from "./useFigureState";

interface FrameProps {
  readonly id: string;
  /** Its classes, besides that of every figure. */
  readonly kind: string;
  readonly figure: RefObject<HTMLElement | null>;
  readonly caption: ReactNode;
  /** What links and phrases of the prose may ask; left out, nothing. */
  readonly wishes?: Wishes;
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement>;
  /** Everything above the caption, given the buttons that every figure has. */
  readonly children: (actions: ReactNode) => ReactNode;
}

const NO_WISHES = wishesFor(
  v.strictObject({}),
  () => ({}),
  () => {},
);

/** What every figure is: in reach of the keys, named by its caption, linked to, and able to fill the window. */
export function Figure(props: FrameProps): ReactNode {
  const { id, kind, figure, caption, wishes = NO_WISHES, onKeyDown, children } = props;
  const [expanded, setExpanded] = useExpand(figure);
  const [said, say] = useState("");
  const trouble = useWishes(figure, id, wishes);
  return (
    <figure
      ref={figure}
      id={id}
      className={`figure ${kind} ${expanded ? "expanded" : ""}`.trimEnd()}
      // Focus lets links and keys reach the figure as a whole.
      tabIndex={0}
      aria-labelledby={`${id}-caption`}
      onKeyDown={onKeyDown}
    >
      {children(
        <>
          <button
            type="button"
            className="plain"
            onClick={() => copyLink(id, wishQuery(id, wishes.present())).then(say)}
          >
            Copy link
          </button>
          <button
            type="button"
            className="plain"
            aria-pressed={expanded}
            onClick={() => setExpanded(!expanded)}
          >
            Expand
          </button>
        </>,
      )}
      <p className="visually-hidden" role="status" aria-live="polite">
        {said}
      </p>
      {trouble ? (
        <p className="figure-trouble" role="status">
          {trouble}
        </p>
      ) : null}
      <figcaption id={`${id}-caption`}>{caption}</figcaption>
    </figure>
  );
}
