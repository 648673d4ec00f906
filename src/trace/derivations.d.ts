/** What the files of step functions say of their lines (`core/dynamics/formula.ts`), gathered by the build. */
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
