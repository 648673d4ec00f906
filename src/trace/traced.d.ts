/** The instrumented copy of the core's stepping function: it computes the same bits, and records every named intermediate. */
declare module "*/core/dynamics/advance?traced" {
  export const advance: typeof import("../core/dynamics/advance").advance;
}

declare module "virtual:traced-sources" {
  const sources: Readonly<Record<string, import("./build/source").PrintedFunction>>;
  export default sources;
}
declare module "virtual:traced-formulas" {
  const formulas: Readonly<Record<string, import("./build/typeset").SetFormulas>>;
  export default formulas;
}
