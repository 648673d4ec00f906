import { strings as present, type Strings } from "./en";

/** The words that figures of several chapters share, in the language that is built. */
export const strings: Strings = present;
