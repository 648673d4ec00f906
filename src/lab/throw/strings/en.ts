import type { Refusal } from "../capture";
import type { Refused } from "../motion/analyse";
import type { Axis } from "../motion/ratios";

export const strings = {
  section: {
    heading: "A thrown phone",
    lede: "Throw your phone, spinning, onto a bed. While it flies it is a free body, and its own gyroscope shows how its mass is spread.",
    noScript: "That is worked out in your browser: with scripts, this is where a phone is thrown.",
    open: "Throw one, or bring a recording",
    coming: "On its way …",
    notFetched: "The program for this did not arrive.",
    way: "Throw your phone",
    wayText: "Its gyroscope against the exact motion, and its moments as ratios.",
  },
  arm: {
    press: "Arm",
    stop: "Stop waiting",
    how: "Press Arm, take the phone by one end, and throw it about half a metre up, so that it flips over sideways. Let it land on something soft. Nothing it measures leaves the phone.",
    asking: "Asking for the motion sensors …",
    armed: "Armed. Throw it onto a bed.",
    short: (seconds: string) => `That fall took ${seconds} s, too short to show much. Higher!`,
    stopped: "Stopped.",
    working: "Caught. Working it out …",
    done: (ratios: string) => `Worked out: the moments are as ${ratios}.`,
    doneOpen: "Worked out: the flight is below, but it leaves the moments open.",
  },
  refusals: {
    insecure:
      "This page was opened without https, and browsers give no sensors to such a page. Open it over https, or bring a recording.",
    "no-sensor":
      "This device tells the browser nothing of its motion: it has no such sensors, or keeps them to itself. Bring a recording instead, or try the made one.",
    "no-gyroscope": "This device has an accelerometer, but no gyroscope. Bring a recording of one that has.",
    denied:
      "The motion sensors were refused. Press Arm and allow them; if you are not asked again, close this tab, or allow motion in the browser’s settings for this site.",
    "no-throw": "No throw came for two minutes, so nothing listens any more. Press Arm to go on.",
  } satisfies Record<Refusal, string>,
  notRead: {
    "no-samples": "There are too few readings here to be a throw.",
    "no-force":
      "There is no acceleration here to show when it fell. Record the accelerometer, with gravity, beside the gyroscope, and export both in one table.",
    "no-fall":
      "No free fall was found: nowhere does the accelerometer feel, for a quarter of a second, what it would in a falling phone that nothing touches. Was it held all the time?",
    "too-short": "It fell for less than a quarter of a second: too short to show much. Throw it higher.",
    "too-few": "It fell, but the recording has too few readings of the fall. Record more of them a second.",
    steady:
      "It fell, but its rates stayed the same: it did not spin, or spun about one axis, and such rates show nothing of its moments. Throw it so that it flips over sideways.",
    "not-free":
      "It fell, but its rates are those of no free body. Was something loose on it, or did it touch something on the way?",
  } satisfies Record<Exclude<Refused["refused"], "saturated">, string>,
  saturated: (range: string) =>
    `It spun faster than its gyroscope can say: the readings end at ${range}° a second. Throw it with less spin.`,
  file: {
    heading: "No sensors at hand?",
    label: "Recording of a throw",
    note: "CSV or JSON with a gyroscope and an accelerometer with gravity in one table, as phyphox exports them. It is read here, and never leaves the browser.",
    made: "A throw that the notebook made",
    madeNote: (sensor: { rate: string; force: string; hertz: string; quantum: string; arm: string }) =>
      `No phone was thrown for it: the closed form of the phone drawn here, and a sensor’s errors made by a seeded generator. Rates ±${sensor.rate}° a second, rounded to ${sensor.quantum}°; force ±${sensor.force} m/s²; ${sensor.hertz} readings a second; the accelerometer ${sensor.arm} cm from the centre of mass.`,
    madeName: "A throw that the notebook made",
    thrown: "Your throw",
    unreadable: (sentence: string) => `That cannot be read. ${sentence}`,
  },
  found: {
    region: "What the throw shows",
    flight: {
      title: "The flight",
      lasted: (seconds: string, turns: string) => `It flew for ${seconds} s and turned ${turns} times.`,
      cut: (before: string, after: string) =>
        `${before} s before and ${after} s after it are cut off: there something touched it.`,
      arm: (centimetres: string, left: string) =>
        `What its accelerometer felt meanwhile is what is felt ${centimetres} cm from the centre of mass of a free body, to within ${left} m/s².`,
      timesLaid: (step: string, jitter: string) =>
        `Readings came every ${step} ms, give or take ${jitter}; they are taken to have been made at even times.`,
      timesEven: (step: string) => `Readings came every ${step} ms.`,
      timesKept: (step: string) =>
        `Readings came about every ${step} ms, at uneven times, which are kept: the exact motion is known at any time.`,
      repeated: (count: string) => `${count} came twice and count once.`,
    },
    naming: {
      title: "Which axis is which",
      file: "The file says which axis is which.",
      browser:
        "The browser’s alpha, beta and gamma are about x, y and z, as the W3C’s text has it since 2019, and as Chrome, Firefox and Safari had it before.",
    },
    moments: {
      title: "Its moments",
      axes: { across: "across it", along: "along it", through: "through the screen" } satisfies Record<
        Axis,
        string
      >,
      list: "Moments of inertia, as multiples of the least:",
      least: "1",
      value: (value: string, uncertainty: string) => `${value} ± ${uncertainty}`,
      note: (left: string) =>
        `Give or take two standard deviations, from the ${left}° a second by which the rates stray from the exact motion. What the gyroscope itself misreads comes on top, and may be more: one axis a per cent too large can shift a ratio by several per cent.`,
      plate: (share: string) =>
        `The greatest is ${share} times the sum of the other two. In no body is it more than that sum, and in a plate without thickness as much.`,
      tilt: (angle: string) => `Its principal axes stand ${angle} off its edges.`,
      straight: "Its principal axes lie along its edges, as far as this throw can tell.",
      open: "This throw leaves the ratios open: the spin stayed too near to one axis. Throw it so that it flips over sideways.",
    },
    line: {
      title: "A straight line",
      text: "If the principal axes of a free body lie along its edges, the squares of the three rates lie on a straight line, whose direction depends on the ratios alone.",
      byLine: (ratios: string) =>
        `By its direction alone they are ${ratios}; the whole motion, in which the times count too, says it better.`,
      noBody:
        "No body of three unequal moments, with its axes along the edges, gives this line its direction. Noise can do that, and so can axes off the edges or two moments that are nearly equal. The whole motion, in which the times count too, says more.",
      picture: (across: string) =>
        `The squares of the three rates as points in space, from reading to reading, on a straight line to within ${across} % of its length.`,
      axes: ["across", "along", "through"],
    },
    picture: {
      title: "Beside the exact motion",
      text: (angle: string) =>
        `A gyroscope gives rates alone: the phone drawn solid is turned by them, reading by reading. The dashed one is the exact motion from the fitted start. At the end they are ${angle} apart.`,
      start: "How it lay in the hand is not known; it is drawn upright at first.",
      label: (time: string, angle: string) =>
        `The phone at ${time} s, by its gyroscope and by the exact motion, ${angle} apart.`,
      time: "Time of flight",
      seconds: (time: string) => `${time} s`,
      play: "Play, eight times slower",
      pause: "Pause",
    },
    take: {
      title: "Take it along",
      bench: "Open on the bench",
      save: "Save the recording",
      onBench: "On the bench: the flight beside the exact motion, drawn as the box that has these moments.",
      notOnBench: "The bench did not arrive.",
      lane: "Thrown phone",
    },
  },
};
