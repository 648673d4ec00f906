import { type Mat3, mulVec } from "../../../core/math/mat3";
import type { Quat } from "../../../core/math/quat";
import { normaliseQuat, rotate } from "../../../core/math/quat";
import { addVec, dot, norm, scaleVec, subVec, type Vec3 } from "../../../core/math/vec3";
import type { Mark, MarkColour } from "../../../scene/marks";
import { axesOf } from "../../../trace/axes";
import { termOfName } from "../../../trace/names";
import { kindOf, lengthOf, type Stage } from "../../../trace/stages";
import { strings } from "../../strings/en";

const COLOURS: Readonly<Record<string, MarkColour>> = {
  omega: "omega",
  momentum: "momentum",
  torque: "torque",
  gyroscopic: "torque",
};

/** Functions whose vectors belong to a contact, and names of the arm to it. */
const AT_CONTACT = ["withImpulse", "velocityLaw", "coulombLaw", "pointVelocity", "tangentOf", "onCone"];
const ARMS = ["meanArm_W", "arm_W"];

interface Placed {
  readonly q_WB: Quat;
  /** Half the width of the picture [m]. */
  readonly reach: number;
  readonly place_W: Vec3;
}

/**
 * A vector is an arrow of fixed length along its own axes, a matrix what it does to the axes, a quaternion the axes turned by it. Numbers
 * and what has no axes show nothing.
 *
 * @param before the stages up to this one, in which a contact finds its place
 */
export function stageMarks(stage: Stage, before: readonly Stage[], placed: Placed): Mark[] {
  const { value, name } = stage;
  const axes = axesOf(stage);
  if (typeof value === "number" || axes === "") return [];
  const isBody = axes === "body";
  const toWorld = (v: Vec3): Vec3 => (isBody ? rotate(placed.q_WB, v) : v);
  const colour = COLOURS[termOfName(name.split(".").at(-1) ?? name) ?? ""] ?? "exact";
  if (isVec3(value)) {
    const arm_W = AT_CONTACT.includes(stage.function) ? armBefore(before) : ([0, 0, 0] as Vec3);
    const tail_W = addVec(placed.place_W, arm_W);
    const vector_W = toWorld(value);
    const drawn = arrows([["", vector_W]], colour, tail_W, placed.reach);
    return dot(vector_W, arm_W) < 0 ? drawn.map(endingAtTail) : drawn;
  }
  if (isMat3(value)) return arrows(columns(value, toWorld), colour, placed.place_W, placed.reach);
  return isQuat(value) ? [turnedAxes(value, placed)] : [];
}

const isVec3 = (value: readonly number[]): value is Vec3 => value.length === 3;
const isQuat = (value: readonly number[]): value is Quat => value.length === 4;
const isMat3 = (value: readonly number[]): value is Mat3 => value.length === 9;

function armBefore(before: readonly Stage[]): Vec3 {
  const arm = before.findLast(({ name }) => ARMS.includes(name));
  return (arm?.value as Vec3 | undefined) ?? [0, 0, 0];
}

function columns(matrix: Mat3, toWorld: (v: Vec3) => Vec3): [string, Vec3][] {
  const axes: [string, Vec3][] = [
    ["x", [1, 0, 0]],
    ["y", [0, 1, 0]],
    ["z", [0, 0, 1]],
  ];
  return axes.map(([label, axis]) => [label, toWorld(mulVec(matrix, axis))]);
}

/** A force from outside is drawn there: its tip lies where the tail was. */
function endingAtTail(mark: Mark): Mark {
  return mark.kind === "arrow" ? { ...mark, tail_W: subVec(mark.tail_W, mark.span_W) } : mark;
}

/** To one scale, the longest as long as the picture bears. */
function arrows(vectors: readonly [string, Vec3][], colour: MarkColour, tail_W: Vec3, reach: number): Mark[] {
  const longest = Math.max(...vectors.map(([, v]) => norm(v)));
  if (!(longest > 0) || !Number.isFinite(longest)) return [];
  return vectors.map(([label, v]) => ({
    kind: "arrow",
    key: `stage ${label}`,
    tail_W,
    span_W: scaleVec((1.15 * reach) / longest, v),
    colour,
    label,
    ghost: false,
    highlighted: true,
  }));
}

function turnedAxes(q: Quat, { reach, place_W }: Placed): Mark {
  return {
    kind: "axes",
    key: "stage turned",
    position_W: place_W,
    q_WB: lengthOf(q) > 0 ? normaliseQuat(q) : [1, 0, 0, 0],
    lengths: [reach, reach, reach],
    labels: ["x", "y", "z"],
  };
}

export function describeStage(stage: Stage): string {
  const kind = kindOf(stage.value);
  const { pictures } = strings.inspector;
  if (kind !== "number" && axesOf(stage) === "") return pictures.noAxes;
  if (kind !== "vector") return pictures[kind];
  return axesOf(stage) === "body" ? pictures.vectorInBody : pictures.vectorInWorld;
}
