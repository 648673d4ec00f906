export const strings = {
  threeEllipsoids: {
    label: "Three boxes in their inertia ellipsoids",
    boxes: {
      stick: { title: "A stick", description: "The ellipsoid is as long and as slender as the stick in it." },
      slab: { title: "A slab", description: "The ellipsoid is flat, as the slab in it is." },
      cube: { title: "A cube", description: "The ellipsoid is a ball round the cube." },
    },
  },
  masses: {
    bodies: {
      dumbbell: "A dumbbell",
      four: "Four masses",
      box: "A box’s corners",
      lopsided: "One heavy corner",
      cube: "A cube’s corners",
    },
    body: "Body",
    massToSet: "Mass to set",
    mass: (number: string) => `Mass ${number}`,
    /** The same in the picture. */
    massMark: (number: string) => `m${number}`,
    chosenMass: "How heavy it is",
    position: "Where it is",
    tensor: "Inertia tensor I, in kg m²",
    rows: {
      mass: "Mass",
      centre: "Centre of mass",
      moments: "Principal moments",
      momentum: "Angular momentum",
      angle: "Its angle to the axle",
    },
    describe: (count: string, moments: string, angle: string) =>
      `${count} masses turn about an upright axle through their centre. The principal moments are ${moments} kg m². The angular momentum stands ${angle} from the axle.`,
    /** What a link may say of the masses, after its field: "masses: expected …". */
    expected: {
      mass: (lightest: string, heaviest: string, reach: string) =>
        `a mass from ${lightest} to ${heaviest} and a place no further off than ${reach} each way`,
      list: "a list of masses",
      atMost: "no more masses than a body has",
      ofThisBody: (count: string) => `no more than the ${count} of this body`,
    },
  },
  sixNumbers: {
    tensorInWorld: "Inertia tensor along the world’s axes, in kg m²",
    tensorInBody: "Inertia tensor along the body’s axes, in kg m²",
    inWorld: (tensor: string) => `${tensor}, in the world`,
    inBody: (tensor: string) => `${tensor}, in the body`,
    worldAxes: ["world’s x", "world’s y", "world’s z"] as const,
    describe: (angle: string) =>
      `A box turns steadily about an axle askew to it; its angular momentum stands ${angle} from the angular velocity.`,
  },
  frozen: { starts: { box: "A small box", racket: "A long slab, askew" } },
};
