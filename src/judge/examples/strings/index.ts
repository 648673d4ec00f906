import { strings as present, type Strings } from "./en";

/** The words of the worked examples in the language that is built. */
export const strings: Strings = present;
