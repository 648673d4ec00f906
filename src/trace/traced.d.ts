/** The instrumented copy of the core's stepping function: it computes the same bits, and records every named intermediate. */
declare module "*/core/dynamics/advance?traced" {
  export const advance: typeof import("../core/dynamics/advance").advance;
}
