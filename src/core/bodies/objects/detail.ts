/** How finely what is round is cut; coarser for drawings as SVG, where each shade of each part is a path. */
export interface Detail {
  /** Round a bar. */
  readonly sides: number;
  /** Along a racket's head. */
  readonly bends: number;
  /** In a quarter turn round its beam. */
  readonly beam: number;
  /** In a quarter turn of a rounded edge. */
  readonly strips: number;
  /** What stands out or is sunk by a millimetre; else it is painted. */
  readonly hasRelief: boolean;
}

export const LIVE: Detail = { sides: 48, bends: 72, beam: 5, strips: 5, hasRelief: true };
export const STILL: Detail = { sides: 16, bends: 28, beam: 1, strips: 2, hasRelief: false };
