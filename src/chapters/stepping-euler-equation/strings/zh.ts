import type { strings as English } from "./en";

export const strings: typeof English = {
  rules: {
    caption: "本章的算法",
    rule: "算法",
    order: "阶",
    conserves: "守住什么",
    exact: "精确",
  },
};
