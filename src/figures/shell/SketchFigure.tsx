import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/icons";
import { useExpand, useOnScreen, usePrint, useRedraw, useWishes } from "./hooks";
import { pressKey } from "./keys";
import { copyLink } from "./link";
import type { SketchDriver } from "./sketch";
import { type Wishes, wishQuery } from "./wishes";

interface SketchProps {
  readonly id: string;
  readonly driver: SketchDriver;
  readonly caption: ReactNode;
  /** Shown above the buttons, where what else there is comes below them. */
  readonly pictures?: ReactNode;
  /** Pictures, sliders, tables. */
  readonly children: ReactNode;
  /** Back to how the chapter set it; the view is reset by itself. */
  readonly onReset: () => void;
  /** Lets the values move by themselves, or holds them; without it nothing plays. */
  readonly onPlay?: () => void;
  /** Whether they move, where a button is to say so. */
  readonly playing?: boolean;
  /** What links and phrases of the prose may ask. */
  readonly wishes: Wishes;
  /** Further buttons. */
  readonly actions?: ReactNode;
}

/** What the keys of a clock do where there is none. */
const TIMELESS = { step: () => {}, stage: () => {} };

/** The frame of a figure whose values the reader sets: what it shares with figures of lanes, without a clock. */
export function SketchFigure(props: SketchProps): ReactNode {
  const { id, driver, caption, pictures, children, onReset, onPlay, wishes } = props;
  const figure = useRef<HTMLElement>(null);
  const [expanded, setExpanded] = useExpand(figure);
  useOnScreen(figure, driver);
  useRedraw(driver);
  usePrint(driver);
  const trouble = useWishes(figure, id, wishes);
  useEffect(() => driver.invalidate());
  const tools = <SketchTools {...props} expanded={expanded} onExpand={setExpanded} />;
  return (
    <figure
      ref={figure}
      id={id}
      className={expanded ? "figure sketch expanded" : "figure sketch"}
      // Focus lets the keys reach the figure as a whole.
      tabIndex={0}
      aria-labelledby={`${id}-caption`}
      onKeyDown={(event) =>
        pressKey(event, {
          ...TIMELESS,
          togglePlay: () => onPlay?.(),
          reset: onReset,
          turn: (azimuth, elevation) => driver.turn(azimuth, elevation),
        })
      }
    >
      {pictures}
      {pictures ? tools : null}
      {children}
      {pictures ? null : tools}
      {trouble ? (
        <p className="figure-trouble" role="status">
          {trouble}
        </p>
      ) : null}
      <figcaption id={`${id}-caption`}>{caption}</figcaption>
    </figure>
  );
}

interface ToolsProps extends SketchProps {
  readonly expanded: boolean;
  readonly onExpand: (expanded: boolean) => void;
}

function SketchTools(props: ToolsProps): ReactNode {
  const { id, driver, actions, onReset, onPlay, playing, wishes, expanded, onExpand } = props;
  const [said, say] = useState("");
  return (
    <div className="tools sketch-tools">
      <div className="actions">
        {onPlay && playing !== undefined ? (
          <button
            type="button"
            className="round main"
            aria-label={playing ? "Pause" : "Play"}
            title={playing ? "Pause (space)" : "Play (space)"}
            onClick={onPlay}
          >
            <Icon name={playing ? "pause" : "play"} />
          </button>
        ) : null}
        {actions}
        <button type="button" className="plain" onClick={onReset}>
          Reset
        </button>
      </div>
      <div className="actions">
        <button
          type="button"
          className="plain"
          onClick={() => copyLink(id, wishQuery(id, wishes.present())).then(say)}
        >
          Copy link
        </button>
        <button type="button" className="plain" onClick={() => driver.resetView()}>
          Reset view
        </button>
        <button type="button" className="plain" aria-pressed={expanded} onClick={() => onExpand(!expanded)}>
          Expand
        </button>
      </div>
      <p className="visually-hidden" role="status" aria-live="polite">
        {said}
      </p>
    </div>
  );
}
