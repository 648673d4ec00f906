import type { ClosedFormRule } from "./rule";

export const exactRule: ClosedFormRule = {
  id: "exact",
  name: "Exact solution",
  description: "The closed form of free rotation, by elliptic functions, evaluated afresh at every frame.",
  equation:
    "L_B = |L|\\,(A\\operatorname{cn}u,\\ B\\operatorname{sn}u,\\ C\\operatorname{dn}u),\\quad u = \\lambda t + u_0",
  order: null,
  conserves: "everything that free rotation conserves: energy and L",
  usedBy: "a reference for the others",
  source: "Jacobi 1849; Celledoni, Fassò, Säfström and Zanna 2008",
  wholeFrame: true,
  state: "time",
};
