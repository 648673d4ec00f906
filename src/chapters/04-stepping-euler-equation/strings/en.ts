import type { Translation } from "../../../language/translation";

export const strings = {
  rules: {
    caption: "The rules of this chapter",
    rule: "Rule",
    order: "Order",
    conserves: "Keeps",
    usedBy: "Used by",
    exact: "exact",
  },
};

export type Strings = Translation<typeof strings>;
