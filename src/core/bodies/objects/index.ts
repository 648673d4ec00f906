import type { Meshes } from "../massProperties.ts";
import type { Mesh } from "../mesh.ts";
import { book, leaves } from "./book.ts";
import { looks } from "./detail.ts";
import { dieModel } from "./die.ts";
import { jack } from "./jack.ts";
import { phone } from "./phone.ts";
import { racket, strings } from "./racket.ts";
import { book as bookSolid } from "./solid/book.ts";
import { die as dieSolid } from "./solid/die.ts";
import { jack as jackSolid } from "./solid/jack.ts";
import { phone as phoneSolid } from "./solid/phone.ts";
import { racket as racketSolid } from "./solid/racket.ts";
import { tHandle as tHandleSolid } from "./solid/tHandle.ts";
import type { ObjectModel } from "./surface.ts";
import { tHandle } from "./tHandle.ts";

export type { ObjectModel } from "./surface.ts";

function madeWhenAsked<Name extends string, Value>(
  makers: Readonly<Record<Name, () => Value>>,
): Readonly<Record<Name, Value>> {
  const made = {} as Record<Name, Value>;
  for (const [name, make] of Object.entries<() => Value>(makers)) {
    let value: Value | undefined;
    const get = (): Value => {
      value ??= make();
      return value;
    };
    Object.defineProperty(made, name, { enumerable: true, get });
  }
  return made;
}

const SOLIDS = {
  racket: racketSolid,
  tHandle: tHandleSolid,
  phone: phoneSolid,
  book: bookSolid,
  die: dieSolid,
  jack: jackSolid,
} as const;

export type ObjectId = keyof typeof SOLIDS;

/**
 * Solids of everyday things by the names of their meshes in scenarios. Body axes are principal axes, z that of the least moment. Each is
 * made when first asked for: making all would block a page's thread.
 */
export const OBJECT_MESHES: Meshes & Readonly<Record<ObjectId, Mesh>> = madeWhenAsked(SOLIDS);

/** As they are drawn. */
export const OBJECTS: Readonly<Record<ObjectId, ObjectModel>> = madeWhenAsked({
  racket: looks(racket, strings),
  tHandle: looks(tHandle),
  phone: looks(phone),
  book: looks(book, leaves),
  die: dieModel,
  jack: looks(jack),
});
