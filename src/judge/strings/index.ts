import { strings as present, type Strings } from "./en";

/** The judge’s words in the language that is built. */
export const strings: Strings = present;
