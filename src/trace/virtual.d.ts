declare module "*/core/dynamics/advance?traced" {
  export const advance: typeof import("../core/dynamics/advance").advance;
}

/** What `core/dynamics/formulas.yaml` says of the lines that are steps, by file. */
declare module "virtual:derivations" {
  interface FileSteps {
    readonly steps: Readonly<Record<string, string>>;
    readonly inBody: readonly string[];
    /** Lines of other files, with their weight where it differs; absent for those of the rule's kind. */
    readonly sharedSteps?: readonly string[];
  }
  const DERIVATIONS: Readonly<Record<string, FileSteps>>;
  export default DERIVATIONS;
}
