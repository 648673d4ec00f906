/**
 * The words in the formulas beside the code and in their units, each a macro of its name: `\text{\halfAKick}`. `#1` is what
 * the formula hands it.
 */
export const strings = {
  aPointOfThePlane: "a point of the plane",
  aVertex: "a vertex",
  aVertexTouches: "a vertex touches",
  afterEveryPlane: "after every plane",
  asTheLaneKeepsIt: "as the lane keeps it",
  atATime: "at a time",
  atTheEndOf: "at the end of #1",
  atTheStart: "at the start",
  backwardEulerOver: "backward Euler over",
  byEllipticFunctions: "by elliptic functions",
  byTheContactLaw: "by the contact law",
  corrected: "corrected",
  halfAKick: "half a kick",
  halfWayAlong: "half way along #1",
  itsNormal: "its normal",
  remaining: "left",
  newtonFrom: "Newton from",
  newtonShortened: "Newton, step after shorter step",
  noVertexTouchesYet: "no vertex touches yet",
  orElse: "or",
  orItsInverse: ", or its inverse",
  pushed: "pushed",
  secondColumnOf: "second column of",
  soFar: "so far",
  theNearestRotation: "the nearest rotation",
  timeOfImpact: "time of impact",
  turn: "turn",
  unitLength: "unit",
};

export type Strings = typeof strings;
