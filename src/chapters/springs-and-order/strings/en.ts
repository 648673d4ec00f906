export const strings = {
  spring: {
    energy: "Energy H",
    distance: "Off by",
    frameAngle: "Angle of a frame, h = νΔt",
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
    overAMillion: "over a million",
    order: "Order measured here",
    noOrder: "none",
    describe: (angle: string, distances: readonly string[]) => `At h = ${angle}: ${distances.join("; ")}.`,
    distanceOf: (rule: string, distance: string) => `${rule}, ${distance}`,
  },
  drag: {
    exact: "Exact",
    explicit: "Explicit Euler",
    implicit: "Implicit Euler",
    midpoint: "Midpoint",
    rk4: "Runge–Kutta",
    strengthAxis: "strength of the drag, βΔt",
    factorAxis: "factor of the speed in one frame",
    slider: "Strength of the drag",
    factor: "Factor",
    stableBelow: "stable below this line",
    stableAbove: "stable above this line",
    describe: (strength: string, factors: readonly string[]) =>
      `Where βΔt is ${strength}, one frame multiplies the speed by: ${factors.join("; ")}.`,
    factorOf: (rule: string, factor: string) => `${rule}, ${factor}`,
  },
};
