/** The traced twin of the core's stepping function: the same bits, and every named intermediate told on the way. */
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
