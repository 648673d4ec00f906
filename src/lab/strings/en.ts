import type { Translation } from "../../language/translation";

interface BenchPicture {
  readonly apart: string;
  readonly turned: string;
  /** null where it had none to change */
  readonly energy: string | null;
}

export const strings = {
  inertia: "an inertia in words that the lab reads, of at most 2000 characters",
  judgedLane: "a lane with a rule of a reader’s own",
  describe: ({ apart, turned, energy }: BenchPicture) =>
    `The body turns; its angular velocity stands ${apart} from its angular momentum, which has moved ${turned} from where it began.${
      energy === null ? "" : ` Its energy has changed by ${energy}.`
    }`,
  lab: {
    figure: "The bench",
    form: "What runs",
    showPicture: "Show the picture here",
    undo: "Undo",
    redo: "Redo",
    tooLongForLink:
      "This scenario is longer than an address may be. Take it away as a file instead: “Download scenario”, under “More”. Its text can be pasted here again.",
    meshNotFetched:
      "The surface of this body could not be fetched, so the bench is as it was. Is the network there? Then load the page again.",
    parts: {
      body: "Body",
      start: "Start",
      lanes: "Lanes",
      time: "Time",
      forces: "What acts on it",
      tensor: "A tensor looked at",
      text: "The scenario as text",
    },
    dt: "Time step",
    frames: "Frames",
    lasts: (seconds: number) => `${Number(seconds.toPrecision(6))} s in all.`,
  },
  fields: { withUnit: (label: string, unit: string) => `${label}, in ${unit}` },
  body: {
    kind: "Given as",
    kinds: {
      box: "a box",
      ellipsoid: "an ellipsoid",
      cylinder: "a cylinder about z",
      points: "point masses",
      moments: "principal moments",
      tensor: "an inertia tensor",
      mesh: "a mesh",
    },
    size: "Edges",
    semiAxes: "Semi-axes",
    radius: "Radius",
    height: "Height",
    mass: "Mass",
    scale: "Scale",
    moments: "Principal moments",
    tensor: "Inertia about the centre of mass",
    entry: (name: string) => `I${name}`,
    productsSign: "Entries as the matrix has them: Ixy is −∫xy dm.",
    point: (index: number) => `Point ${index}`,
    addPoint: "Add a point",
    removePoint: (index: number) => `Remove point ${index}`,
    principal: (moments: readonly string[]) => `Principal moments: ${moments.join(", ")} kg m².`,
    notReal: "No real body has these: one exceeds the other two together.",
  },
  mesh: {
    unit: "Lengths of a file in",
    units: { mm: "millimetres", cm: "centimetres", m: "metres" },
    choose: "From an STL or OBJ file…",
    note: "A closed surface becomes the tensor of the uniform solid inside it, with the mass above.",
    tooLong: "That file is longer than 8 MB.",
    tooMany: (most: number) => `That surface has more than ${most} triangles.`,
    noTriangles: "No closed surface was found in that file: STL and OBJ are read.",
    notFinite: "A corner in that file is not a number.",
    notArrived:
      "The program that reads such files did not arrive. Choose the file again once there is a connection.",
    notRead: "That file could not be read as STL or OBJ.",
    notSolid: (reason: string) => `That surface bounds no solid: it is ${reason}.`,
  },
  start: {
    spinWay: "Spin by",
    components: "its components",
    tilted: "axis, tilt and rate",
    spin: "Angular velocity, world axes",
    axis: "Axis",
    axes: ["of the least moment", "of the middle moment", "of the greatest moment"],
    tilt: "Tilt from it",
    rate: "Rate",
    orientationWay: "Orientation by",
    angles: "angles",
    turns: "Turned about the world’s x, then y, then z",
    quaternion: "Quaternion w, x, y, z",
    position: "Centre of mass",
    velocity: "Velocity",
  },
  forces: {
    torque: "Torque, world axes",
    gravity: "Gravity",
    losses: "Drag, and damping by a factor a frame",
    linearDrag: "Linear drag",
    angularDrag: "Angular drag",
    linearDamping: "Linear damping",
    angularDamping: "Angular damping",
    plane: (index: number) => `Plane ${index}`,
    point: "A point of it",
    normal: "Its normal, out of the ground",
    addPlane: "Add a plane",
    removePlane: (index: number) => `Remove plane ${index}`,
  },
  lanes: {
    lane: (name: string) => `Lane ${name}`,
    rule: "Rule",
    turn: "Turned by",
    option: "Variant",
    options: { usual: "as usual", explicit: "turned by the old ω", frozen: "tensor never rotated" },
    turns: {
      matrix: "matrix",
      "matrix-orthonormal": "matrix, orthonormal",
      quaternion: "quaternion, normalised",
      "quaternion-unnormalised": "quaternion, not normalised",
      "quaternion-wrong-side": "quaternion, wrong side",
      "exponential-map": "exponential map",
      "exponential-map-bullet": "exponential map as in Bullet",
    },
    substeps: "Substeps",
    add: "Add a lane",
    addRecording: "Add a recording…",
    fileTooLong: "That file is longer than 8 MB.",
    remove: (name: string) => `Remove lane ${name}`,
  },
  recordings: {
    unnamed: "recording",
    notRead: "That file is neither the JSON of a recording nor rows of the command simulate.",
    noOrientation: "That file has no orientations, or not in every row.",
  },
  json: {
    label: "Scenario, JSON",
    notJson: (reason: string) => `This is not JSON: ${reason}`,
    note: "What the form holds. The command simulate takes it too, except for lanes of your own rule or of an engine: these go in the file of “Download scenario”, under “More”, as motions. “npm run -s simulate -- bench.json” runs that file. Changes are taken when you leave the field.",
  },
  page: {
    title: "The lab · Tumble",
    description:
      "Put your own body, start and rules side by side, look inside a frame, check an inertia tensor, and send it all as a link.",
    heading: "The lab",
    lede: "Your own body, your own start, up to four ways of computing it, side by side.",
    points: "Start from a question",
    start:
      "Or change anything below. Numbers may be typed as 30°, 2*pi/3, 12 cm or 1e-3. Everything is in the link that “Copy link” makes, to the last digit.",
    caption: "Whatever the form holds, run by the book’s own core.",
    noScript:
      "The lab computes in your browser: with scripts it opens here. The picture is of its first scenario.",
    first: "Bring your own: the lab",
    firstText: "A bench for a body and its tensor, a log of your engine, or a rule that you wrote.",
    ownRule: ["Write your own rule", "It runs beside the others, is stepped line by line, and is judged."],
    questions: {
      flip: ["My racket does not flip", "A careful throw, with the gyroscopic term and without it."],
      gains: ["My box gains energy", "The explicit rule beside the implicit one, and the truth."],
      tensor: ["Is this tensor possible?", "Moments that no body has, and what to look for."],
      substeps: ["What do substeps change?", "The same rule, once and four times a frame."],
      turn: ["It turns the wrong way once I tilt it", "The quaternion multiplied on the wrong side."],
      bounce: ["Where does a bounce take its energy?", "A box on a floor, impact by impact."],
    },
  },
  expression: {
    empty: "A number is missing here.",
    tooLong: (most: number) => `That is longer than ${most} characters.`,
    tooDeep: "Too many brackets within brackets.",
    notFinite: "That has no finite value.",
    unclosed: "A bracket is not closed.",
    unfinished: "That ends too early.",
    comma: "Write decimals with a point: 0.5.",
    needsBrackets: (name: string) => `Write ${name} with brackets: ${name}(0.5).`,
    unexpected: (sign: string) => `“${sign}” does not belong here.`,
    unknown: (name: string, units: readonly string[]) =>
      units.length > 0
        ? `“${name}” is not known here; units are ${units.join(", ")}.`
        : `“${name}” is not known here.`,
  },
  limits: {
    lanes: (most: number) => `expected at most ${most} lanes and the exact solution`,
    frames: (most: number) => `expected at most ${most} frames on a page; the command line takes more`,
    steps: (most: number) => `expected fewer: frames × substeps of all lanes come to more than ${most}`,
    points: (most: number) => `expected at most ${most} points on a page`,
    planes: (most: number) => `expected at most ${most} planes on a page`,
    instants: (most: number) => `expected at most ${most} instants on a page`,
  },
  packed: {
    version: (known: string) => `a scenario packed in version ${known}`,
    tooLong: "a scenario of at most 8 kB",
    damaged: "a scenario that has arrived whole; this one is cut or changed",
    tooMuch: "a scenario of a size that a page can hold",
  },
  tensor: {
    label: "Paste an inertia",
    example: '<inertia ixx="0.02" ixy="0" ixz="0" iyy="0.03" iyz="0" izz="0.04"/>',
    note: "URDF, SDF, MJCF, USD physics, Unity (inertiaTensor and its rotation), a matrix, moments, or moments and products.",
    look: "Look at it",
    findings: "What it describes",
    formats: {
      urdf: "URDF",
      sdf: "SDF",
      mjcf: "MJCF",
      usd: "USD physics",
      unity: "Unity",
      matrix: "a matrix",
      moments: "principal moments",
      six: "moments and products",
    },
    readAs: (format: string, name: string | null) =>
      name === null ? `Read as ${format}.` : `Read as ${format}, of “${name}”.`,
    conventions: {
      urdf: "kg, m and rad; entries of the matrix about the centre of mass, along the axes that origin’s rpy turns: I = R I Rᵀ in the link’s.",
      sdf: "kg, m and rad; entries of the matrix about the centre of mass, along the axes that pose turns: I = R I Rᵀ in the link’s.",
      mjcf: "kg and m; quat is w, x, y, z; fullinertia is xx, yy, zz, xy, xz, yz, entries of the matrix about the centre of mass.",
      usd: "The stage’s metersPerUnit (0.01 where it says nothing) and kilogramsPerUnit; principalAxes is w, x, y, z.",
      unity: "kg and m; the rotation is x, y, z, w in left-handed axes, here mirrored in z.",
      matrix: "Taken as kg m² about the centre of mass, along the body’s own axes.",
      moments: "Taken as kg m² about the centre of mass, along the body’s own axes.",
      six: "Taken as kg m² about the centre of mass, in the order xx, yy, zz, xy, xz, yz.",
    },
    productsQuestion: "its products are ∫xy dm, as SolidWorks may print them: the matrix has their negatives",
    yes: "A body can have it.",
    no: "No body can have it.",
    possible: "Its moments are above 0, and none exceeds the other two together.",
    flat: "It is flat: one moment is the sum of the other two, to the digits written.",
    negative: (moment: string) =>
      `It has a principal moment of ${moment} kg m², and a sum of mass times squared distance is never below 0.`,
    triangle: (excess: string) => `Its greatest moment exceeds the other two together by ${excess}.`,
    why: "The proof is in the chapter on the inertia tensor.",
    moment: (index: number) => `Moment ${index}`,
    momentAlong: (moment: string, axis: string) => `${moment} kg m² about ${axis}`,
    box: "Equal box",
    ellipsoid: "Equal ellipsoid",
    lengths: (edges: readonly string[], isForOneKilogram: boolean) =>
      `${edges.join(" × ")} m${isForOneKilogram ? ", for a mass of 1 kg: none is given" : ""}`,
    likely: "The likeliest slips, and what it would be without them:",
    lookTwice: "A body can have it, but look twice:",
    noSlip: "No single slip that is known here explains it.",
    slips: {
      decimal: (entry: string, tens: number) =>
        `${entry} is ${10 ** Math.abs(tens)} times too ${tens > 0 ? "large" : "small"}: a decimal point has moved.`,
      products: "The products have the wrong sign.",
      units: "The lengths are in millimetres, so that it is a million times too large.",
      origin: "It is about the origin, not about the centre of mass.",
    },
    thenMoments: (moments: readonly string[]) => `Moments then: ${moments.join(", ")} kg m².`,
    takeSlip: "Put that on the bench",
    toBench: "Put it on the bench",
    bothToBench: (other: string) => `Run it beside: ${other}`,
    others: { turnedBack: "turned the other way, Rᵀ I R", products: "products with the other sign" },
    isOnBench: "It is on the bench.",
    refused: {
      empty: "Paste an inertia first.",
      tooLong: (most: number) => `That is longer than ${most} characters. Paste the one link or body alone.`,
      doctype: "Text with a document type or entities is not read. Paste the inertial element alone.",
      notXml: "That begins like XML but does not parse. Is a bracket or a quotation mark missing?",
      noInertial: "No inertial element with an inertia was found in it.",
      missing: (name: string) => `The entry ${name} is missing.`,
      notANumber: (name: string) => `What stands for ${name} is not a number.`,
      count: (name: string, wanted: number, got: number) =>
        `${name} needs ${wanted} numbers; there are ${got}.`,
      onlyQuat: (name: string) =>
        `MJCF’s ${name} depends on the compiler’s settings, which are not here. Give the orientation as quat.`,
      notFinite: "One of the numbers is missing or not finite.",
      massNotPositive: "The mass must be above 0.",
      entriesOutOfRange: (least: string, most: string) =>
        `Its largest entry must lie from ${least} to ${most} kg m²: beyond, numbers overflow or vanish.`,
      massOutOfRange: (least: string, most: string) =>
        `The mass must lie from ${least} to ${most} kg: beyond, numbers overflow or vanish.`,
      notSymmetric:
        "The matrix is not symmetric: entries across its diagonal differ. A digit or a sign is wrong.",
      nothing: "No numbers were found in it.",
      howMany: (count: number) =>
        `${count} numbers were found. Three are read as moments, six as xx, yy, zz, xy, xz, yz, nine as a matrix.`,
    },
  },
} as const;

export type Strings = Translation<typeof strings>;
