import type { Translation } from "../../../language/translation";

export const strings = {
  explicitEuler: {
    title: "Mended, 1: as it comes",
    text: "Euler’s equation as it stands, all of it taken at the start of the frame. Run it, have it judged, and look at the lines on energy and momentum: both grow, until the run is given up. The order is one, so the lines are not wrong; they are only too simple.",
  },
  lengthKept: {
    title: "Mended, 2: the length of L",
    text: "L must keep its length, so it is scaled back to it. Three lines, and nothing takes off any more. Judged, L keeps its length; but its direction in space strays, the energy still drifts, and some flips are missed.",
  },
  momentumKept: {
    title: "Mended, 3: L itself",
    text: "Why scale what need not change at all? Without torque L stands still in the world. Carry L from frame to frame and have ω follow from it: “advance” in place of “step”. Judged, length and direction of L are both kept, to the last digit. The energy is not: it grows, because ω is that of the start of the frame.",
  },
  momentumKeptMidway: {
    title: "Mended, 4: the middle’s ω",
    text: "Take the ω of the middle of the frame: turn for half the step, work ω out again there, and turn by that from the start for the whole of it. One line more, and the order is two. L is kept as before, and the energy drifts much more slowly.",
  },
  wrongSign: {
    title: "One sign is wrong",
    text: "This runs, keeps calm at first, and looks like a tumbling body. Only a measurement tells: have it judged. Its change of ω is the true one backwards, and the error does not fall, however short the step. Which sign is it?",
  },
  simoWong: {
    title: "Simo and Wong 1991",
    text: "The book’s list lacks this one. The paper’s title claims that it exactly preserves energy and momentum, and the comment says why in a line. Have the claim judged: both kept in five minutes, order two, and a run backwards that ends where it began. The price is in the last line.",
  },
} as const;

export type Strings = Translation<typeof strings>;
