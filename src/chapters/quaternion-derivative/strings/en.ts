export const strings = {
  sides: {
    starts: {
      straightDie: "A die started straight",
      askewDie: "A die started askew",
      racketCrooked: "A long box that tumbles",
    },
  },
  sandwich: {
    layers: {
      oneProduct: { name: "One product", label: "one product" },
      twoProducts: { name: "Two products", label: "two products" },
      paths: { name: "Paths of the tips", label: "paths of the tips" },
    },
    rows: {
      turn: "Angle of the turn",
      orientation: "Its quaternion",
      scalarOfOne: "Scalar part after one product",
      vectorOfOne: "Vector after one product",
      ofTwo: "Vector after two products",
    },
    describe: (turn: string, scalarPart: string) =>
      `The turn is ${turn}. Two products have turned r by all of it; one product has gone half as far, and has a scalar part of ${scalarPart}.`,
  },
};
