import { ANGULAR_IDS, type AngularId } from "../../core/dynamics/ids";
import type { Lane } from "../../core/dynamics/lane";
import { strings as words } from "../../figures/strings/en";
import { degrees, grouped, percentage, plain, rounded, shortNumber } from "../../format/numbers";
import { axesNames } from "../../logs/axes";
import type { Reading } from "../../logs/conventions";
import { enginesOf } from "../../logs/knownEngines";
import { CONVENTION_KEYS } from "../../logs/readConventions";
import { strings } from "./strings/en";
import type { Summary } from "./summary";

export interface ConventionLine {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly known: string;
}

const { rotation, keeps, wrong, rule, values } = strings;

/** Smaller changes are due to the digits that were written; those measured for a wrong rule are far greater. */
const UNCHANGED = 1e-5;

/** A direction of L within this stays, where the length of L does not [rad]. */
const STRAIGHT = 0.02;

export function rotationSentences(summary: Summary): string[] {
  const { rows, dt, duration, orientations, reading, remarks } = summary;
  const said = remarks.map((remark) => rotation.remarks[remark]).filter((sentence) => sentence !== "");
  const length =
    dt === null
      ? rotation.rowsAlone(grouped(rows))
      : rotation.rows(grouped(rows), rounded(1 / dt, 5), rounded(duration, 5));
  return [
    length,
    ...(orientations === null ? [] : [lengthSentence(orientations)]),
    ...(reading === null ? [] : [agreement(reading)]),
    ...unitWarning(summary),
    ...otherReading(summary),
    ...said,
  ];
}

function lengthSentence({ raw, lengthError }: NonNullable<Summary["orientations"]>): string {
  if (raw === "matrix") return rotation.shears;
  return raw === "quaternion"
    ? rotation.grows(shortNumber(lengthError, 2))
    : rotation.unit(shortNumber(lengthError, 2));
}

/** Frames a tenth of a radian apart disagree by a hundredth under rules of order one; more is another motion. */
const HARDLY_ONE = 0.1;

function agreement({ disagreement }: Reading): string {
  if (disagreement > HARDLY_ONE) return rotation.disagrees(share(disagreement));
  return disagreement === 0 ? rotation.agreesWholly : rotation.agrees(share(disagreement));
}

function unitWarning({ reading, sources }: Summary): string[] {
  if (reading === null || reading.unit === "rad/s" || sources.unit !== "kinematics") return [];
  return [rotation.warnUnit(values.unit[reading.unit])];
}

function otherReading({ reading, freely }: Summary): string[] {
  if (freely === null) return [];
  const isSame = reading !== null && CONVENTION_KEYS.every((key) => reading[key] === freely[key]);
  return isSame ? [] : [rotation.otherwise(readingText(freely))];
}

function readingText({ order, omega, unit }: Reading): string {
  return rotation.reading(values.order[order], values.omega[omega], values.unit[unit]);
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

export function keepsSentences({ judging, kept, remarks, dt }: Summary): string[] {
  if (judging === null) {
    if (dt === null) return [keeps.nothing];
    return [remarks.includes("no-gyroscopic-term") ? keeps.unknown : keeps.nothing];
  }
  const sum = judging.moments.reduce((total, moment) => total + moment, 0);
  const moments = judging.moments.map((moment) => rounded(moment / sum, 4)).join(" : ");
  const by = {
    given: keeps.given(moments),
    found: keeps.found(moments, shortNumber(judging.uncertainty ?? 0, 2)),
    rough: keeps.rough(moments),
  }[judging.how];
  if (kept === null) return [by];
  const angle = degrees(kept.momentumAngle);
  return [by, keeps.amounts(change(kept.energy), change(kept.momentum), angle), ...meaningOfKept(kept)];
}

function meaningOfKept({ energy, momentum, momentumAngle }: NonNullable<Summary["kept"]>): string[] {
  const [e, l] = [Math.abs(energy), Math.abs(momentum)];
  if (e < UNCHANGED && l < UNCHANGED && momentumAngle < UNCHANGED) return [keeps.all];
  if (e < UNCHANGED && l < UNCHANGED) return [keeps.turns];
  if (momentum < -UNCHANGED && momentumAngle < STRAIGHT && l > 4 * momentumAngle) return [keeps.slowed];
  if (e < UNCHANGED) return [];
  return [energy > 0 ? keeps.gains : keeps.loses];
}

/** Errors of the attitude that nobody sees, and that everybody does [rad]. */
const SMALL = 0.01;
const LARGE = 0.35;

export function wrongSentences({ judging, milestones, course, duration }: Summary): string[] {
  const last = course.at(-1);
  if (judging === null || last === undefined) return [wrong.none];
  const shown = milestones.length > 0 ? milestones : [last];
  const list = shown.map(({ t, attitudeError }) => wrong.at(degrees(attitudeError), rounded(t, 3)));
  const most = course.reduce((widest, { attitudeError }) => Math.max(widest, attitudeError), 0);
  const meaning =
    most < UNCHANGED ? wrong.right : most < SMALL ? wrong.small : most < LARGE ? wrong.visible : wrong.large;
  return [
    wrong.error(list.join(", ")),
    ...(milestones.length < 3 ? [wrong.short(rounded(duration, 3))] : []),
    meaning,
    ...(judging.how === "rough" ? [wrong.rough] : []),
  ];
}

export function ruleSentences({ search, matches, judging, remarks }: Summary): string[] {
  const [best] = matches;
  if (search === "running") return [];
  if (search === "cancelled") return [rule.cancelled];
  if (best === undefined) {
    if (!remarks.includes("none-fits")) return [rule.notTried];
    return [rule.none, rule.noneNext(judging?.how === "given")];
  }
  if (matches.some(({ lane }) => lane.angular === "exact"))
    return [rule.exact(grouped(matches.length - 1)), rule.precise(shortNumber(best.inNoise, 2))];
  const title = titleOf(best.lane);
  const engines = [...new Set(matches.flatMap(({ lane }) => enginesOf(lane)))];
  const isOne = new Set(matches.map(({ lane }) => algorithmOf(lane))).size === 1;
  return [
    isOne ? rule.one(title) : rule.several(title),
    rule.precise(shortNumber(best.inNoise, 2)),
    engines.length === 0 ? rule.noEngine : rule.engines(engines.join("; ")),
  ];
}

/** Lanes that compute the same: one algorithm in the world's axes and the body's, and one map within Bullet's limit. */
function algorithmOf({ angular, orientation, update, inertia, substeps = 1 }: Lane): string {
  const one: AngularId = angular === "implicit-world" ? "implicit-body" : angular;
  const map = orientation === "exponential-map-bullet" ? "exponential-map" : orientation;
  return [one, map, update, inertia, substeps].join(" ");
}

/** Both the rule and how it turns the body are said, since a log is made by both. */
export function titleOf({ angular, orientation, update, inertia, substeps = 1 }: Lane): string {
  return words.formulation(
    [
      words.rules[angular].name,
      orientation && strings.turns[orientation],
      inertia === "frozen" ? words.frozenTensor : undefined,
      update === "explicit" ? words.turnedByOldSpin : undefined,
      substeps > 1 ? words.substeps(String(substeps)) : undefined,
    ].filter((part) => part !== undefined),
  );
}

/** Matches by residual, those of the registry's first rules before others of the same. */
export function ranked(matches: Summary["matches"]): Summary["matches"] {
  const place = ({ lane }: Summary["matches"][number]) => ANGULAR_IDS.indexOf(lane.angular);
  return [...matches].sort((a, b) => a.residual - b.residual || place(a) - place(b));
}

/** A change in per cent; a small one that is no round-off is shown to its size, since a log has finer digits than a figure. */
function change(ratio: number): string {
  const size = Math.abs(ratio);
  const sign = ratio < 0 ? "−" : "+";
  if (size === 0) return `${plain(0)}\u00a0%`;
  return size < 1e-3
    ? `${sign}${shortNumber(100 * size, 2)}\u00a0%`
    : `${sign}${rounded(100 * size, 3)}\u00a0%`;
}

function share(ratio: number): string {
  return ratio < 5e-4 ? shortNumber(ratio, 1) : percentage(ratio);
}
