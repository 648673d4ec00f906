import type { ReactNode } from "react";
import { massProperties } from "../../core/bodies/massProperties";
import { attitudeAt, freeRotation } from "../../core/exact/freeRotation";
import { quatFromAngles } from "../../core/math/eulerAngles";
import { angleBetweenAttitudes, identityQuat, type Quat, rotate } from "../../core/math/quat";
import { norm, scaleVec, type Vec3, zeroVec } from "../../core/math/vec3";
import { FramesFigure } from "../../figures/diagram/FramesFigure";
import { Numbers } from "../../figures/diagram/Numbers";
import { useFrames } from "../../figures/diagram/useFrames";
import { nowColumn, quantitiesOf } from "../../figures/diagram/vectorText";
import { PictureView } from "../../figures/pictures/PictureView";
import { island } from "../../figures/shell/island";
import { decimals, degrees, seconds, toDegrees } from "../../format/numbers";
import type { Mark } from "../../scene/marks";
import { boxCamera, boxGround } from "../shared/box";
import { boxOrDie } from "../shared/boxOrDie";
import { trail, vectorArrow } from "../shared/marks";
import { strings } from "./strings/en";
import { Titled } from "./Titled";

const words = strings.added;

const LAST_FRAME = 180;
const PACE = 30;

const CUBE: Vec3 = [1, 1, 1];
const REACH = norm(CUBE) / 2;

/** Of a cube, so it stands still [rad/s]. */
const OMEGA_W: Vec3 = [1.2, 0.9, 0];

const turning = freeRotation(massProperties({ shape: "box", size: CUBE, mass: 1 }), identityQuat, OMEGA_W);

const exactAt = (t: number): Quat => attitudeAt(turning, t).q_WB;

/** Angles about x, y and z that change at the rates ω_x, ω_y and ω_z, in the order x, y, z: however short the frames. */
const addedAt = (t: number): Quat => quatFromAngles("xyz", scaleVec(t, OMEGA_W));

/** The figure's time; the two attitudes, and how far they are apart [rad]. */
export function addedReading(t: number) {
  const [added, exact] = [addedAt(t), exactAt(t)];
  return { t, added, exact, apart: angleBetweenAttitudes(added, exact) };
}

const TRAIL = 60;

function dieMarks(attitude: (t: number) => Quat, t: number): readonly Mark[] {
  const pose = { position_W: zeroVec, q_WB: attitude(t) };
  const times = Array.from({ length: TRAIL + 1 }, (_, k) => (t * k) / TRAIL);
  const corner = (at: number) => rotate(attitude(at), scaleVec(0.5, CUBE));
  return [
    boxGround(REACH, -1.1 * REACH),
    boxOrDie(CUBE, pose, false),
    trail("corner", times.map(corner), "position"),
    vectorArrow("omega", zeroVec, scaleVec((1.24 * REACH) / norm(OMEGA_W), OMEGA_W)),
  ];
}

const CAMERA = boxCamera(REACH, 1.4 * REACH, { azimuthDeg: 36, elevationDeg: 20 });

const NUMBERS = quantitiesOf(words.rows, 0, {
  turned: { unit: "°", of: ({ t }: ReturnType<typeof addedReading>) => toDegrees(norm(OMEGA_W) * t) },
  apart: { unit: "°", of: ({ apart }) => toDegrees(apart) },
});

interface AddedProps {
  readonly id: string;
  readonly frame: number;
}

function AddedFigure({ id, frame: first }: AddedProps): ReactNode {
  const frames = useFrames({ first, last: LAST_FRAME, pace: PACE, camera: CAMERA });
  const { loop } = frames;
  const t = () => frames.now() / PACE;
  const describe = () => {
    const { apart } = addedReading(t());
    return words.describe(degrees(norm(OMEGA_W) * t()), degrees(apart));
  };
  return (
    <FramesFigure
      id={id}
      kind="added"
      frames={frames}
      hasView
      clockText={(frame) => words.clock(decimals(frame, 0), seconds(frame / PACE))}
      describe={describe}
      views={
        <div className="pictures pictures-2">
          <Titled title={words.added}>
            <PictureView loop={loop} marks={() => dieMarks(addedAt, t())} describe={describe} />
          </Titled>
          <Titled title={words.turned}>
            <PictureView loop={loop} marks={() => dieMarks(exactAt, t())} describe={describe} />
          </Titled>
        </div>
      }
    >
      <Numbers
        rows={NUMBERS.rows}
        columns={() => [nowColumn(NUMBERS.cells(addedReading(t())))]}
        matter={["turned", "apart"]}
      />
    </FramesFigure>
  );
}

export const Added = island("Added", AddedFigure);
