import type { LawId } from "../../../core/dynamics/ids";

interface StruckBody extends Record<"impulse" | "before" | "after" | "energy", string> {
  readonly vertices: number;
  readonly impulses: number;
  readonly isLoss: boolean;
}

interface StruckCorner extends Record<"law" | "before" | "after" | "slip" | "impulse" | "energy", string> {
  readonly isInCone: boolean;
  readonly isGain: boolean;
}

export const strings = {
  depth: (millimetres: string) => `${millimetres} mm`,
  layers: {
    touching: { name: "Touching vertices", label: "touching vertices" },
    velocities: { name: "Velocity of the contact point, before and after" },
    impulse: { name: "Impulse j" },
    response: { name: "Ellipsoid of K", label: "ellipsoid of K" },
    trail: { name: "Path of the centre", label: "path of the centre" },
  },
  describeFlight: (position: string, velocity: string, energy: string) =>
    `The centre of mass is at ${position} metres and moves with ${velocity} metres a second; the kinetic energy is ${energy} joules.`,
  describeImpact: ({ vertices, impulses, impulse, before, after, isLoss, energy }: StruckBody) =>
    `Struck at ${vertices} ${vertices === 1 ? "vertex" : "vertices"}${impulses > 1 ? ` in ${impulses} impulses, the strongest` : ", the impulse"} ${impulse} newton seconds: the contact point’s velocity goes from ${before} to ${after}, and the body ${isLoss ? "loses" : "gains"} ${energy} joules.`,
  plots: {
    totalEnergy: "Total energy H",
    height: "Height of the centre",
    depth: "Deepest corner",
  },
  sliders: {
    restitution: { name: "Restitution e", label: "restitution e" },
    friction: { name: "Friction μ", label: "friction μ" },
    launch: { name: "Launch velocity, forward", label: "launch, forward" },
    lift: { name: "Launch velocity, upward", label: "launch, upward" },
    decay: { name: "Decay of the velocity, factor per frame", label: "decay of v" },
    spinDecay: { name: "Decay of the spin, factor per frame", label: "decay of ω" },
  },
  cone: {
    titles: {
      velocity: "The rule of wanted velocities",
      coulomb: "Coulomb’s law",
    } satisfies Record<LawId, string>,
    handle: "Tail of u⁻, where the corner comes from",
    velocity: "Velocity of the corner u⁻",
    floor: "The floor",
    quantities: {
      impulse: "Impulse",
      steepness: "Its part along the floor, per part along the normal",
      inCone: "In the cone of μ",
      after: "Velocity after",
      energyBefore: "Kinetic energy before",
      energyAfter: "Kinetic energy after",
    },
    yes: "yes",
    no: "no",
    describe: ({ law, before, after, slip, impulse, isInCone, isGain, energy }: StruckCorner) =>
      `${law}: the corner arrives with ${before} metres a second and leaves with ${after}, a slip of ${slip}; the impulse ${impulse} ${isInCone ? "lies in the cone" : "leans out of the cone"}, and the box ${isGain ? "gains" : "loses"} ${energy} joules.`,
  },
};
