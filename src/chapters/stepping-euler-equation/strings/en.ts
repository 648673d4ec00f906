export const strings = {
  rules: {
    caption: "The rules of this chapter",
    rule: "Rule",
    order: "Order",
    conserves: "Keeps",
    exact: "exact",
  },
};
