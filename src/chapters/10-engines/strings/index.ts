import { strings as present, type Strings } from "./en";

/** The words of this chapter’s figures in the language that is built. */
export const strings: Strings = present;
