import type { Translation } from "../../../../language/translation";
import type { CaseWords } from "../../case";
import type { SPINNING } from "../facts";

export const strings = {
  doesNotFlip: {
    name: "My racket never flips",
    sees: "A racket, a wing nut or a T-handle spins about its middle axis and never turns over.",
    words:
      "does not flip no flipping intermediate axis tennis racket theorem Dzhanibekov effect missing gyroscopic forces torque Unity Godot Unreal Chaos PhysX Jolt Havok",
    why: (interval) =>
      `The program leaves out the gyroscopic term, and without it every spin is steady and no axis is unstable. With the term, the crooked throw of the figure turns over every ${interval}.`,
    alike: {
      spinsForever:
        "Throw the body askew. If it then spins steadily too, the term is missing; if it tumbles, your throw was merely too careful to flip soon.",
      flipsFade: "If it flips at first and stops after minutes, the term is there, and its step is to blame.",
    },
    mend: "Switch the term on; in an engine without a switch, add it as a torque before every step.",
  },
  spinsForever: {
    name: "Spins forever about one axis",
    sees: "However a body is thrown, it spins steadily about one axis that never moves.",
    words:
      "spins forever about one axis constant angular velocity steady rotation does not tumble wobble precess no precession fixed axis torque free unrealistic space debris",
    why: "Without torque the program leaves ω as it is, so the body turns about it for ever. What stands still in truth is the angular momentum L; unless ω lies along a principal axis, it has to move about L.",
    alike: {
      tensorNotTurned:
        "ω can stand still, too, in a program that keeps a momentum and works ω out from it. Write out the tensor in the world: if it never changes while the body turns, it is not turned with it.",
      doesNotFlip: "The same cause, seen in a careful throw.",
    },
    mend: "Switch the gyroscopic term on, or keep L and work out ω from it in every frame.",
  },
  momentumTurns: {
    name: "Plots are level, motion is wrong",
    sees: "Energy and the size of the spin stay level, and the motion is wrong all the same.",
    words:
      "angular momentum not conserved direction changes plots look right energy constant but wrong momentum turns unit test passes",
    why: (angle) =>
      `The direction of the angular momentum is lost, and no plot of sizes shows a direction. In the figure it strays by up to ${angle}, while energy and the length of L stay exactly level.`,
    alike: {
      wrongWay:
        "If even a steady spin about a principal axis goes wrong once the body is tilted, look at the order of multiplication instead.",
      spinsForever: "If ω also never moves, the gyroscopic term is missing.",
    },
    mend: "Test the three components of L in the world, never its length alone; then mend what the test finds.",
  },
  gainsEnergy: {
    name: "Gains energy and explodes",
    sees: "A free body spins faster and faster, until it explodes.",
    words:
      "gains energy explodes blows up speeds up unstable infinity NaN diverges spin grows energy increases thin rod plate spins faster and faster keeps accelerating rotation accelerates by itself out of control goes crazy rigidbody cube",
    why: (factor) =>
      `The gyroscopic term is stepped explicitly, and every such step adds energy, the more the longer the step. In half a minute at sixty frames a second, the careful throw of the figure comes to ${factor} times the energy that it began with.`,
    alike: {
      stiffSpring: "If it explodes only with springs, joints or cloth attached, it is their step.",
      bounceGains: "If it gains only where it touches something, it is the contact.",
      impossibleTensor: "If it explodes within a few frames, check that the tensor can exist.",
    },
    mend: "Step the term implicitly, or rescale the momentum to its old length after each step. Shorter steps only put it off.",
  },
  slowsDown: {
    name: "Slows down in free flight",
    sees: "A spin slows down or its wobble dies, though nothing acts on it.",
    words:
      "slows down though nothing acts loses energy wobble stops dies away energy decreases decay friction implicit dissipation settles spins flat free flight slows down in the air",
    why: (lost) =>
      `The implicit step of the gyroscopic term takes out energy and momentum in every frame. The crooked throw of the figure loses ${lost} of its energy in half a minute at sixty frames a second.`,
    alike: {
      damped:
        "A damping also slows a steady spin about a principal axis; the implicit step slows nothing but a tumble.",
      flipsFade: "If the length of L stays and only the tumble dies, it is a rescaled step.",
    },
    mend: "Take a rule of second order, or one that keeps the length of L, or shorter steps.",
  },
  damped: {
    name: "Every spin dies away evenly",
    sees: "Every spin dies away at the same rate, whatever its axis and with nothing in sight.",
    words:
      "damping angular drag default angularDrag angularDamping slows down stops spinning by itself space friction loses speed zero gravity rotation stops too soon stops spinning air",
    why: (kept) =>
      `The engine multiplies the spin by a little less than one in every frame, and many do so unasked. The bunny of the figure keeps ${kept} of its spin in a second of flight: the line of ω sinks between its jumps, which are impacts.`,
    alike: {
      slowsDown: "Spin it about a principal axis: a damping slows that too, the implicit step does not.",
      frameRate:
        "If the rate at which it dies changes with the frame rate, the damping is a factor for each frame, whatever its length.",
    },
    mend: "Set the damping of the body to nought, and look for one in the settings of the world as well.",
  },
  flipsFade: {
    name: "Good at first, wrong after minutes",
    sees: "It tumbles well at first, but over minutes the motion creeps towards another one.",
    words:
      "drift over minutes long run flips slower and slower later rarely creeps stops flipping after a while separatrix rescaled momentum normalised",
    why: (change) =>
      `A rule that keeps the length of the momentum by scaling it lets the energy creep towards that of the middle axis. In the crooked throw of the figure the energy changes by ${change} in fifty seconds, and flips come more and more rarely.`,
    alike: {
      slowsDown: "If the length of L shrinks too, it is an implicit step or a damping.",
      flipsAtOtherTimes:
        "If the energy stays level and only the times differ, nothing is wrong with the rule.",
    },
    mend: "Give the rule shorter steps, or take a rule that keeps energy and momentum both, such as the midpoint rule or splitting.",
  },
  flipsAtOtherTimes: {
    name: "Flips, but at the wrong times",
    sees: "It flips, but not when the reference does; two runs that began alike go apart.",
    words:
      "flips too early too late wrong time two runs differ diverge from each other not deterministic chaos sensitive mismatch reference unpredictable other machine platform replay desync out of sync lockstep multiplayer network not reproducible",
    why: (upright) =>
      `Near the middle axis a doubt about the start becomes a doubt about when, larger with every flip. Of a thousand throws within half a degree of it, ${upright} are after a minute on the side where they began: the best rule cannot tell more than the start does.`,
    alike: {
      flipsFade: "Plot the energy: if it creeps, it is the rule after all.",
      frameRate: "If the two runs took steps of different length, make these equal first.",
    },
    mend: "Compare energy, momentum and the shape of the motion, not the instant of the tenth flip. Where two machines must agree, fix the step and ask the engine for the same digits everywhere.",
  },
} satisfies Record<keyof typeof SPINNING, CaseWords>;

export type Strings = Translation<typeof strings>;
