/** @module bunny */

import { cells, positions } from "bunny";
import type { Mesh } from "./mesh.ts";

/**
 * The Stanford bunny, 1839 corners and 3674 triangles, closed; y is up, about 10 units long. Larger than the rest of the core,
 * which does not import it.
 * @see Turk and Levoy 1994, Stanford Computer Graphics Laboratory; npm package `bunny`, public domain
 */
export const bunny: Mesh = {
  positions,
  triangles: cells,
};
