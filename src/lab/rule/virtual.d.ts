/** One line; the reader's program follows from line 3 on. */
declare module "virtual:rule-worker" {
  const text: string;
  export default text;
}

declare module "virtual:rule-frame" {
  const address: string;
  export default address;
}

declare module "virtual:rule-book" {
  export interface Helper {
    readonly name: string;
    readonly signature: string;
    readonly text: string;
    readonly equation: string;
  }
  export const PROGRAMS: Readonly<Record<string, string>>;
  /** By id, in the language that is built. */
  export const EXAMPLES: Readonly<
    Record<string, { readonly title: string; readonly text: string; readonly source: string }>
  >;
  export const LIBRARY_LIST: readonly {
    readonly module: string;
    readonly entries: readonly Helper[];
  }[];
}
