import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../ui/icons";
import { FigureFrame } from "./FigureFrame";
import { useOnScreen, usePrint, useRedraw } from "./hooks";
import { pressKey } from "./keys";
import type { SketchDriver } from "./sketch";
import type { Wishes } from "./wishes";

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
  useOnScreen(figure, driver);
  useRedraw(driver);
  usePrint(driver);
  useEffect(() => driver.invalidate());
  return (
    <FigureFrame
      id={id}
      kind="sketch"
      figure={figure}
      caption={caption}
      wishes={wishes}
      onKeyDown={(event) =>
        pressKey(event, {
          ...TIMELESS,
          togglePlay: () => onPlay?.(),
          reset: onReset,
          turn: (azimuth, elevation) => driver.turn(azimuth, elevation),
        })
      }
    >
      {(shared) => {
        const tools = <SketchTools {...props} shared={shared} />;
        return (
          <>
            {pictures}
            {pictures ? tools : null}
            {children}
            {pictures ? null : tools}
          </>
        );
      }}
    </FigureFrame>
  );
}

interface ToolsProps extends SketchProps {
  /** The buttons that every figure has. */
  readonly shared: ReactNode;
}

function SketchTools({ driver, actions, onReset, onPlay, playing, shared }: ToolsProps): ReactNode {
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
        <button type="button" className="plain" onClick={() => driver.resetView()}>
          Reset view
        </button>
        {shared}
      </div>
    </div>
  );
}
