import type { KeyboardEvent } from "react";

/** Left out where there is no such thing. */
interface KeyActions {
  readonly togglePlay: () => void;
  readonly step?: (frames: number) => void;
  readonly reset: () => void;
  readonly launch?: (() => void) | null;
  readonly repeat?: () => void;
  readonly view?: {
    readonly orbit: (azimuth: number, elevation: number) => void;
    /** A factor below 1 is nearer. */
    readonly dolly: (factor: number) => void;
  };
  /** Through a frame's stages; null while the inspector is closed. */
  readonly stage?: ((stages: number) => void) | null;
}

/** [rad] a press. */
const TURNS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0.12, 0],
  ArrowRight: [-0.12, 0],
  ArrowUp: [0, 0.08],
  ArrowDown: [0, -0.08],
};

/** On the distance of the view. */
const NEARER = 0.85;
const ZOOMS: Readonly<Record<string, number>> = { "+": NEARER, "=": NEARER, "-": 1 / NEARER };

/** Does nothing while a reader types, chooses or slides. */
export function pressKey(event: KeyboardEvent<HTMLElement>, actions: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest("select, textarea, [contenteditable], input:not([type=checkbox], [type=range])")) return;
  // Whatever Caps Lock and Shift make of letters.
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (act(key, target, actions)) event.preventDefault();
}

function act(
  key: string,
  target: HTMLElement,
  { togglePlay, step, reset, launch, repeat, view, stage }: KeyActions,
): boolean {
  const angles = TURNS[key];
  if (angles && view) {
    if (target.closest("input")) return false;
    view.orbit(...angles);
  } else if (key === " ") {
    // The space key does nothing on a slider: there it plays the figure too.
    if (target.closest("button, a, input:not([type=range]), summary")) return false;
    togglePlay();
  } else if (view && ZOOMS[key]) view.dolly(ZOOMS[key]);
  else if (step && key === ".") step(1);
  else if (step && key === ",") step(-1);
  else if (key === "r") reset();
  else if (launch && key === "l") launch();
  else if (repeat && key === "m") repeat();
  else if (stage && (key === "]" || key === "[")) stage(key === "]" ? 1 : -1);
  else return false;
  return true;
}
