import type { Translation } from "../../../../language/translation";
import type { CaseWords } from "../../case";
import type { CONTACT } from "../facts";

export const strings = {
  spinsOnBounce: {
    name: "Kicks off sideways when it lands",
    sees: "A box leaves the floor with a spin or a slide that it did not have.",
    words:
      "spins faster after a bounce spins up on bounce bounces sideways kicks off strange bounce corner hits floor starts spinning collision impulse friction rotates wildly",
    why: (share) =>
      `This may be right: a push at a corner turns the body, and the corner moves sideways with it. It is wrong where the push along the floor is more than friction allows; the rule on the left of the figure goes too far in ${share} of a box’s impacts.`,
    alike: {
      bounceGains: "Add up the energy: if it is more after the impact than before, it is the law of contact.",
      wrongPivot: "If it kicks even when it lands flat on its middle, its centre of mass is elsewhere.",
    },
    mend: "Hold the push along the floor within the friction times the push out of it.",
  },
  bounceGains: {
    name: "Bounces higher than it fell",
    sees: "It bounces higher than it fell, or leaves an impact faster than it came.",
    words:
      "bounces higher bounce gains energy restitution 1 friction impact too strong jumps launches flies away collision adds energy ball higher every time never stops bouncing bounces forever",
    why: (share) =>
      `An overlap is found late, and lifting the body out of it gives it height that it did not have. A law with friction in it can ask for too much as well: the one on the left of the figure makes energy in ${share} of a box’s impacts, though every one should cost some.`,
    alike: {
      spinsOnBounce: "If the energy stays and only the spin is new, the bounce may be right.",
      stiffSpring: "If it happens on soft ground, the spring of the ground is too stiff for the step.",
    },
    mend: "Take the energy of that lift out of the speed, or go back to the time of impact; a little less restitution than one hides what is left.",
  },
  bounceLoses: {
    name: "A perfect bounce loses height",
    sees: "With a restitution of one it still bounces lower each time, or does not bounce at all.",
    words:
      "bounces lower loses energy restitution one elastic does not bounce stops bouncing threshold velocity ball loses height perfectly elastic collision",
    why: "Below some speed engines take every bounce for rest, and some multiply the restitutions of the two bodies. B of the figure strikes the corners of a flat box one after another, and turns height into spin. Even the best method of the figure gains or loses a little at each bounce, as the impact comes early or late in its frame.",
    alike: {
      damped: "If it is slower in mid-air already, it is a damping.",
      bounceGains: "If it is higher at some bounces and lower at others, only the step is too long.",
    },
    mend: "Lower the threshold, give both bodies their restitution, and set every damping to nought; then shorten the step.",
  },
  throughTheFloor: {
    name: "Sinks or drifts through the floor",
    sees: "It sinks into the floor, or passes through a thin wall.",
    words:
      "drifts through the floor falls through ground sinks penetrates passes through wall tunnelling tunneling overlap stuck inside penetration continuous collision resting contact jitters on floor box vibrates shakes trembles on the ground",
    why: "An engine notices an overlap only at the end of a frame, when the body may be as deep as it moves in one, and an impulse stops a velocity but moves nothing back: A and B of the figure are in the floor, C goes back to the instant of the impact. A wall thinner than one frame’s movement may never be noticed.",
    alike: {
      notANumber: "If it vanishes in mid-air, its attitude is not a number.",
      wrongPivot: "If it lies still, but half in the floor, its shape and its picture differ.",
    },
    mend: "Let the engine look along the path of fast bodies, make walls thicker, or shorten the step.",
  },
} satisfies Record<keyof typeof CONTACT, CaseWords>;

export type Strings = Translation<typeof strings>;
