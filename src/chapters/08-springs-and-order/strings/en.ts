import type { Translation } from "../../../language/translation";

export const strings = {
  spring: {
    energy: "Energy",
    distance: "Off by",
    frameAngle: "Angle of a frame, h = ω₀Δt",
    frameAngleLabel: "angle of a frame",
    clock: (frame: string, turns: string) => `frame ${frame} · ${turns} turns`,
    describe: (rule: string, frames: string, angle: string, energyFactor: string, distance: string) =>
      `${rule} after ${frames} frames of ${angle}: ${energyFactor} times the energy of the start, ${distance} radii from the true point.`,
    isOutside: "Its point has left the picture.",
  },
  springOrder: {
    distanceAxis: "greatest distance in two turns [radii]",
    slider: "Angle of a frame h",
    distance: "Distance",
    /** Of a distance that no picture could show. */
    overAMillion: "over a million",
    order: "Order measured here",
    /** In place of an order where the errors follow no power. */
    noOrder: "none",
    describe: (angle: string, distances: readonly string[]) => `At h = ${angle}: ${distances.join("; ")}.`,
    distanceOf: (rule: string, distance: string) => `${rule}, ${distance}`,
  },
};

export type Strings = Translation<typeof strings>;
