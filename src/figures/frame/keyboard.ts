import type { KeyboardEvent } from "react";

/** The actions that a figure's keys trigger. */
interface KeyActions {
  readonly togglePlay: () => void;
  /** Moves by whole frames, where there are frames. */
  readonly step?: (frames: number) => void;
  readonly reset: () => void;
  /** Sends the body off, where there is something to send. */
  readonly launch?: (() => void) | null;
  /** Repeats a part of the run, or no longer, where there is a run. */
  readonly repeat?: () => void;
  /** Turns the view, where there is one. */
  readonly orbit?: (azimuth: number, elevation: number) => void;
  /** Moves the view nearer (factor below 1) or farther away, where there is one. */
  readonly dolly?: (factor: number) => void;
  /** Moves through the stages of a frame; null while the inspector is closed. */
  readonly stage?: ((stages: number) => void) | null;
}

/** Radians that one press of an arrow key turns the view. */
const TURNS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0.12, 0],
  ArrowRight: [-0.12, 0],
  ArrowUp: [0, 0.08],
  ArrowDown: [0, -0.08],
};

/** The factor on the distance of the view at one press of a key. */
const NEARER = 0.85;
const ZOOMS: Readonly<Record<string, number>> = { "+": NEARER, "=": NEARER, "-": 1 / NEARER };

/**
 * Space plays, `.` and `,` step, `]` and `[` walk through the frame, `r` resets, `l` launches, `m` repeats from mark to mark,
 * arrows turn the view, `+` and `-` bring it nearer and farther; never while typing, choosing or sliding.
 */
export function pressKey(event: KeyboardEvent<HTMLElement>, actions: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest("select, textarea, [contenteditable], input:not([type=checkbox], [type=range])")) return;
  // Letters count whatever Caps Lock and Shift make of them.
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (act(key, target, actions)) event.preventDefault();
}

function act(
  key: string,
  target: HTMLElement,
  { togglePlay, step, reset, launch, repeat, orbit, dolly, stage }: KeyActions,
): boolean {
  const angles = TURNS[key];
  if (angles && orbit) {
    if (target.closest("input")) return false;
    orbit(...angles);
  } else if (key === " ") {
    // The space key does nothing on a slider, so there it plays the figure too.
    if (target.closest("button, a, input:not([type=range]), summary")) return false;
    togglePlay();
  } else if (dolly && ZOOMS[key]) dolly(ZOOMS[key]);
  else if (step && key === ".") step(1);
  else if (step && key === ",") step(-1);
  else if (key === "r") reset();
  else if (launch && key === "l") launch();
  else if (repeat && key === "m") repeat();
  else if (stage && (key === "]" || key === "[")) stage(key === "]" ? 1 : -1);
  else return false;
  return true;
}
