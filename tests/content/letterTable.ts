/**
 * The letters of the formulas. A letter means one thing through the book, and is written so here; where a chapter uses it
 * for a passing purpose besides, that is another row, which says in which chapters. Letters that appear as terms (colour,
 * card, table of symbols) have their name and unit in the glossary. A test reads the letters off every formula.
 */
export interface Letter {
  /** As it is written in TeX, with its weight and its hat. */
  readonly tex: string;
  readonly means: string;
  /** Chapters, by number, in which it stands for something of its own; everywhere otherwise. */
  readonly only?: readonly number[];
}

export const LETTERS: readonly Letter[] = [
  // Place and motion of the centre and of points
  { tex: "\\boldsymbol x", means: "place of the centre of mass" },
  { tex: "\\boldsymbol v", means: "velocity of the centre of mass" },
  { tex: "\\boldsymbol p", means: "place of a point, from the origin" },
  { tex: "\\boldsymbol r", means: "arm of a point, from the centre of mass or from the axis" },
  { tex: "\\boldsymbol u", means: "velocity of the contact point" },
  { tex: "\\boldsymbol w", means: "velocity of a point that moments are taken about" },
  { tex: "\\boldsymbol P", means: "momentum of the whole body" },
  { tex: "\\boldsymbol Y", means: "state" },
  { tex: "\\boldsymbol f", means: "rate of the state" },

  // Turning
  { tex: "R", means: "rotation, body to world" },
  { tex: "q", means: "quaternion" },
  { tex: "s", means: "scalar part of a quaternion" },
  { tex: "\\boldsymbol\\omega", means: "angular velocity" },
  { tex: "\\Omega", means: "cross-product matrix of ω" },
  { tex: "\\hat{\\boldsymbol u}", means: "axis of a turn, or a principal axis" },
  { tex: "\\theta", means: "angle wanted" },
  { tex: "\\varphi", means: "angle really turned" },
  { tex: "U", means: "rotation of a polar decomposition" },
  { tex: "S", means: "stretch of a polar decomposition" },
  { tex: "\\boldsymbol\\chi", means: "half the spin that is sought, the vector part of q̇ q*" },
  { tex: "\\mathrm i", means: "first unit quaternion, and the imaginary unit" },
  { tex: "\\mathrm j", means: "second unit quaternion" },
  { tex: "\\mathrm k", means: "third unit quaternion" },

  // Mass, momentum, energy
  { tex: "m", means: "mass" },
  { tex: "V", means: "volume" },
  { tex: "I", means: "inertia tensor, and its moments" },
  { tex: "\\boldsymbol L", means: "angular momentum" },
  { tex: "L", means: "component of L" },
  { tex: "\\omega", means: "component of ω" },
  { tex: "\\boldsymbol\\tau", means: "torque" },
  { tex: "\\boldsymbol F", means: "force" },
  { tex: "\\boldsymbol g", means: "gravity" },
  { tex: "g", means: "size of gravity" },
  { tex: "E", means: "kinetic energy" },
  { tex: "H", means: "total energy" },
  { tex: "\\zeta", means: "drag on a spin" },
  { tex: "\\beta", means: "rate of a drag" },
  { tex: "\\gamma", means: "factor of a decay" },

  // Contact
  { tex: "\\chi", means: "share of the slip that an impact leaves", only: [7] },
  { tex: "\\boldsymbol j", means: "impulse" },
  { tex: "j", means: "component of an impulse" },
  { tex: "\\boldsymbol n", means: "normal of a plane" },
  { tex: "\\hat{\\boldsymbol t}", means: "direction of the slip" },
  { tex: "d", means: "distance from a plane" },
  { tex: "K", means: "response matrix" },
  { tex: "e", means: "restitution" },
  { tex: "\\mu", means: "friction" },
  { tex: "v", means: "component of the velocity of the centre" },

  // Steps
  { tex: "t", means: "time" },
  { tex: "T", means: "time between flips" },
  { tex: "\\sigma", means: "share, of a frame, of a turn or of a sum" },
  { tex: "\\boldsymbol\\rho", means: "residual" },
  { tex: "J", means: "Jacobian" },
  { tex: "c", means: "cost of a step" },
  { tex: "C", means: "constant of an error" },
  { tex: "\\lambda", means: "rate at which a tilt grows" },
  { tex: "\\alpha", means: "tilt" },
  { tex: "\\delta", means: "doubt about the start" },
  { tex: "\\varepsilon", means: "round-off" },

  // Springs
  { tex: "\\xi", means: "extension of a spring" },
  { tex: "\\eta", means: "its speed, divided by ν" },
  { tex: "\\nu", means: "natural rate of a spring" },
  { tex: "\\kappa", means: "spring constant" },
  { tex: "h", means: "angle of a frame" },

  // Used in passing, in one derivation
  { tex: "\\boldsymbol a", means: "any vector", only: [3, 4] },
  { tex: "\\boldsymbol b", means: "any vector", only: [3, 4] },
  { tex: "\\boldsymbol c", means: "any vector", only: [3] },
  { tex: "\\boldsymbol a", means: "vector part of a quaternion", only: [5, 6] },
  { tex: "a", means: "component of that part", only: [5] },
  { tex: "\\boldsymbol b", means: "axis of the body, painted on it", only: [1] },
  { tex: "\\hat{\\boldsymbol b}", means: "axis of a symmetric body", only: [3] },
  { tex: "X", means: "any matrix", only: [1] },
  { tex: "Z", means: "any other matrix", only: [1] },
  { tex: "Q", means: "any rotation", only: [1] },
  { tex: "D", means: "product of two rotations", only: [1] },
  { tex: "\\Gamma", means: "difference of two moments over the root of their product", only: [4] },
  { tex: "\\Pi", means: "sum of products", only: [4] },
  { tex: "Q", means: "matrix of a quarter turn", only: [8] },
  { tex: "\\psi", means: "phase of a swing", only: [8] },
  { tex: "D", means: "bracket of the moments", only: [9] },
  { tex: "w", means: "length of a step within a step", only: [9] },

  // Counting and components
  { tex: "N", means: "a number of things" },
  { tex: "k", means: "which of them" },
  { tex: "x", means: "first component" },
  { tex: "y", means: "second component" },
  { tex: "z", means: "third component" },
  { tex: "r", means: "component of an arm" },
  { tex: "\\ell", means: "length of an edge" },
  { tex: "\\mathrm e", means: "base of powers" },
  { tex: "\\pi", means: "half a turn" },
];
