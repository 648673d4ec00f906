import { createContext, useContext, useEffect, useEffectEvent } from "react";

/* What follows the present frame, outside React. */

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

/* Writes outside React: an unchanged value costs a comparison, not an access to the document. */

const texts = new WeakMap<Element, string>();

/** @returns whether the text has changed */
export function setText(element: Element | null | undefined, text: string): boolean {
  if (!element || texts.get(element) === text) return false;
  texts.set(element, text);
  // Replacing a text node costs more.
  if (element.firstChild instanceof Text && element.childNodes.length === 1) element.firstChild.data = text;
  else element.textContent = text;
  return true;
}

/** Shares of the track: filled between value and zero; without a zero, from its start. */
export interface FilledTrack {
  readonly "--share": string;
  readonly "--zero": string;
}

export function filledTo(value: number, min: number, max: number): FilledTrack {
  const shareOf = (at: number): string => (max > min ? (at - min) / (max - min) : 0).toFixed(4);
  return { "--share": shareOf(value), "--zero": shareOf(min < 0 && max > 0 ? 0 : min) };
}

export function setSlider(input: HTMLInputElement, value: number): void {
  if (input.valueAsNumber !== value) input.value = String(value);
  const share = filledTo(input.valueAsNumber, Number(input.min), Number(input.max))["--share"];
  // Read back, since React writes it too, where the range changes.
  if (input.style.getPropertyValue("--share") !== share) input.style.setProperty("--share", share);
}

type LiveStyle = "visibility" | "transform" | "left" | "width";

const styles = new WeakMap<HTMLElement, Partial<Record<LiveStyle, string>>>();

export function setStyle(element: HTMLElement, name: LiveStyle, value: string): void {
  const last = styles.get(element) ?? {};
  if (last[name] === value) return;
  styles.set(element, { ...last, [name]: value });
  element.style[name] = value;
}
