import { type ReactNode, useRef } from "react";
import { FrameListeners } from "../../ui/frameListeners";
import { PlayButton } from "../../ui/PlayButton";
import { ExpandButton, ResetButton, ResetViewButton } from "../frame/actions";
import { Figure, FigureStage } from "../frame/Figure";
import type { FigureState } from "../frame/figureState";
import { useInitialState } from "../frame/initialState";
import { pressKey } from "../frame/keyboard";
import { MoreButton, MorePanel, PanelGroup } from "../frame/More";
import { ShareGroup } from "../frame/share/ShareGroup";
import { withView } from "../frame/viewState";
import type { RenderLoop } from "../pictures/RenderLoop";
import { useRenderLoop } from "../pictures/usePictures";

interface DiagramFigureProps {
  readonly id: string;
  readonly loop: RenderLoop;
  readonly state: FigureState;
  readonly pictures: ReactNode;
  /** The figure's one choice, below the pictures. */
  readonly choice?: ReactNode;
  /** Sliders for its values, in the panel. */
  readonly sliders?: ReactNode;
  /** Checkboxes for what the pictures show, in the panel. */
  readonly shown?: ReactNode;
  /** Tables. */
  readonly children?: ReactNode;
  /** Sets the values back to those of the chapter; the figure resets the view itself. */
  readonly onReset: () => void;
  /** Starts or stops the diagram's motion; absent where nothing moves. */
  readonly onTogglePlay?: () => void;
  /** Whether it moves, where a button is to show it. */
  readonly playing?: boolean;
}

/** A figure without lanes or frames: the reader sets its values by hand. */
export function DiagramFigure(props: DiagramFigureProps): ReactNode {
  const { id, loop, state, pictures, choice, children, onReset, onTogglePlay, playing } = props;
  const figure = useRef<HTMLElement>(null);
  useRenderLoop(figure, loop);
  useInitialState(state);
  return (
    <FrameListeners value={loop.onFrame}>
      <Figure
        id={id}
        kind="diagram-figure"
        figure={figure}
        state={withView(state, loop)}
        isPlaying={() => loop.playing}
        onKeyDown={(event) =>
          pressKey(event, {
            togglePlay: () => onTogglePlay?.(),
            reset: onReset,
            orbit: (azimuth, elevation) => loop.orbit(azimuth, elevation),
            dolly: (factor) => loop.dolly(factor),
          })
        }
      >
        <FigureStage>
          {pictures}
          <div className="figure-choice">
            {onTogglePlay && playing !== undefined ? (
              <PlayButton playing={playing} onToggle={onTogglePlay} />
            ) : null}
            {choice}
            <MoreButton />
          </div>
        </FigureStage>
        <DiagramPanel {...props} />
        {children}
      </Figure>
    </FrameListeners>
  );
}

function DiagramPanel({ loop, sliders, shown, onReset }: DiagramFigureProps): ReactNode {
  return (
    <MorePanel>
      {shown ? <PanelGroup name="shown">{shown}</PanelGroup> : null}
      <PanelGroup name="run">
        {sliders}
        <ResetButton onReset={onReset} />
      </PanelGroup>
      <PanelGroup name="view">
        <ResetViewButton loop={loop} />
        <ExpandButton />
      </PanelGroup>
      <ShareGroup />
    </MorePanel>
  );
}
