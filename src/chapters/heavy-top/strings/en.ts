export const strings = {
  layers: {
    omega: "Angular velocity ω",
    momentum: "Angular momentum about the pivot, L",
    torque: "Torque of the weight, τ",
    gyroscopic: "Gyroscopic term ω × Iω",
    trail: { name: "Trail of the axle’s free end", label: "trail of the axle" },
  },
  spin: { name: "Spin of the wheel at the start", label: "spin at the start" },
  describe: (round: string, below: string) =>
    `The wheel hangs by one end of its axle. The axle points ${round} round from where it was let go, and ${below} below the level.`,
  plots: {
    round: "Axle, way round",
    height: "Axle, above the level",
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
  engines: {
    program: "Program, and its rule for the term",
    rate: "round [rad/s]",
    lowest10: "lowest in 10 s [°]",
    lowest60: "lowest in 1 min [°]",
    gap: "joint gives [mm]",
    givenUp: (seconds: string) => `given up, ${seconds} s`,
    rows: {
      exact: "exact, about the pivot",
      none: "this notebook, about the pivot: without the term",
      "implicit-body": "this notebook, about the pivot: implicit",
      "cannon-es": "cannon-es: without",
      "bullet none": "Bullet: without",
      "bullet explicit": "Bullet: explicit",
      "bullet implicit-body": "Bullet: implicit, as it comes",
      "jolt off": "Jolt: without, as it comes",
      "jolt gyroscopic": "Jolt: switched on",
      rapier: "Rapier",
      "mujoco Euler": "MuJoCo: Euler, as it comes",
      "mujoco implicit": "MuJoCo: implicit",
      "mujoco RK4": "MuJoCo: Runge-Kutta",
    },
  },
};
