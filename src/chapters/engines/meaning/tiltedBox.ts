import { exponentialMap } from "../../../core/dynamics/orientation/exponentialMap";
import { type Quat, rotate } from "../../../core/math/quat";
import { dot, norm, scaleVec, type Vec3, zeroVec } from "../../../core/math/vec3";
import { angleCell, quantitiesOf } from "../../../figures/diagram/vectorText";
import { decimals, degrees } from "../../../format/numbers";
import { alongAxes, attitudeAlong, changesBetween, turningAlong } from "../../../logs/changeOfAxes";
import { PRESETS, type PresetId } from "../../../logs/presets";
import { RATE_UNITS } from "../../../logs/units";
import { toWorld } from "../../../scene/geometry/pose";
import type { Mark } from "../../../scene/marks";
import { flipDecals } from "../../shared/decals";
import { arrow, boxMark, trail, vectorArrow } from "../../shared/marks";
import { strings } from "../strings/en";

const words = strings.meaning;

/** Given as the angular velocity, in the program's own unit and along its own axes. */
export const WRITTEN: Vec3 = [0, 3, 0];

/** On its side, whether y is up or z: its own x, y and z are along the world's z, x and y. */
export const TILTED: Quat = [0.5, -0.5, -0.5, -0.5];

/** Of the picture, whose axes are right-handed with y upwards; so the box is highest along the program's up. */
const PICTURE = { handedness: "right", up: "y" } as const;
const SIZE: Vec3 = [0.62, 1.2, 0.36];

const Y: Vec3 = [0, 1, 0];
const LENGTHS = { omega: 0.95, worldY: 1.3, bodyY: 1.15, ground: -0.62 } as const;

type TurnedBox = ReturnType<typeof turnedBox>;

/**
 * Along the picture's axes. ω is along one of the box's principal axes, whichever axes its components are along, so that it stays, and one exponential map is
 * the exact motion.
 */
export function turnedBox(program: PresetId, seconds: number) {
  const { omega, unit = "rad/s", ...axes } = PRESETS[program];
  const [change] = changesBetween(axes, PICTURE);
  const given = scaleVec(RATE_UNITS[unit].si, omega === "body" ? rotate(TILTED, WRITTEN) : WRITTEN);
  const omega_W = turningAlong(change, given);
  const start = attitudeAlong(change, TILTED);
  const q_WB = exponentialMap(start, omega_W, seconds);
  const y = alongAxes(change, Y);
  return { start, q_WB, omega_W, worldY: y, bodyY: rotate(q_WB, y), turned: norm(omega_W) * seconds };
}

export interface BoxValues {
  readonly program: PresetId;
  readonly seconds: number;
}

export function tiltedBoxMarks({ program, seconds }: BoxValues): readonly Mark[] {
  const box = turnedBox(program, seconds);
  const pose = { position_W: zeroVec, q_WB: box.q_WB };
  const omegaLength = LENGTHS.omega / norm(WRITTEN) / (norm(box.omega_W) < 1 ? RATE_UNITS["deg/s"].si : 1);
  return [
    { kind: "ground", key: "ground", centre_W: [0, LENGTHS.ground, 0], radius: 0.95 },
    { ...boxMark("start", SIZE, { position_W: zeroVec, q_WB: box.start }), ghost: true },
    boxMark("box", SIZE, pose, flipDecals(SIZE)),
    trail("corner", cornerPoints(box, seconds), "position"),
    arrow("world y", zeroVec, scaleVec(LENGTHS.worldY, box.worldY), "exact", words.worldY),
    arrow("body y", zeroVec, scaleVec(LENGTHS.bodyY, box.bodyY), "position", words.bodyY),
    { ...vectorArrow("omega", zeroVec, scaleVec(omegaLength, box.omega_W)), labelAt: "middle" },
  ];
}

const TRAIL_POINTS = 40;

function cornerPoints({ start, omega_W }: TurnedBox, seconds: number): Vec3[] {
  const corner_B = scaleVec(0.5, SIZE);
  return Array.from({ length: TRAIL_POINTS + 1 }, (_, k) => {
    const q_WB = exponentialMap(start, omega_W, (seconds * k) / TRAIL_POINTS);
    return toWorld({ position_W: zeroVec, q_WB }, corner_B);
  });
}

const NUMBERS = quantitiesOf(words.quantities, 2, {
  alongWorld: { term: "omega", symbol: "", of: ({ omega_W, worldY }: TurnedBox) => dot(omega_W, worldY) },
  alongBody: { term: "omega", symbol: "", of: ({ omega_W, bodyY }) => dot(omega_W, bodyY) },
  turned: { term: "angle", unit: "", of: ({ turned }) => angleCell(turned) },
});

export const BOX_ROWS = NUMBERS.rows;
export const boxCells = ({ program, seconds }: BoxValues) => NUMBERS.cells(turnedBox(program, seconds));

export function describeTiltedBox({ program, seconds }: BoxValues): string {
  const { omega, handedness, name } = PRESETS[program];
  const { turned } = turnedBox(program, seconds);
  return words.describe({
    program: name,
    time: decimals(seconds, 2),
    angle: degrees(turned),
    axes: omega ?? "world",
    isLeftHanded: handedness === "left",
  });
}
