import type { ReactNode } from "react";
import * as v from "valibot";
import { clampNorm, scaleVec, type Vec3 } from "../../../core/math/vec3";
import { DiagramFigure } from "../../../figures/diagram/DiagramFigure";
import { useDiagram } from "../../../figures/diagram/useDiagram";
import { VectorSliders } from "../../../figures/diagram/VectorSliders";
import { type FigureState, vectorWithin } from "../../../figures/frame/figureState";
import { island } from "../../../figures/frame/island";
import { DragHandle } from "../../../figures/pictures/DragHandle";
import { PictureView } from "../../../figures/pictures/PictureView";
import { decimals } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import { Readouts } from "../../../ui/Readouts";
import {
  describeField,
  FIELD_ROWS,
  type FieldSettings,
  fieldColumns,
  fieldMarks,
  onPlate,
  PLATE,
  SCALE,
} from "./picture";

const AT_FIRST: FieldSettings = {
  velocity_W: [1.1, 0, 0],
  omega_W: [0, 0, 1.5],
  arm_W: onPlate([0.4, -0.15, 0]),
};
const CAMERA: Camera = { target_W: [0.05, 0, 0], radius: 1.12, azimuth: 0.32, elevation: 0.24, zoom: 1 };
const MOST = { velocity: 2, omega: 2 } as const;
const SCHEMA = v.strictObject({
  velocity: v.optional(vectorWithin(MOST.velocity)),
  omega: v.optional(vectorWithin(MOST.omega)),
  arm: v.optional(vectorWithin(Math.max(...PLATE))),
});

function constrain({ velocity_W, omega_W, arm_W }: FieldSettings): FieldSettings {
  return {
    velocity_W: clampNorm(velocity_W, MOST.velocity),
    omega_W: clampNorm(omega_W, MOST.omega),
    arm_W: onPlate(arm_W),
  };
}

/** The velocities of a moving, turning plate’s points. */
function FieldFigure({ id }: { readonly id: string }): ReactNode {
  const field = useDiagram({ initial: AT_FIRST, camera: CAMERA, constrain });
  const { loop } = field;
  const state: FigureState<v.InferOutput<typeof SCHEMA>> = {
    schema: SCHEMA,
    current: () => {
      const { velocity_W, omega_W, arm_W } = field.values;
      return { velocity: velocity_W, omega: omega_W, arm: arm_W };
    },
    apply: ({ velocity, omega, arm }) =>
      field.set({
        ...(velocity && { velocity_W: velocity }),
        ...(omega && { omega_W: omega }),
        ...(arm && { arm_W: arm }),
      }),
  };

  return (
    <DiagramFigure id={id} loop={loop} state={state} onReset={() => field.reset()}>
      <div className="pictures pictures-1">
        <div className="with-drag-handles">
          <PictureView
            loop={loop}
            marks={() => fieldMarks(field.values)}
            describe={() => describeField(field.values)}
          />
          <DragHandle
            loop={loop}
            label="Point of the plate"
            value={() => spoken(field.values.arm_W)}
            term="point"
            place={() => field.values.arm_W}
            onMove={(arm_W) => field.set({ arm_W })}
          />
          <DragHandle
            loop={loop}
            label="Tip of ω"
            value={() => spoken(field.values.omega_W)}
            term="omega"
            place={() => scaleVec(SCALE.omega, field.values.omega_W)}
            onMove={(tip_W) => field.set({ omega_W: scaleVec(1 / SCALE.omega, tip_W) })}
          />
        </div>
      </div>
      <div className="sliders">
        <VectorSliders
          term="centreVelocity"
          name="Velocity of the centre v"
          symbol="v"
          unit="m/s"
          reach={[MOST.velocity, MOST.velocity, MOST.velocity]}
          value={() => field.values.velocity_W}
          onInput={(velocity_W) => field.set({ velocity_W })}
        />
        <VectorSliders
          term="omega"
          name="Angular velocity ω"
          symbol="ω"
          unit="rad/s"
          reach={[MOST.omega, MOST.omega, MOST.omega]}
          value={() => field.values.omega_W}
          onInput={(omega_W) => field.set({ omega_W })}
        />
      </div>
      <PointSliders value={() => field.values.arm_W} onInput={(arm_W) => field.set({ arm_W })} />
      <Readouts rows={FIELD_ROWS} columns={() => fieldColumns(field.values)} />
    </DiagramFigure>
  );
}

interface PointSlidersProps {
  readonly value: () => Vec3;
  readonly onInput: (value: Vec3) => void;
}

/** The point keeps to the plate’s front. */
function PointSliders({ value, onInput }: PointSlidersProps): ReactNode {
  return (
    <div className="sliders">
      <VectorSliders
        term="point"
        name="Point of the plate, from the centre"
        symbol="p − x"
        unit="m"
        axes={["x", "y"]}
        reach={scaleVec(0.5, PLATE)}
        value={value}
        onInput={onInput}
      />
    </div>
  );
}

function spoken(v: Vec3): string {
  return v.map((part) => decimals(part, 2)).join(", ");
}

export const Field = island("Field", FieldFigure);
