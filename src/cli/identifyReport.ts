import type { Match } from "../core/identification/identify";
import type { Vec3 } from "../core/math/vec3";
import { axesNames } from "../logs/axes";
import type { Findings } from "../logs/examine";
import type { Finding } from "../logs/findings";
import { enginesOf, explainedAt } from "../logs/knownEngines";
import { CONVENTION_KEYS, type ConventionKey, type Remark, type Source } from "../logs/readConventions";

export function asJson(findings: Findings): string {
  const matches = findings.matches.map((match) => ({
    ...laneOf(match),
    residual: match.residual,
    ...(match.tie && { tie: true }),
  }));
  const { tensor, kept, findings: found, remarks } = findings;
  return `${JSON.stringify({ conventions: conventionsOf(findings), matches, findings: found, tensor, kept, remarks }, null, 2)}\n`;
}

function laneOf({ lane }: Match) {
  const { angular, orientation, update, inertia, substeps = 1 } = lane;
  return {
    angular,
    ...(orientation && { orientation }),
    ...(update && { update }),
    ...(inertia === "frozen" && { inertia }),
    substeps,
  };
}

function conventionsOf({ reading, sources }: Findings) {
  if (reading === null) return {};
  const { axes, timeUnit, dt } = reading;
  const conventions = Object.fromEntries(CONVENTION_KEYS.map((key) => [key, reading[key]]));
  return { ...conventions, axes: axesNames(axes), timeUnit, dt, told: sources };
}

const SOURCES: Readonly<Record<Source, string>> = {
  motion: "told by the motion: the plainer reading fits no rule",
  kinematics: "told by the data: read so, q turns most nearly as ω says",
  names: "as the columns are named",
  assumed: "assumed: another reading says the same",
  said: "as the command line says",
};

const KEYS: Readonly<Record<ConventionKey, string>> = {
  order: "quaternion",
  omega: "ω along",
  unit: "ω in",
  direction: "q takes",
};

const REMARKS: Readonly<Record<Remark, string>> = {
  "no-orientation": "The log has no orientation; no rule can be told from ω alone.",
  "no-omega":
    "The log has no ω. It was worked out from the differences of q, which only rules that turn by the exponential map of the new ω can be told from.",
  "not-one-motion": "What should be ω is not the rate at which q turns, in any order, unit or axes.",
  "uneven-times": "The rows are not at equal steps of time, so no rule was tried.",
  "missing-frames": "Frames are missing; rules were run only where none is.",
  "sign-flips": "q and −q change places, which is the same orientation.",
  "several-bodies": "The log is of several bodies; one was read (--of chooses another).",
  jumps: "The body was set elsewhere on the way; no rule was run across that.",
  "no-time": "The log has no time; the step was found from q and ω, or is a sixtieth of a second.",
  "at-rest": "The body does not turn.",
  "no-gyroscopic-term":
    "ω stays as it is. So it would under every rule for a body of three equal moments, or one that turns about a principal axis.",
  "none-fits":
    "No rule of the notebook follows this log as closely as its digits allow. Torques that change, gravity at an arm and contacts are not searched for.",
};

export function asText(findings: Findings): string {
  const parts = [
    logLines(findings),
    conventionLines(findings),
    matchLines(findings),
    besideLines(findings),
    tensorLines(findings),
  ];
  const remarks = findings.remarks.map((remark) => REMARKS[remark]);
  return `${[...parts, remarks]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

function logLines({ log, timeline, reading }: Findings): string[] {
  const step = reading === null ? "" : `, ${Number((1 / reading.dt).toPrecision(6))} a second`;
  const missing = timeline.missing > 0 ? `, ${timeline.missing} missing` : "";
  return [`${log.lines.length} frames${step}${missing}`];
}

function conventionLines({ reading, sources }: Findings): string[] {
  if (reading === null) return [];
  const lines = CONVENTION_KEYS.map((key) => `  ${KEYS[key]} ${reading[key]}: ${SOURCES[sources[key]]}`);
  const axes = axesNames(reading.axes);
  const other = axes.join() === "x,y,z" ? [] : [`  ω along q's axes is its columns ${axes.join(", ")}`];
  return ["Conventions", ...lines, ...other];
}

function matchLines({ matches }: Findings): string[] {
  if (matches.length === 0) return ["No rule matches."];
  const heading = matches.length === 1 ? "Made by" : "Made by one of these, which this log cannot tell apart";
  return [heading, ...matches.flatMap(linesOf)];
}

function linesOf(match: Match): string[] {
  const { angular, orientation, update, inertia, substeps } = laneOf(match);
  const options = [
    orientation,
    update === "explicit" ? "turned by the old ω" : undefined,
    inertia === "frozen" ? "tensor frozen" : undefined,
    substeps > 1 ? `${substeps} substeps` : undefined,
  ].filter((option) => option !== undefined);
  const engines = enginesOf(match.lane);
  return [
    `  ${[angular, ...options].join(", ")} (residual ${match.residual.toExponential(1)})`,
    `    explained at ${explainedAt(angular)}`,
    ...(engines.length > 0 ? [`    known to do so: ${engines.join(", ")}`] : []),
  ];
}

function besideLines({ findings }: Findings): string[] {
  return findings.length === 0
    ? []
    : ["Found besides", ...findings.map((each) => `  ${findingSentence(each)}`)];
}

function tensorLines({ tensor, kept }: Findings): string[] {
  const percent = (share: number) => `${(100 * share).toPrecision(3)} %`;
  const lines = kept
    ? [
        `  energy changes by up to ${percent(kept.energy)}, |L| by ${percent(kept.momentum)}, the direction of L by ${((kept.momentumAngle * 180) / Math.PI).toPrecision(3)}°`,
      ]
    : [];
  if (tensor === null) return lines.length > 0 ? ["What it keeps", ...lines] : [];
  const [a, b, c] = tensor.moments.map((moment) => moment.toPrecision(6));
  const how =
    tensor.uncertainty === null ? "roughly" : `each may be off by ${tensor.uncertainty.toExponential(1)}`;
  return [
    "What it keeps",
    `  principal moments found, as shares of their sum: ${a}, ${b}, ${c} (${how})`,
    ...lines,
  ];
}

const number = (value: number) => String(Number(value.toPrecision(5)));
const vector = (values: Vec3) => `(${values.map(number).join(", ")})`;

const FORMS = {
  explicit: "a factor 1 − c Δt a frame",
  exponential: "a factor exp(−c Δt) a frame",
  implicit: "a factor 1 / (1 + c Δt) a frame",
};

/** One sentence, for the terminal. */
function findingSentence(finding: Finding): string {
  switch (finding.code) {
    case "heading":
      return finding.about === "omega"
        ? `The heading says that ω is along the ${finding.says} axes; along the ${finding.data} axes is what q does.`
        : `The heading says ${finding.says}; ${finding.data} is what turns as ω says.`;
    case "left-handed":
      return "ω is a mirror image of the rate at which q turns: it has a wrong sign or two columns exchanged, or one of the two comes from left-handed axes.";
    case "angles-assumed":
      return `The orientation was read from three angles, assumed to be yaw, pitch and roll in ${finding.unit}: without ω nothing tells their order.`;
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
      if (finding.mean === null)
        return "A torque acts that changes; how large it is shows once the body is given, with --body.";
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
