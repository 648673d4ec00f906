import type { Match } from "../core/identification/identify";
import { axesNames } from "../logs/axes";
import type { Findings } from "../logs/examine";
import { enginesOf, explainedAt } from "../logs/knownEngines";
import { CONVENTION_KEYS, type ConventionKey, type Remark, type Source } from "../logs/readConventions";
import { findingSentence } from "./identifyFindings";

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
  kinematics: "told by the data: q turns at the rate ω",
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
