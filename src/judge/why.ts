/*
 * The places where the book explains why each line of a verdict matters: a chapter and an anchor in it, as links between chapters are
 * written. `tests/judge/why.test.ts` looks each of them up.
 */

export const WHY = {
  spinRate: "euler-equation/#what-the-gyroscopic-torque-is",
  turnRate: "rotation-matrix-derivative/#one-point-of-a-turning-body",
  orderSpin: "springs-and-order/#what-order-means-and-how-to-measure-it",
  orderAttitude: "exponential-map/#exact-for-a-constant-velocity-and-then",
  energy: "state-and-momentum/#energy-to-judge-a-run-by",
  momentum: "euler-equation/#momentum-energy-and-torque",
  direction: "stepping-euler-equation/#keeping-the-momentum-instead",
  quaternion: "quaternion-derivative/#what-dividing-mends",
  flipsCareful: "long-runs/#order-is-not-enough",
  flipsCrooked: "long-runs/#the-slow-march-to-the-separatrix",
  least: "euler-equation/#outer-axes",
  middle: "euler-equation/#why-the-middle-axis-tips-over",
  greatest: "euler-equation/#outer-axes",
  safeStep: "springs-and-order/#a-drag-that-is-too-strong",
  equalMoments: "euler-equation/#two-equal-moments-and-a-loss",
  rest: "exponential-map/#where-digits-are-lost",
  turnedWorld: "inertia-tensor/#a-tensor-that-never-turns",
  turnedBody: "inertia-tensor/#three-axes-of-its-own",
  again: "state-and-momentum/#the-state-of-a-body",
  reversal: "long-runs/#splitting",
  cost: "long-runs/#what-it-costs",
} as const;

export type LineId = keyof typeof WHY;
