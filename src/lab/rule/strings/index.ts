import { strings as present, type Strings } from "./en";

/** The words around a reader's own rule in the language that is built. */
export const strings: Strings = present;
