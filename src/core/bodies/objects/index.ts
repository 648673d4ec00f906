import type { Meshes } from "../massProperties";
import { book } from "./book";
import { die } from "./die";
import { jack } from "./jack";
import { phone } from "./phone";
import { racket } from "./racket";
import type { ObjectModel } from "./surface";
import { tHandle } from "./tHandle";

export { type ObjectModel, PARTS, type Part } from "./surface";

/** Everyday things by the names under which scenarios call their meshes. Body axes are principal axes, z that of the least moment. */
export const OBJECTS = { racket, tHandle, phone, book, die, jack } as const satisfies Record<
  string,
  ObjectModel
>;

export type ObjectId = keyof typeof OBJECTS;

/** Their meshes, as scenarios need them. */
export const OBJECT_MESHES: Meshes = Object.fromEntries(
  Object.entries<ObjectModel>(OBJECTS).map(([id, { mesh }]) => [id, mesh]),
);
