import type { AngularId } from "../../core/dynamics/ids";

/** What the tables and plots of this chapter say of a rule, besides what the core's registry does. */
interface FormulationNote {
  /** As it stands beside a curve. */
  readonly short: string;
  /** When to choose it, and when not. */
  readonly choose: string;
}

export const FORMULATION_NOTES: Readonly<Record<AngularId, FormulationNote>> = {
  none: {
    short: "no term",
    choose: "Where nobody looks at how free bodies tumble. Never wild, never right.",
  },
  explicit: { short: "explicit", choose: "Not at the steps of a game: it gains energy until it ends." },
  "implicit-world": {
    short: "implicit, world",
    choose: "Its twin in body axes gives the same motion and costs less.",
  },
  "implicit-body": {
    short: "implicit, body",
    choose: "Where a run must never grow wild and may come to rest too soon: games, joints, stacks.",
  },
  "implicit-converged": {
    short: "implicit, solved",
    choose: "Where a frame turns a body by half a radian and more, and one Newton step is not safe.",
  },
  "linearly-implicit": {
    short: "linearly implicit",
    choose: "Where every body may end about the axis of its largest moment.",
  },
  "rescaled-momentum": {
    short: "rescaled",
    choose: "Where the size of L must stay and seconds matter, not minutes: cheap, and calm.",
  },
  momentum: {
    short: "momentum",
    choose: "Where L must stay, as in a textbook. Not for long runs: it ends about the least moment.",
  },
  midpoint: {
    short: "midpoint",
    choose: "Where energy and the size of L must stay to the last digit for as long as you like.",
  },
  splitting: {
    short: "splitting",
    choose: "The first choice for a free body: L to the last digit, no drift of the energy, and cheap.",
  },
  augmented: {
    short: "augmented",
    choose: "For seconds, where a solve is too dear. Its energy drifts in the long run.",
  },
  rk4: {
    short: "Runge–Kutta",
    choose: "For many digits over a short time, or where torques vary within a step.",
  },
  exact: { short: "exact", choose: "Wherever nothing acts on the body: any instant at once." },
};
