import { strings as present, type Strings } from "./en";

/** The words of lanes that are made elsewhere, in the language that is built. */
export const strings: Strings = present;
