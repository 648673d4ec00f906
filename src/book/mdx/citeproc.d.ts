/** What of the package is used; it has no types of its own. */
declare module "citeproc" {
  interface Wrapped {
    readonly itemData: Readonly<Record<string, unknown>>;
    readonly variableNames: readonly string[];
  }

  interface System {
    readonly retrieveLocale: (language: string) => string;
    readonly retrieveItem: (id: string) => unknown;
    readonly variableWrapper: (wrapped: Wrapped, before: string, text: string, after: string) => string;
  }

  class Engine {
    constructor(system: System, style: string, language: string);
    updateItems(ids: readonly string[]): void;
    makeBibliography(): readonly [unknown, readonly string[]];
  }

  const CSL: { readonly Engine: typeof Engine };
  export default CSL;
}
