import type { Meshes } from "../massProperties.ts";
import { book } from "./book.ts";
import { die } from "./die.ts";
import { jack } from "./jack.ts";
import { phone } from "./phone.ts";
import { racket } from "./racket.ts";
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

const MAKERS = { racket, tHandle, phone, book, die, jack } as const;

export type ObjectId = keyof typeof MAKERS;

/**
 * Everyday things by the names of their meshes in scenarios. Body axes are principal axes, z that of the least moment. Each is
 * made when first asked for: making all would block a page's thread.
 */
export const OBJECTS = madeWhenAsked<ObjectId, ObjectModel>(MAKERS);

export const OBJECT_MESHES: Meshes = madeWhenAsked(
  Object.fromEntries(Object.keys(MAKERS).map((id) => [id, () => OBJECTS[id as ObjectId].mesh])),
);
