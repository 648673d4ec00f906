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
