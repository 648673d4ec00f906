import { type ReactNode, useRef } from "react";
import type { Mark } from "../../scene/marks";
import { PlayButton } from "../../ui/buttons";
import { FrameListeners } from "../../ui/liveElements";
import type { ReadoutColumn, ReadoutRow } from "../../ui/Readouts";
import { useRenderLoop } from "../pictures/usePictures";
import { BarActions, ExpandButton, ResetButton, ResetViewButton } from "../shell/actions";
import { Figure, FigureStage } from "../shell/Figure";
import { useInitialState } from "../shell/initialState";
import { type Island, island } from "../shell/island";
import { pressKey } from "../shell/keyboard";
import { MoreButton, MorePanel, PanelGroup } from "../shell/More";
import { ShareMenu } from "../shell/share/ShareMenu";
import { withView } from "../shell/viewState";
import { DiagramPicture, DiagramSliders, DiagramToggles } from "./controls";
import { type Diagram, type DiagramOptions, useDiagram, usePlaying } from "./Diagram";
import { Numbers } from "./Numbers";
import { type Settings, togglesOf, type ValuesOf } from "./settings";

interface DiagramFigureProps {
  readonly id: string;
  readonly diagram: Diagram<Settings>;
  readonly pictures: ReactNode;
  /** Below the pictures; by default the Play button, where something moves. */
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
        loop={loop}
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
            <BarActions>
              <ResetButton onReset={() => diagram.reset()} />
              <ExpandButton />
              <ShareMenu />
              <MoreButton />
            </BarActions>
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
      <PanelGroup name="run">{sliders ?? <DiagramSliders diagram={diagram} />}</PanelGroup>
      <PanelGroup name="view">
        <ResetViewButton loop={diagram.loop} />
      </PanelGroup>
    </MorePanel>
  );
}

interface DiagramSpec<S extends Settings> extends DiagramOptions<ValuesOf<S>> {
  readonly settings: S;
  readonly marks: (values: ValuesOf<S>) => readonly Mark[];
  readonly describe: (values: ValuesOf<S>) => string;
  readonly rows: readonly ReadoutRow[];
  readonly columns: (values: ValuesOf<S>) => readonly ReadoutColumn[];
  /** Quantities beside the pictures. */
  readonly matter: readonly string[];
  /** By default as {@link DiagramFigure}. */
  readonly Choice?: (props: { readonly diagram: Diagram<S> }) => ReactNode;
}

/** The same wherever a chapter places it, of one picture with the handles of its vectors. */
export function diagramIsland<S extends Settings>(
  name: string,
  { settings, marks, describe, rows, columns, matter, Choice, ...options }: DiagramSpec<S>,
): Island<{ readonly id: string }> {
  return island(name, function Placed({ id }: { readonly id: string }): ReactNode {
    const diagram = useDiagram(settings, options);
    return (
      <DiagramFigure
        id={id}
        diagram={diagram}
        pictures={<DiagramPicture diagram={diagram} marks={marks} describe={describe} />}
        choice={Choice && <Choice diagram={diagram} />}
      >
        <Numbers rows={rows} columns={() => columns(diagram.values)} matter={matter} />
      </DiagramFigure>
    );
  });
}
