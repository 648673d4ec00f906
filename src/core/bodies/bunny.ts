import { cells, positions } from "bunny";
import type { Mesh } from "./mesh.ts";

/**
 * The Stanford bunny, 1839 corners and 3674 triangles, closed; y is up and the bunny about 10 units long. The core does not
 * import it: it is larger than the rest of the core.
 * @see Turk and Levoy 1994, Stanford Computer Graphics Laboratory; npm package `bunny`, public domain
 */
export const bunny: Mesh = {
  positions,
  triangles: cells,
};
