/** The step functions with every operation rounded to 32 bits. */
declare module "*/core/dynamics/advance?single" {
  export const takeFrame: import("../core/dynamics/system").TakeFrame;
}
