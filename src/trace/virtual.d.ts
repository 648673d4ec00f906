declare module "*/core/dynamics/advance?traced" {
  export const advance: typeof import("../core/dynamics/advance").advance;
}

/** The lines that are steps, by file, as `core/dynamics/formulas.yaml` has them. */
declare module "virtual:derivations" {
  interface FileSteps {
    readonly steps: Readonly<Record<string, string>>;
    readonly inBody: readonly string[];
    /** Lines of other files, with their weight where it differs; absent for the kind's own. */
    readonly sharedSteps?: readonly string[];
  }
  const DERIVATIONS: Readonly<Record<string, FileSteps>>;
  export default DERIVATIONS;
}
