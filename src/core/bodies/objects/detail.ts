import { type Facet, type ObjectModel, weld } from "./surface.ts";

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

const LIVE: Detail = { sides: 48, bends: 72, beam: 5, strips: 5, hasRelief: true };
const STILL: Detail = { sides: 16, bends: 28, beam: 1, strips: 2, hasRelief: false };

/** @param lines straight and thin, beside the surface */
export function looks(
  make: (detail: Detail) => Facet[],
  lines: () => ObjectModel["lines"] = () => [],
): () => ObjectModel {
  return () => ({ ...weld(make(LIVE)), still: weld(make(STILL)), lines: lines() });
}
