import type { Lane } from "../../core/dynamics/lane";
import type { Mat3 } from "../../core/math/mat3";
import { mulQuat, type Quat, rotate } from "../../core/math/quat";
import type { Vec3 } from "../../core/math/vec3";
import type { ScenarioInput } from "../../core/scenario/parseScenario";
import type { Axes as ChangeOfAxes } from "../../logs/axes";
import { attitudeAlong, tensorAlong, turningAlong } from "../../logs/changeOfAxes";
import type { Handedness, UpAxis } from "../../logs/presets";
import { LONGEST_PACKED, pack } from "../document/packed";
import { rowsOf } from "../tensor/reading";
import { FRAME_SIZE, type Summary } from "./summary";

/** Conventions that only the picture depends on. */
export interface Axes {
  readonly handedness: Handedness;
  readonly up: UpAxis;
}

interface Shown {
  readonly name: string;
  readonly axes: Axes;
}

type RecordedInput = Extract<ScenarioInput["lanes"][number], { recording: unknown }>["recording"];

/** Stands in where the log determines none: a sphere's ω is constant whatever its size. */
const BALL: Mat3 = [0.4, 0, 0, 0, 0.4, 0, 0, 0, 0.4];

const LONGEST_NAME = 60;

/** @param digits decimals of the recording, not of the computed lanes' start; null for all */
export function scenarioOf(
  summary: Summary,
  { name, axes }: Shown,
  count: number,
  digits: number | null,
): ScenarioInput {
  const frames = framesOf(summary, count, axes);
  const round = (x: number) => (digits === null ? x : Number(x.toFixed(digits)));
  const [first] = frames;
  const dt = summary.dt ?? 1;
  const from = first?.frame ?? 0;
  const isWhole = frames.every(({ frame }, k) => frame === from + k);
  const recording: RecordedInput = {
    name: name.slice(0, LONGEST_NAME),
    ...(isWhole ? { dt } : { t: frames.map(({ frame }) => (frame - from) * dt) }),
    orientation: frames.map(({ q }) => q.map(round) as [number, number, number, number]),
    angularVelocity: frames.map(({ omega }) => omega.map(round) as [number, number, number]),
  };
  const lane = summary.matches[0]?.lane;
  const damping = dampingFactor(summary, dt);
  return {
    body: bodyFor(summary, axes),
    initial: {
      orientation: [...(first?.q ?? ([1, 0, 0, 0] as const))],
      angularVelocity: [...(first?.omega ?? ([0, 0, 0] as const))],
    },
    dt,
    frames: (frames.at(-1)?.frame ?? 0) - from,
    ...(damping === null ? {} : { damping: { linear: 1, angular: damping } }),
    lanes: [
      { recording },
      ...(lane && lane.angular !== "exact" ? [written(lane)] : []),
      ...(hasExactLane(summary) ? [{ angular: "exact" as const }] : []),
    ],
  };
}

/** The exact solution is that of a free body. */
export function hasExactLane({ judging, findings }: Summary): boolean {
  return judging !== null && !findings.some(({ code }) => code === "damping");
}

/** Of ω in a frame; null without a damping. */
function dampingFactor({ findings }: Summary, dt: number): number | null {
  const found = findings.find((finding) => finding.code === "damping");
  if (found === undefined) return null;
  const lost = found.rate * dt;
  return { explicit: 1 - lost, exponential: Math.exp(-lost), implicit: 1 / (1 + lost) }[found.form];
}

export function linkOf(summary: Summary, shown: Shown): { readonly packed: string; readonly frames: number } {
  const packedWith = (count: number) => pack(scenarioOf(summary, shown, count, 6));
  let [low, high] = [2, Math.min(600, frameCount(summary))];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (packedWith(middle).length <= LONGEST_PACKED) low = middle;
    else high = middle - 1;
  }
  return { packed: packedWith(low), frames: low };
}

export function frameCount({ frames }: Summary): number {
  return frames.length / FRAME_SIZE;
}

function bodyFor({ judging }: Summary, axes: Axes): ScenarioInput["body"] {
  const inertia = judging?.inertia ?? BALL;
  return {
    inertia: rowsOf(axes.handedness === "right" ? inertia : tensorAlong(mirrorOf(axes), inertia)),
    mass: 1,
  };
}

function written({ angular, orientation, update, inertia, substeps }: Lane): Lane {
  return {
    angular,
    ...(orientation && { orientation }),
    ...(update === "explicit" && { update }),
    ...(inertia === "frozen" && { inertia }),
    ...(substeps !== undefined && substeps > 1 && { substeps }),
  };
}

interface Frame {
  readonly frame: number;
  readonly q: Quat;
  readonly omega: Vec3;
}

function framesOf({ frames }: Summary, count: number, axes: Axes): Frame[] {
  return Array.from({ length: Math.min(count, frames.length / FRAME_SIZE) }, (_, k) => {
    const [frame = 0, w = 1, x = 0, y = 0, z = 0, p = 0, q = 0, r = 0] = frames.subarray(
      FRAME_SIZE * k,
      FRAME_SIZE * (k + 1),
    );
    return turnedUp(rightHanded({ frame, q: [w, x, y, z], omega: [p, q, r] }, axes), axes);
  });
}

/** Of left-handed axes, one that is not up is turned round. */
function rightHanded(frame: Frame, axes: Axes): Frame {
  if (axes.handedness === "right") return frame;
  const mirror = mirrorOf(axes);
  return { ...frame, q: attitudeAlong(mirror, frame.q), omega: turningAlong(mirror, frame.omega) };
}

function mirrorOf({ up }: Axes): ChangeOfAxes {
  return { columns: [0, 1, 2], signs: up.endsWith("z") ? [1, -1, 1] : [1, 1, -1] };
}

const HALF = Math.SQRT1_2;

const TO_Y: Readonly<Record<UpAxis, Quat | null>> = {
  x: [HALF, 0, 0, HALF],
  y: null,
  z: [HALF, -HALF, 0, 0],
  "-z": [HALF, HALF, 0, 0],
};

function turnedUp(frame: Frame, { up }: Axes): Frame {
  const turn = TO_Y[up];
  if (turn === null) return frame;
  return { ...frame, q: mulQuat(turn, frame.q), omega: rotate(turn, frame.omega) };
}
