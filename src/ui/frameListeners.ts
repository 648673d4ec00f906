import { createContext, useContext, useEffect, useEffectEvent } from "react";

type OnFrame = (listener: () => void) => () => void;

/** A figure without a render loop has none. */
export const FrameListeners = createContext<OnFrame>(() => () => {});

/** At every frame of the figure around, outside React, and after every render; `update` reads the latest props and state. */
export function useFrameListener(update: () => void): void {
  const onFrame = useContext(FrameListeners);
  const latest = useEffectEvent(update);
  useEffect(() => onFrame(() => latest()), [onFrame]);
  useEffect(() => latest());
}
