/**
 * Solids of everyday things, apart from `index.ts`: they are a quarter of the core's size.
 *
 * @module objects
 */

export { OBJECT_MESHES, type ObjectId } from "./bodies/objects/index.ts";
