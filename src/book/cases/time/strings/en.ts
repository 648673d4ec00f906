import type { Translation } from "../../../../language/translation";
import type { CaseWords } from "../../case";
import type { TIME } from "../facts";

export const strings = {
  stutters: {
    name: "Jitters at a low frame rate",
    sees: "The motion stutters or jitters, though the computer is fast enough.",
    words:
      "jitters at low frame rate stutter stutters jerky choppy judder not smooth fixed time step accumulator interpolation lag slow motion spiral of death 144 hz monitor",
    why: "Pictures and steps do not fall together: some pictures show two steps, some none. A picture should show a state between two steps, as on the right of the figure. The dashed boxes are what a screen of four refreshes a step showed during the last two: on the left each was shown four times.",
    alike: {
      notANumber: "Print the attitude. If the numbers tremble too, it is no matter of drawing.",
      throughTheFloor: "If it trembles only where it lies, it is the contact.",
    },
    mend: "Step by one fixed time, keep account of what is owed, and draw a mixture of the last two states.",
  },
  frameRate: {
    name: "Behaves differently on a faster computer",
    sees: "The same throw ends differently at another frame rate.",
    words:
      "frame rate dependent framerate different fps faster computer delta time variable time step 30 60 120 144 damping per frame jump height changes",
    why: (kept, halved) =>
      `A factor that is applied once a frame is applied more often where there are more frames, and the errors of a rule change with its step. A damping that leaves ${kept} of a spin after a second leaves ${halved} at half the step.`,
    alike: {
      stutters: "If only the picture differs and the numbers agree, it is the drawing.",
      flipsAtOtherTimes: "If both take equal steps and differ after minutes, it is a doubt about the start.",
    },
    mend: "Take steps of one fixed length whatever the screen does, and work out every factor for a frame from one for a second.",
  },
  stiffSpring: {
    name: "A stiff spring explodes",
    sees: "A stiff spring, a joint or a soft body explodes.",
    words:
      "spring explodes stiff spring unstable soft body cloth joint blows up oscillates constraint vibrates stability time step too large substeps",
    why: (factor) =>
      `The step is too long for the spring: past two radians of its swing in a frame, each swing of semi-implicit Euler or Verlet is larger than the last. Explicit Euler explodes at any step: at three tenths of a radian a frame it has ${factor} times its energy after one turn.`,
    alike: {
      strongDrag: "If it changes its direction in every frame, it is the damper.",
      gainsEnergy: "If a free body explodes with no spring about, it is the gyroscopic term.",
    },
    mend: "Shorten the step until the angle of a frame is well below two, make the spring softer or the mass larger, or step the spring implicitly.",
  },
  strongDrag: {
    name: "Strong damping makes it swing",
    sees: "Strong damping makes a body swing to and fro, or blow up.",
    words:
      "high damping drag unstable jitters back and forth reverses oscillates strong friction viscous explodes damping coefficient flies apart",
    why: (limit) =>
      `The drag at the start of the frame is taken for the whole of it, and reverses the motion that it should slow. Explicit Euler grows where the drag times the step is past two; Runge–Kutta holds until ${limit}.`,
    alike: {
      stiffSpring: "If it explodes with less damping as well, it is the spring.",
      damped: "If nothing swings and all is merely slow, the drag is simply too large.",
    },
    mend: "Multiply the velocity by the exponential of minus drag times step, or divide it by one plus drag times step: neither can turn it round.",
  },
} satisfies Record<keyof typeof TIME, CaseWords>;

export type Strings = Translation<typeof strings>;
