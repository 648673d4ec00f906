export const strings = {
  layers: {
    omega: "Angular velocity ω",
    momentum: "Angular momentum about the pivot, L",
    torque: "Torque of the weight, τ",
    gyroscopic: "Gyroscopic term ω × Iω",
    trail: { name: "Trail of the wheel’s middle", label: "trail of the middle" },
  },
  spin: { name: "Spin of the wheel at the start", label: "spin at the start" },
  describe: (round: string, below: string) =>
    `The wheel hangs by one end of its axle. The axle points ${round} round from where it was let go, and ${below} below the level.`,
  plots: {
    energy: "Total energy, change",
    vertical: "L along the vertical, change",
    axial: "L along the axle, change",
  },
  height: {
    curves: {
      rest: "let go at rest",
      half: "pushed at half the steady rate",
      back: "pushed backwards at half of it",
    },
    heightAxis: "height u of the axle",
    rateAxis: "u̇² [1/s²]",
    slider: "Height u",
    heading: "u̇²",
    level: "turns here",
    describe: (u: string, rates: readonly string[]) => `At the height ${u}: ${rates.join("; ")}.`,
    rateOf: (curve: string, rate: string) => `${curve}, ${rate}`,
  },
};
