import { createContext, useContext, useEffect, useEffectEvent } from "react";

/** Calls back at every animation frame in which what is shown may have changed, until the returned function is called. */
type OnFrame = (listener: () => void) => () => void;

/** The frame listeners of the figure around; a figure without a render loop has none. */
export const FrameListeners = createContext<OnFrame>(() => () => {});

/** Runs `update` at every frame of the figure around, outside React, and after every render. It reads the latest props and state. */
export function useFrameListener(update: () => void): void {
  const onFrame = useContext(FrameListeners);
  const latest = useEffectEvent(update);
  useEffect(() => onFrame(() => latest()), [onFrame]);
  useEffect(() => latest());
}
