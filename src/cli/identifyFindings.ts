import type { Vec3 } from "../core/math/vec3";
import type { Finding } from "../logs/findings";

const number = (value: number) => String(Number(value.toPrecision(5)));
const vector = (values: Vec3) => `(${values.map(number).join(", ")})`;

const FORMS = {
  explicit: "a factor 1 − c Δt a frame",
  exponential: "a factor exp(−c Δt) a frame",
  implicit: "a factor 1 / (1 + c Δt) a frame",
};

/** One sentence, for the terminal. */
export function findingSentence(finding: Finding): string {
  switch (finding.code) {
    case "heading":
      return finding.about === "omega"
        ? `The heading says that ω is along the ${finding.says} axes; along the ${finding.data} axes is what q does.`
        : `The heading says ${finding.says}; ${finding.data} is what turns as ω says.`;
    case "left-handed":
      return "Every turn is reversed: q or ω is of left-handed axes, the other is not.";
    case "angles":
      return `The orientation was read from three angles in ${finding.unit}: turns about ${[...finding.order].join(", then ")}, each moved by those before it, as ω says.`;
    case "rate-factor":
      return `q turns at ${number(finding.factor)} times the rate that ω says.`;
    case "not-the-rate":
      return "The columns of ω are not the rate at which q turns.";
    case "too-coarse":
      return `The body turns by ${number(finding.turn)} rad a frame, more than half a turn: the log is too coarse to be read.`;
    case "clock-times":
      return `The steps are equal, ${number(finding.step)} s, and the times are a clock's: off by ${number(finding.jitter)} s (standard deviation).`;
    case "damping":
      return [
        `A damping of ${number(finding.rate)} a second takes spin away, ${FORMS[finding.form]}`,
        ...finding.ties.map((form) => `or ${FORMS[form]}`),
      ]
        .join(", ")
        .concat(".");
    case "speed-limit":
      return `|ω| is cut at ${number(finding.limit)} rad/s, in ${finding.frames} frames.`;
    case "torque":
      return finding.isConstant
        ? `A torque acts, constant along the ${finding.axes} axes: ${vector(finding.mean)} ${perBody(finding.unit)}.`
        : `A torque acts that changes; its mean along the ${finding.axes} axes is ${vector(finding.mean)} ${perBody(finding.unit)}.`;
    case "impulses":
      return `L jumps on the way into ${finding.frames.length === 1 ? "frame" : "frames"} ${shortened(finding.frames)}.`;
    case "sleep":
      return `ω is exactly 0 from frame ${finding.frame} on: the body was put to sleep.`;
    case "noise":
      return `ω is noisy: ${number(finding.size)} rad/s a component (standard deviation).`;
    case "bias":
      return `ω is off by ${vector(finding.mean)} rad/s on average, along the ${finding.axes} axes.`;
    case "wheel":
      return `A wheel turns inside, about ${vector(finding.axis)} of the body, with ${number(finding.momentum)} ${perBody(finding.unit)}.`;
    case "gyroscopic-sign":
      return finding.isSure
        ? `The gyroscopic term has the wrong sign: so moves your body of moments ${vector(finding.moments)} about x, y, z.`
        : `The moments about x, y, z are ${vector(finding.otherwise)}, as shares; or the gyroscopic term has the wrong sign, and they are ${vector(finding.moments)}.`;
    case "substeps-tried":
      return `Numbers of substeps tried: ${finding.substeps.join(", ")}.`;
  }
}

const MOST_SHOWN = 12;

function shortened(frames: readonly number[]): string {
  const shown = frames.slice(0, MOST_SHOWN).join(", ");
  return frames.length > MOST_SHOWN ? `${shown} and ${frames.length - MOST_SHOWN} more` : shown;
}

function perBody(unit: "N m" | "1/s²" | "N m s" | "1/s"): string {
  return unit.startsWith("N m") ? unit : `${unit}, times the sum of the principal moments`;
}
