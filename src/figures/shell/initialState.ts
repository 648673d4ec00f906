import { createContext, useContext, useState } from "react";
import { applyState, type FigureState, type StateValues } from "./figureState";

/** Null to open as the chapter has it. */
export const InitialState = createContext<StateValues | null>(null);

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
