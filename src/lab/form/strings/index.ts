import { strings as present, type Strings } from "./en";

/** The words of the bench’s form in the language that is built. */
export const strings: Strings = present;
