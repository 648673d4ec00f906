import { strings as present, type Strings } from "./en.ts";

/** The words in the formulas beside the code, in the language that is built. */
export const strings: Strings = present;

export type { Strings };
