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
  top: {
    push: "First push, share of the steady rate",
    spin: "Spin, share of the border",
    rows: { lean: "Lean", height: "Height of the axis", round: "Rate round" },
    heightAxis: "height u of the axis",
    rateAxis: "u̇² [1/s²]",
    turns: "turns here",
    summary:
      "The square of the rate at which the height of the axis changes, over that height. It turns back where the curve is zero.",
    describe: (seconds: string, lean: string, round: string) =>
      `After ${seconds} s the top leans by ${lean}°, and its axis goes round at ${round} radians a second.`,
  },
};
