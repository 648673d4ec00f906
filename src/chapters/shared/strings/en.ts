interface Turning {
  readonly turned: string;
  /** From the exact solution; null where there is none. */
  readonly error: string | null;
  /** Of an unnormalised quaternion; null for any other attitude. */
  readonly quaternionLength: string | null;
}

export const strings = {
  /** What a reader can show and hide: as read out, and a shorter label where it is not a symbol. */
  layers: {
    omega: { name: "Angular velocity ω" },
    momentum: { name: "Angular momentum L" },
    gyroscopic: { name: "Gyroscopic term ω × Iω" },
    trails: { name: "Trails", label: "trails" },
    bodyAxes: { name: "Body axes", label: "body axes" },
    racketAxes: { name: "The racket’s axes", label: "axes" },
    turnAxis: { name: "Axis that it turns about", label: "axis that it turns about" },
    cornerTrail: { name: "Trail of a corner", label: "trail of a corner" },
  },
  box: "A box",
  things: {
    racket: "A tennis racket",
    tHandle: "A T-handle",
    phone: "A phone",
    book: "A book",
    die: "A die",
    jack: "A jack",
  },
  thrown: {
    thrownRacketCrooked: "Racket, a crooked throw",
    thrownRacket: "Racket, a careful throw",
    spunTHandle: "T-handle",
    thrownPhone: "Phone",
    thrownBook: "Book",
    thrownJack: "Jack",
    thrownDie: "Die",
  },
  racketAxes: ["3 face", "2 middle", "1 handle"] as [string, string, string],
  numberedAxes: ["3 greatest", "2 middle", "1 least"] as [string, string, string],
  /** Of lanes that differ by the gyroscopic term. */
  term: { without: "without the term", with: "with the term" },
  starts: {
    carefulThrow: "A careful throw",
    crookedThrow: "A crooked throw",
    carefulBox: "Box, a careful throw",
    crookedBox: "Box, a crooked throw",
  },
  plots: {
    energy: "Kinetic energy",
    momentumLength: "Size of L",
    momentumDirection: "Direction of L, off by",
  },
  describeFreeBody: (body: string, tilt: string, momentumTurned: string) =>
    `${body} turns; its middle axis stands ${tilt} from the angular velocity, and its angular momentum has moved ${momentumTurned} from where it began.`,
  describeTurning: ({ turned, error, quaternionLength }: Turning) => {
    const off = error === null ? "" : `, and is ${error} away from where it should be`;
    const long = quaternionLength === null ? "" : ` Its quaternion is ${quaternionLength} long.`;
    return `The body stands ${turned} from its start${off}.${long}`;
  },
  stepAngle: {
    quaternion: "The normalised quaternion step",
    wanted: "What is wanted",
    bullet: "The exponential map as Bullet has it",
    wantedAxis: "angle wanted, |ω|Δt",
    turnedAxis: "angle turned",
    slider: "Angle wanted, |ω|Δt",
    turned: "Angle turned",
    halfTurn: "half a turn, π",
    key: {
      onCircle: "start and end",
      undivided: "before dividing",
      wanted: "where it should end",
      halfWanted: "half the angle wanted",
      halfTurned: "half the angle turned",
    },
    describeStep: (wanted: string, quaternionLength: string, turned: string) =>
      `Wanted: ${wanted}. The step makes the quaternion ${quaternionLength} long, and once normalised turns the body by ${turned}.`,
    describeLimit: (wanted: string, quaternion: string, bullet: string) =>
      `Wanted: ${wanted}. The quaternion step turns by ${quaternion}, Bullet by ${bullet}.`,
  },
  precision: {
    twins: {
      "implicit-world": "implicit (world axes)",
      "implicit-body": "implicit (body axes)",
    },
    errorAxis: "error of the attitude after five seconds",
    stepsAxis: "cost: steps for a second of motion",
    timeAxis: "cost here: microseconds for a second of motion",
    summary: (cost: string, ends: readonly string[]) =>
      `Error of the attitude after five seconds against ${cost}, a curve for each rule. Errors at the shortest step, in radians: ${ends.join("; ")}.`,
    endOfCurve: (rule: string, error: string) => `${rule}, ${error}`,
  },
};
