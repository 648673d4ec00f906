import type { Translation } from "../../../../language/translation";
import type { CaseWords } from "../../case";
import type { BODY } from "../facts";

export const strings = {
  tensorNotTurned: {
    name: "The tensor is not turned with the body",
    sees: "A box that is thrown askew spins steadily, where it should tumble.",
    words:
      "inertia tensor not rotated world space local inertia constant tensor steady spin does not tumble wobble missing frozen local inverse used in world",
    why: (angle) =>
      `The inertia tensor of the body is used along the world’s axes, and is not turned with the body. What the program keeps is then not the angular momentum: in box B of the figure L should stand still, and goes round. With the right tensor it may stray too, but only by the error of the step: by ${angle} at most with an implicit one.`,
    alike: {
      spinsForever: "If the program has no gyroscopic term at all, the tensor is not to blame.",
      tensorLooksRight:
        "If the tensor turns with the body and the motion is wrong, its axes in the body are wrong.",
    },
    mend: "Turn the tensor into the world in every frame, or do the sums along the body’s axes.",
  },
  tensorLooksRight: {
    name: "Tensor looks right, motion is wrong",
    sees: "The principal moments are right to the last digit, and the body moves wrongly.",
    words:
      "tensor looks right motion is wrong principal axes rotation transpose conjugate products of inertia sign inertiaTensorRotation URDF MJCF USD CAD export import converter off-diagonal",
    why: "The moments are right and their axes are not: R and its transpose were taken for each other, the turn of the axes was dropped, or products of inertia came with the other sign where one of the three is zero. No test of the moments can tell.",
    alike: {
      impossibleTensor: "If the moments themselves look odd, see whether the tensor can exist.",
      wrongWay: "If even a steady spin about a true principal axis goes wrong, it is not the tensor.",
    },
    mend: "Put the tensor together again from moments and axes, and compare all six numbers with the first. Test with three unequal moments and axes askew: a box along the axes hides every slip.",
  },
  impossibleTensor: {
    name: "No body has this tensor",
    sees: "A model is refused, or tumbles as nothing does, though its tensor is positive definite.",
    words:
      "invalid inertia triangle inequality A+B>=C not physically valid positive definite URDF inertia error refused model explodes bad inertia tensor decimal point units",
    why: "Two principal moments together are never less than the third: the difference is twice a sum of masses times squared distances. A tensor can be positive definite and still break this: a lost decimal point is enough.",
    alike: {
      tensorLooksRight: "If the moments obey the rule, it may be their axes.",
      gainsEnergy: "A real but very thin body explodes with an explicit step; its tensor is fine.",
    },
    mend: "Work out the moments again from the shape and the mass. Settings that bend the tensor until it passes hide the slip.",
  },
  wrongPivot: {
    name: "It turns about the wrong point",
    sees: "A thrown body turns about a corner, or about its model’s origin, instead of its middle.",
    words:
      "rotates around wrong point pivot origin center of mass centre offset corner off centre push wobbles orbit transform position around its feet nozzle nose end instead of middle",
    why: (off) =>
      `A free body turns about its centre of mass, which need not be where the model has its origin. In the notebook’s bunny the two are ${off} apart.`,
    alike: {
      throughTheFloor: "If it only lies wrongly on the floor, look at the shape that collides.",
      leftHanded: "If it turns about the right point and backwards, the two programs differ in handedness.",
    },
    mend: "Keep the place of the centre of mass, and draw the model from it. As a test, push the body: the centre moves alike wherever it is pushed, as in the figure.",
  },
} satisfies Record<keyof typeof BODY, CaseWords>;

export type Strings = Translation<typeof strings>;
