import { strings as present, type Strings } from "./en";

/** The words of the lab’s section on a thrown phone in the language that is built. */
export const strings: Strings = present;
