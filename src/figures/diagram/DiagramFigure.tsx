import { type ReactNode, useRef } from "react";
import { PlayButton } from "../../ui/buttons";
import { FrameListeners } from "../../ui/frameListeners";
import { useRenderLoop } from "../pictures/usePictures";
import { ExpandButton, ResetButton, ResetViewButton } from "../shell/actions";
import { Figure, FigureStage } from "../shell/Figure";
import { useInitialState } from "../shell/initialState";
import { pressKey } from "../shell/keyboard";
import { MoreButton, MorePanel, PanelGroup } from "../shell/More";
import { ShareGroup } from "../shell/share/ShareGroup";
import { withView } from "../shell/viewState";
import { DiagramSliders, DiagramToggles } from "./controls";
import { type Diagram, usePlaying } from "./Diagram";
import { type Settings, togglesOf } from "./settings";

interface DiagramFigureProps {
  readonly id: string;
  readonly diagram: Diagram<Settings>;
  readonly pictures: ReactNode;
  /** Below the pictures; by default the button that plays, where something moves. */
  readonly choice?: ReactNode;
  /** In the panel; by default those of the diagram's vectors. */
  readonly sliders?: ReactNode;
  readonly children: ReactNode;
}

export function DiagramFigure(props: DiagramFigureProps): ReactNode {
  const { id, diagram, pictures, choice, children } = props;
  const { loop, state } = diagram;
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
            togglePlay: () => diagram.play(!diagram.playing),
            reset: () => diagram.reset(),
            view: loop,
          })
        }
      >
        <FigureStage>
          {pictures}
          <div className="figure-choice">
            {choice ?? (diagram.canPlay ? <DiagramPlayButton diagram={diagram} /> : null)}
            <MoreButton />
          </div>
        </FigureStage>
        <DiagramPanel {...props} />
        {children}
      </Figure>
    </FrameListeners>
  );
}

function DiagramPlayButton({ diagram }: Pick<DiagramFigureProps, "diagram">): ReactNode {
  return <PlayButton playing={usePlaying(diagram)} onToggle={() => diagram.play(!diagram.playing)} />;
}

function DiagramPanel({ diagram, sliders }: DiagramFigureProps): ReactNode {
  return (
    <MorePanel>
      {togglesOf(diagram.settings).length > 0 ? (
        <PanelGroup name="shown">
          <DiagramToggles diagram={diagram} />
        </PanelGroup>
      ) : null}
      <PanelGroup name="run">
        {sliders ?? <DiagramSliders diagram={diagram} />}
        <ResetButton onReset={() => diagram.reset()} />
      </PanelGroup>
      <PanelGroup name="view">
        <ResetViewButton loop={diagram.loop} />
        <ExpandButton />
      </PanelGroup>
      <ShareGroup />
    </MorePanel>
  );
}
