/** A body and a start that hide no sign and no axis: no component is zero, no two are equal, the tensor is not diagonal. */
export const CROOKED_THROW = {
  body: {
    inertia: [
      [0.31, 0.02, -0.03],
      [0.02, 0.42, 0.01],
      [-0.03, 0.01, 0.55],
    ],
    mass: 1.5,
  },
  initial: { orientation: [0.9, 0.1, -0.3, 0.2], angularVelocity: [0.4, 2.1, -0.7] },
};
