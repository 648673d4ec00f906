import { createContext, useContext, useState } from "react";
import { applyState, type FigureState, type StateValues } from "./figureState";

/** Null to open as the chapter has it. */
export const InitialState = createContext<StateValues | null>(null);

/** What a component above the one of {@link useInitialState} begins with: that one may not set it while it renders. */
export function useOpening<Value>(field: string, first: Value): Value {
  const initial = useContext(InitialState);
  return (initial?.[field] as Value | undefined) ?? first;
}

/**
 * Sets a figure while it first renders, so that pages without scripts can show it in any state. For the component that holds
 * the figure's React state, which alone may be set while it renders.
 * @throws where the figure cannot be set so
 */
export function useInitialState(state: FigureState): void {
  const initial = useContext(InitialState);
  const [isSet, setIsSet] = useState(initial === null);
  if (isSet) return;
  setIsSet(true);
  const refused = applyState(state, initial);
  if (refused) throw new Error(refused);
}
