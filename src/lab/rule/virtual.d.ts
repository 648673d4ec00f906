/** The first part of the text of a worker in which a reader's program runs; the program follows from line 2 on. */
declare module "virtual:rule-worker" {
  const text: string;
  export default text;
}

/** The address of the frame's page. */
declare module "virtual:rule-frame" {
  const address: string;
  export default address;
}

declare module "virtual:rule-book" {
  /** Something that programs can import, in the words of the core's own comment; each may be empty. */
  export interface Helper {
    readonly name: string;
    readonly signature: string;
    readonly text: string;
    readonly equation: string;
  }
  /** The book's rules as readers' programs. */
  export const PROGRAMS: Readonly<Record<string, string>>;
  /** What programs can import, by module. */
  export const LIBRARY_LIST: readonly {
    readonly module: string;
    readonly entries: readonly Helper[];
  }[];
}
