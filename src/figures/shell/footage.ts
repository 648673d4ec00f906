/** Of a run, from one frame to another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What a figure offers to be filmed. */
export interface Footage {
  /** Between the marks about the present frame, if there are any; where it closes, if it does; and all of it. */
  readonly ranges: () => { readonly marks: Range | null; readonly loop: Range | null; readonly whole: Range };
  /** As it plays, in a second of the wall's clock. */
  readonly framesPerSecond: () => number;
  /** Between frames, too, as when it plays. Stops playing. */
  readonly showAt: (frame: number) => void;
  readonly frame: () => number;
}

export type RangeName = keyof ReturnType<Footage["ranges"]>;
