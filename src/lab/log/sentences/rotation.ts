import { grouped, rounded, shortNumber, toDegrees } from "../../../format/numbers";
import { GAP } from "../../../language/strings/en";
import { axesNames } from "../../../logs/axes";
import { isTwoOrHalf } from "../../../logs/cases";
import type { Reading } from "../../../logs/conventions";
import type { Finding } from "../../../logs/findings";
import { CONVENTION_KEYS, type Remark } from "../../../logs/readConventions";
import { strings } from "../strings/en";
import type { Summary } from "../summary";
import { share, vector } from "./amounts";
import { type Sentence, sentence, sentencesOn } from "./sentence";

export interface ConventionLine {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly known: string;
}

const { rotation, values } = strings;

export function rotationSentences(summary: Summary): Sentence[] {
  const { rows, dt, duration, orientations, reading, findings } = summary;
  const length =
    dt === null
      ? rotation.rowsAlone(grouped(rows))
      : rotation.rows(grouped(rows), rounded(1 / dt, 5), rounded(duration, 5));
  const isToldOtherwise = findings.some(({ code }) => code === "rate-factor" || code === "noise");
  return [
    sentence("rows", length),
    ...(orientations === null ? [] : [lengthSentence(orientations)]),
    ...(reading === null || isToldOtherwise ? [] : [agreement(reading)]),
    ...sentencesOn(findings, (finding) => textOf(finding, summary)),
    ...unitWarning(summary),
    ...otherReading(summary),
    ...remarkSentences(summary),
  ];
}

function lengthSentence({ raw, lengthError }: NonNullable<Summary["orientations"]>): Sentence {
  if (raw === "matrix") return sentence("shears", rotation.shears);
  const error = shortNumber(lengthError, 2);
  return raw === "quaternion"
    ? sentence("grows", rotation.grows(error))
    : sentence("unit", rotation.unit(error));
}

/** Frames a tenth of a radian apart disagree by a hundredth under rules of order one. */
const HARDLY_ONE = 0.1;

function agreement({ disagreement }: Reading): Sentence {
  if (disagreement > HARDLY_ONE) return sentence("disagrees", rotation.disagrees(share(disagreement)));
  return sentence(
    "agrees",
    disagreement === 0 ? rotation.agreesWholly : rotation.agrees(share(disagreement)),
  );
}

/** On columns, units, axes and times; null for other findings. */
function textOf(finding: Finding, { dt, findings }: Summary): string | null {
  const { found } = rotation;
  switch (finding.code) {
    case "heading":
      return finding.about === "omega"
        ? found.headingOmega(values.omega[finding.says], values.omega[finding.data])
        : found.headingOrder(values.order[finding.says], values.order[finding.data]);
    case "left-handed":
      return found.leftHanded;
    case "angles":
    case "angles-assumed": {
      const [first = "", second = "", third = ""] = finding.order;
      const why = finding.code === "angles" ? found.orderFromOmega : found.orderAssumed;
      return `${found.angles(values.angleUnits[finding.unit], first, second, third)}${GAP}${why}`;
    }
    case "rate-factor": {
      const { factor } = finding;
      const meaning = isTwoOrHalf(factor) ? (factor > 1 ? found.twice : found.half) : found.otherFactor;
      return `${found.factor(rounded(factor, 4))}${GAP}${meaning}`;
    }
    case "not-the-rate":
      return found.notTheRate;
    case "too-coarse": {
      const turns = found.tooCoarse(rounded(toDegrees(finding.turn), 3));
      return dt === null
        ? turns
        : `${turns}${GAP}${found.finer(grouped(Math.ceil(finding.turn / Math.PI / dt)))}`;
    }
    case "clock-times":
      return found.clock(shortNumber(1000 * finding.jitter, 2), rounded(1000 * finding.step, 4));
    case "noise":
      return found.noise(shortNumber(finding.size, 2));
    case "bias": {
      const { size, mean, axes } = finding;
      const isNoisy = findings.some(({ code }) => code === "noise");
      const text = found.bias(shortNumber(size, 3), vector(mean), values.omega[axes]);
      return isNoisy ? text : `${text}${GAP}${found.biasNext}`;
    }
    default:
      return null;
  }
}

function unitWarning({ reading, sources }: Summary): Sentence[] {
  if (reading === null || reading.unit === "rad/s" || sources.unit !== "kinematics") return [];
  return [sentence("warnUnit", rotation.warnUnit(values.unit[reading.unit]))];
}

function otherReading({ reading, freely, sources }: Summary): Sentence[] {
  if (freely === null || !Object.values(sources).includes("said")) return [];
  const isSame = reading !== null && CONVENTION_KEYS.every((key) => reading[key] === freely[key]);
  return isSame ? [] : [sentence("otherwise", rotation.otherwise(readingText(freely)))];
}

function readingText({ order, omega, unit }: Reading): string {
  return rotation.reading(values.order[order], values.omega[omega], values.unit[unit]);
}

/** A remark says less than a finding about the same. */
const SAID_BY: Readonly<Partial<Record<Remark, readonly Finding["code"][]>>> = {
  "not-one-motion": ["not-the-rate", "too-coarse"],
  "uneven-times": ["clock-times"],
  "no-orientation": ["angles"],
};

function remarkSentences({ remarks, findings, judging, hasSteadyAxis, matches }: Summary): Sentence[] {
  const isRuleOfAny = judging === null && hasSteadyAxis && matches[0]?.lane.angular === "none";
  const all = new Set([...remarks, ...(isRuleOfAny ? ["no-gyroscopic-term" as const] : [])]);
  return [...all].flatMap((remark) => {
    const text = rotation.remarks[remark];
    const isSaid = SAID_BY[remark]?.some((code) => findings.some((finding) => finding.code === code));
    if (text === "" || isSaid) return [];
    return [sentence(remark, text, remark === "no-gyroscopic-term" ? "tensorNotSet" : null)];
  });
}

export function conventionLines({ reading, sources }: Summary): ConventionLine[] {
  if (reading === null) return [];
  const texts = {
    order: values.order[reading.order],
    omega: values.omega[reading.omega],
    unit: values.unit[reading.unit],
    direction: values.direction[reading.direction],
  };
  const lines = CONVENTION_KEYS.map((key) => ({
    id: key,
    name: rotation.keys[key],
    value: texts[key],
    known: rotation.sources[sources[key]],
  }));
  const axes = axesNames(reading.axes).join(", ").replaceAll("-", "−");
  if (axes === "x, y, z") return lines;
  return [...lines, { id: "axes", name: rotation.axes, value: axes, known: rotation.sources.kinematics }];
}
