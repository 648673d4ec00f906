/** The traced twin of the core's stepping function: the same bits, and every named intermediate told on the way. */
declare module "*/core/dynamics/advance?traced" {
  export const nextInstant: typeof import("../core/dynamics/advance").nextInstant;
}
