import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../ui/icons";
import { Figure } from "../frame/Figure";
import type { Wishes } from "../frame/figureState";
import { pressKey } from "../frame/keyboard";
import type { SketchDriver } from "../pictures/RenderLoop";
import { useOnScreen, usePrint, useRedraw } from "../pictures/usePictures";

interface DiagramProps {
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
export function DiagramFigure(props: DiagramProps): ReactNode {
  const { id, driver, caption, pictures, children, onReset, onPlay, wishes } = props;
  const figure = useRef<HTMLElement>(null);
  useOnScreen(figure, driver);
  useRedraw(driver);
  usePrint(driver);
  useEffect(() => driver.invalidate());
  return (
    <Figure
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
        const tools = <DiagramToolbar {...props} shared={shared} />;
        return (
          <>
            {pictures}
            {pictures ? tools : null}
            {children}
            {pictures ? null : tools}
          </>
        );
      }}
    </Figure>
  );
}

interface ToolsProps extends DiagramProps {
  /** The buttons that every figure has. */
  readonly shared: ReactNode;
}

function DiagramToolbar({ driver, actions, onReset, onPlay, playing, shared }: ToolsProps): ReactNode {
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
