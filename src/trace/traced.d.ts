declare module "*/core/dynamics/advance?traced" {
  export const advance: typeof import("../core/dynamics/advance").advance;
}
