import { type ReactNode, useRef } from "react";
import { FrameListeners } from "../../ui/frameListeners";
import { PlayButton } from "../../ui/PlayButton";
import { CopyLinkButton, ExpandButton, Figure, FigureStage } from "../frame/Figure";
import type { FigureState } from "../frame/figureState";
import { pressKey } from "../frame/keyboard";
import type { RenderLoop } from "../pictures/RenderLoop";
import { useRenderLoop } from "../pictures/usePictures";
import { strings } from "../strings";

interface DiagramFigureProps {
  readonly id: string;
  readonly loop: RenderLoop;
  readonly state: FigureState;
  /** Shown above the buttons; the rest then stands below them. */
  readonly pictures?: ReactNode;
  /** Pictures, sliders, tables. */
  readonly children: ReactNode;
  /** Back to how the chapter set it; the view is reset by itself. */
  readonly onReset: () => void;
  /** Starts or stops the diagram's motion; left out, nothing moves. */
  readonly onTogglePlay?: () => void;
  /** Whether it moves, where a button is to show it. */
  readonly playing?: boolean;
  /** Further buttons. */
  readonly actions?: ReactNode;
}

/** A figure without lanes or frames: the reader sets its values by hand. */
export function DiagramFigure(props: DiagramFigureProps): ReactNode {
  const { id, loop, state, pictures, children, onReset, onTogglePlay } = props;
  const figure = useRef<HTMLElement>(null);
  useRenderLoop(figure, loop);
  const toolbar = <DiagramToolbar {...props} />;
  return (
    <FrameListeners value={loop.onFrame}>
      <Figure
        id={id}
        kind="diagram-figure"
        figure={figure}
        state={state}
        isPlaying={() => loop.playing}
        onKeyDown={(event) =>
          pressKey(event, {
            togglePlay: () => onTogglePlay?.(),
            reset: onReset,
            orbit: (azimuth, elevation) => loop.orbit(azimuth, elevation),
          })
        }
      >
        <FigureStage>
          {pictures ?? children}
          {toolbar}
        </FigureStage>
        {pictures ? children : null}
      </Figure>
    </FrameListeners>
  );
}

function DiagramToolbar({ loop, actions, onReset, onTogglePlay, playing }: DiagramFigureProps): ReactNode {
  return (
    <div className="toolbar diagram-toolbar">
      <div className="actions">
        {onTogglePlay && playing !== undefined ? (
          <PlayButton playing={playing} onToggle={onTogglePlay} />
        ) : null}
        {actions}
        <button type="button" className="button-plain" onClick={onReset}>
          {strings.actions.reset}
        </button>
      </div>
      <div className="actions">
        <button type="button" className="button-plain" onClick={() => loop.resetView()}>
          {strings.actions.resetView}
        </button>
        <CopyLinkButton />
        <ExpandButton />
      </div>
    </div>
  );
}
