import type { Translation } from "../../../../language/translation";
import type { CaseWords } from "../../case";
import type { NUMBERS } from "../facts";

export const strings = {
  grows: {
    name: "Grows, shears or flattens",
    sees: "The body grows, shears or flattens as it turns.",
    words:
      "stretches scales grows bigger shrinks shears skewed distorted squashed rotation matrix not orthogonal orthonormal drift determinant renormalise skew model deforms",
    why: "A step along the straight line leaves the rotations: the columns of the matrix grow, and no longer stand at right angles. In the figure the three cubes have one start and one spin; only their steps differ.",
    alike: {
      quaternionGrows:
        "If it grows and keeps its shape, and the attitude is a quaternion, it is the quaternion’s length.",
      notANumber: "If it vanishes at once, look for a division by nought.",
    },
    mend: "Make the columns orthonormal after every step, or turn by the exponential map.",
  },
  quaternionGrows: {
    name: "The quaternion grows",
    sees: "A quaternion is longer in every frame; the model swells, or its turns go wrong by and by.",
    words:
      "quaternion grows not normalized normalised unit length norm drift scale model swells bigger assertion not unit quaternion",
    why: "A step of Euler’s method goes along the tangent, and every such step lengthens the quaternion. The product q r q* then enlarges what it turns by the square of that length.",
    alike: {
      grows: "If right angles are lost as well, it is a matrix.",
      turnsLate: "Bringing it back to length one mends the length and leaves the turn too short.",
    },
    mend: "Divide the attitude by its length after every step: the attitude, not the small turn.",
  },
  notANumber: {
    name: "Trembles at rest, or is not a number",
    sees: "A body that hardly turns trembles, vanishes, or has an attitude that is not a number.",
    words:
      "NaN not a number jitters jitter at rest small angle zero division by zero tiny rotation disappears vanishes object gone after rotating invisible precision float round-off exponential map",
    why: "Where there is next to no rotation, some formulas divide nought by nought, and others subtract numbers that are nearly equal. In single precision the latter lose all their digits long before the former divide by nought.",
    alike: {
      throughTheFloor: "If it trembles only while it lies on something, it is the contact.",
      gainsEnergy: "If the numbers grow for a while before they end, it is an explosion.",
      stutters: "If the numbers are smooth and only the picture trembles, it is the drawing.",
    },
    mend: "Near nought take the first terms of the series; a step of length nought turns nothing.",
  },
} satisfies Record<keyof typeof NUMBERS, CaseWords>;

export type Strings = Translation<typeof strings>;
