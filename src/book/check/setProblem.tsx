import islands from "virtual:islands";
import { renderToString } from "react-dom/server";
import { FigureStateObserver } from "../../figures/shell/Figure";
import { applyState, type FigureState } from "../../figures/shell/figureState";
import type { Tag } from "./chapterTags";

const states = new Map<Tag, Promise<FigureState | null>>();

/** Why a figure cannot be set so; null if it can. */
export async function setProblem(figure: Tag, set: unknown): Promise<string | null> {
  const known = states.get(figure) ?? stateOf(figure);
  states.set(figure, known);
  const state = await known;
  if (state === null) return `<${figure.name}> is no figure that can be set`;
  const refused = applyState(state, set);
  return refused ? `<${figure.name}> cannot be set so: ${refused}` : null;
}

/** Thrown once the state is known: nothing below the figure's shell need be rendered. */
class Found extends Error {
  constructor(readonly state: FigureState) {
    super();
  }
}

/** Learnt by beginning to render the figure. */
async function stateOf({ name, props }: Tag): Promise<FigureState | null> {
  const module = await islands[name]?.();
  const Figure = module?.[name]?.Figure;
  if (!Figure) return null;
  const observe = (state: FigureState): void => {
    throw new Found(state);
  };
  try {
    renderToString(
      <FigureStateObserver value={observe}>
        <Figure title="" {...props} />
      </FigureStateObserver>,
    );
    return null;
  } catch (error) {
    if (error instanceof Found) return error.state;
    throw error;
  }
}
