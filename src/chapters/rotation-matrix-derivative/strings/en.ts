type TurningPoint = Record<"position" | "angularVelocity" | "angle" | "radius" | "speed", string>;

export const strings = {
  decomposition: {
    positionTip: "Tip of r",
    omegaTip: "Tip of ω",
    position: "Position r",
    omega: "Angular velocity ω",
    rows: {
      r: "Position",
      along: "Its part along ω",
      across: "Its part across ω",
      velocity: "Velocity",
      speed: "Its length",
      product: "The product",
    },
    describe: ({ position, angularVelocity, angle, radius, speed }: TurningPoint) =>
      `A point at r, ${position} metres, turns about ω, ${angularVelocity} radians a second, from which r stands ${angle}. It runs on a circle of radius ${radius} metres at ${speed} metres a second.`,
  },
  columns: {
    velocities: { name: "Velocities of the tips", label: "velocities" },
    matrices: {
      rate: "Rate of change of R, its columns the velocities",
      rateOf: (matrix: string) => `rate of ${matrix}`,
      crossProduct: "Ω, the cross-product matrix of ω",
      rotation: "R, its columns the axes of the body",
    },
    describe: (speeds: string) =>
      `The three axes of a turning cube, each of length one, with the velocities of their tips: ${speeds} a second for x, y and z.`,
  },
  matrixSteps: {
    determinant: "Determinant of R",
    orthogonality: "Size of RᵀR − 1",
    describe: (lengths: string) =>
      `A cube turns about an oblique axis; the columns of its matrix, which should have length 1, have ${lengths}.`,
  },
};
