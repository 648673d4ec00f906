type ThrownBox = Record<"centre" | "angularVelocity" | "angularSpeed" | "angularMomentum", string>;

interface MovingPlate extends Record<"velocity" | "angularVelocity" | "point" | "pointVelocity", string> {
  /** A point of the slowest line, and its speed; null where nothing turns. */
  readonly slowest: { readonly point: string; readonly speed: string } | null;
}

interface PushAtRest extends Record<"point" | "force" | "torque", string> {
  readonly isPaired: boolean;
}

export const strings = {
  between: {
    off: "Interpolation off",
    on: "Interpolation on",
    wholeFrame: { name: "Last whole frame, beside what is drawn", label: "last whole frame" },
    refreshes: {
      name: "What the screen showed in the last two frames, at four refreshes a frame",
      label: "last refreshes",
    },
    framesPerSecond: (rate: string) => `${rate} frames a second`,
  },
  thrownBox: {
    linearMomentum: "Momentum P",
    trail: { name: "Path of the centre", label: "path of the centre" },
    describe: ({ centre, angularVelocity, angularSpeed, angularMomentum }: ThrownBox) =>
      `A box flies in an arc and turns. Its centre is at ${centre} metres; its angular velocity is ${angularVelocity} radians a second, ${angularSpeed} in all, and its angular momentum ${angularMomentum}.`,
  },
  solvers: { middleSpin: "Spin, middle axis" },
  field: {
    point: "Point of the plate",
    omegaTip: "Tip of ω",
    velocity: "Velocity of the centre v",
    omega: "Angular velocity ω",
    pointFromCentre: "Point of the plate, from the centre",
    rows: {
      arm: "From the centre to the point",
      velocity: "Velocity of the centre",
      round: "From the turn",
      total: "Velocity of the point",
    },
    describe: ({ velocity, angularVelocity, point, pointVelocity, slowest }: MovingPlate) => {
      const still = slowest
        ? `The points of a line through ${slowest.point} move at ${slowest.speed} metres a second, slower than all others.`
        : "All points move alike.";
      return `A plate moves with ${velocity} metres a second and turns with ${angularVelocity} radians a second. Its point at ${point} moves with ${pointVelocity} metres a second. ${still}`;
    },
  },
  push: {
    point: "Point that is pushed",
    forceTail: "Start of the arrow of the force",
    push: "Push",
    hold: "Hold it still",
    time: { name: "Time since the push", label: "time" },
    compared: { name: "The same push through the centre", label: "the same push through the centre" },
    paired: { name: "A second push, opposite to the first", label: "a second, opposite push" },
    wrongOrder: { name: "Wrong order: F × (p − x)" },
    pointFromCentre: "Point pushed, from the centre, r",
    force: "Force F",
    rows: {
      force: "All forces together",
      velocity: "Velocity of the centre",
      torque: "Torque about the centre",
      omega: "Angular velocity",
      energy: "Kinetic energy",
      work: "Work of the hand",
    },
    columns: { here: "Pushed where you push", centre: "Pushed through the centre" },
    describeAtRest: ({ point, force, torque, isPaired }: PushAtRest) => {
      const second = isPaired ? ", and at the opposite point with the opposite force" : "";
      return `A box at rest is pushed at ${point} metres from its centre with ${force} newtons${second}; the torque is ${torque} newton metres.`;
    },
    describeMotion: (time: string, moved: string, angularVelocity: string) =>
      `${time} after the push the centre has moved by ${moved} metres, as far as that of the box pushed through its centre; the box turns with ${angularVelocity} radians a second.`,
  },
  state: {
    label: "State",
    quantity: "Quantity",
    now: "Now",
    sinceLastFrame: "Since the last frame",
    rateOfChange: "Rate of change",
    stateDerivative: "dY/dt",
    changed: "changed",
    unchanged: "the same",
    groups: {
      constant: "Constants: given once",
      primary: "Primary: the state Y",
      secondary: "Secondary: worked out from Y, and thrown away",
    },
    rows: {
      mass: "mass",
      moments: "inertia tensor in the body, its diagonal",
      position: "centre of mass",
      orientation: "attitude",
      linearMomentum: "momentum",
      angularMomentum: "angular momentum",
      velocity: "velocity of the centre, P/m",
      rotation: "rotation, row by row",
      inertia: "inertia tensor, row by row",
      spin: "angular velocity, I⁻¹L",
    },
  },
};
