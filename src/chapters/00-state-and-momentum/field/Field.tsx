import type { ReactNode } from "react";
import * as v from "valibot";
import { clampNorm, scaleVec } from "../../../core/math/vec3";
import { DiagramFigure } from "../../../figures/diagram/DiagramFigure";
import { Numbers } from "../../../figures/diagram/Numbers";
import { type Diagram, useDiagram } from "../../../figures/diagram/useDiagram";
import { VectorSliders } from "../../../figures/diagram/VectorSliders";
import { type FigureState, vectorWithin } from "../../../figures/frame/figureState";
import { island } from "../../../figures/frame/island";
import { DragHandle } from "../../../figures/pictures/DragHandle";
import { PictureView } from "../../../figures/pictures/PictureView";
import type { Camera } from "../../../scene/camera";
import { vectorText } from "../../shared/vectorText";
import { strings } from "../strings/en";
import { type FieldSettings, fieldMarks, onPlate, PLATE, SCALE } from "./picture";
import { describeField, FIELD_ROWS, fieldColumns } from "./readouts";

const words = strings.field;

const INITIAL: FieldSettings = {
  velocity_W: [1.1, 0, 0],
  omega_W: [0, 0, 1.5],
  arm_W: onPlate([0.4, -0.15, 0]),
};
const CAMERA: Camera = { target_W: [0.05, 0, 0], radius: 1.12, azimuth: 0.32, elevation: 0.24, zoom: 1 };
/** The greatest |v| [m/s] and |ω| [rad/s]. */
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
  const field = useDiagram({ initial: INITIAL, camera: CAMERA, constrain });
  return (
    <DiagramFigure
      id={id}
      loop={field.loop}
      state={stateOf(field)}
      onReset={() => field.reset()}
      pictures={<FieldPicture field={field} />}
      sliders={<FieldSliders field={field} />}
    >
      <Numbers
        rows={FIELD_ROWS}
        columns={() => fieldColumns(field.values)}
        matter={["velocity", "round", "total"]}
      />
    </DiagramFigure>
  );
}

function stateOf(field: Diagram<FieldSettings>): FigureState<v.InferOutput<typeof SCHEMA>> {
  return {
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
}

interface PartProps {
  readonly field: Diagram<FieldSettings>;
}

function FieldPicture({ field }: PartProps): ReactNode {
  const { loop } = field;
  return (
    <div className="pictures pictures-1">
      <div className="with-drag-handles">
        <PictureView
          loop={loop}
          marks={() => fieldMarks(field.values)}
          describe={() => describeField(field.values)}
        />
        <DragHandle
          loop={loop}
          label={words.point}
          value={() => vectorText(field.values.arm_W)}
          term="point"
          place={() => field.values.arm_W}
          onMove={(arm_W) => field.set({ arm_W })}
        />
        <DragHandle
          loop={loop}
          label={words.omegaTip}
          value={() => vectorText(field.values.omega_W)}
          term="omega"
          place={() => scaleVec(SCALE.omega, field.values.omega_W)}
          onMove={(tip_W) => field.set({ omega_W: scaleVec(1 / SCALE.omega, tip_W) })}
        />
      </div>
    </div>
  );
}

function FieldSliders({ field }: PartProps): ReactNode {
  return (
    <>
      <div className="sliders">
        <VectorSliders
          term="centreVelocity"
          name={words.velocity}
          symbol="v"
          unit="m/s"
          reach={[MOST.velocity, MOST.velocity, MOST.velocity]}
          value={() => field.values.velocity_W}
          onInput={(velocity_W) => field.set({ velocity_W })}
        />
        <VectorSliders
          term="omega"
          name={words.omega}
          symbol="ω"
          unit="rad/s"
          reach={[MOST.omega, MOST.omega, MOST.omega]}
          value={() => field.values.omega_W}
          onInput={(omega_W) => field.set({ omega_W })}
        />
      </div>
      <div className="sliders">
        <VectorSliders
          term="position"
          name={words.pointFromCentre}
          symbol="r"
          unit="m"
          // The point stays on the plate’s front, and so its z is given.
          axes={["x", "y"]}
          reach={scaleVec(0.5, PLATE)}
          value={() => field.values.arm_W}
          onInput={(arm_W) => field.set({ arm_W })}
        />
      </div>
    </>
  );
}

export const Field = island("Field", FieldFigure);
