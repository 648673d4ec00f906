import { strings as present, type Strings } from "./en";

/** The words of the kit of figures in the language that is built. */
export const strings: Strings = present;

export type { Strings };
