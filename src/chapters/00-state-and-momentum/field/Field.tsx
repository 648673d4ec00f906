import { type ReactNode, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { clampNorm, scaleVec, type Vec3 } from "../../../core/math/vec3";
import { DiagramFigure } from "../../../figures/diagram/DiagramFigure";
import { VectorSliders } from "../../../figures/diagram/VectorSliders";
import { vectorWithin, wishesFor } from "../../../figures/frame/figureState";
import { island } from "../../../figures/frame/island";
import { DragHandle } from "../../../figures/pictures/DragHandle";
import { PictureView } from "../../../figures/pictures/PictureView";
import { SketchDriver } from "../../../figures/pictures/RenderLoop";
import { decimals } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import { fillReadouts, Readouts } from "../../../ui/Readouts";
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
const WISH = v.strictObject({
  velocity: v.optional(vectorWithin(MOST.velocity)),
  omega: v.optional(vectorWithin(MOST.omega)),
  arm: v.optional(vectorWithin(Math.max(...PLATE))),
});

/** The velocities of a moving, turning plate’s points. */
function FieldFigure({ id }: { readonly id: string }): ReactNode {
  const [values] = useState<{ now: FieldSettings }>(() => ({ now: AT_FIRST }));
  const [driver] = useState(() => new SketchDriver(CAMERA));
  const table = useRef<HTMLTableElement>(null);
  const set = (changed: Partial<FieldSettings>) => {
    const next = { ...values.now, ...changed };
    values.now = {
      velocity_W: clampNorm(next.velocity_W, MOST.velocity),
      omega_W: clampNorm(next.omega_W, MOST.omega),
      arm_W: onPlate(next.arm_W),
    };
    driver.invalidate();
  };
  useEffect(
    () =>
      driver.onFrame(() => {
        if (table.current) fillReadouts(table.current, fieldColumns(values.now));
      }),
    [driver, values],
  );
  const [firstColumns] = useState(() => fieldColumns(values.now));

  return (
    <DiagramFigure
      id={id}
      driver={driver}
      onReset={() => set(AT_FIRST)}
      wishes={wishesFor(
        WISH,
        () => ({ velocity: values.now.velocity_W, omega: values.now.omega_W, arm: values.now.arm_W }),
        ({ velocity, omega, arm }) =>
          set({
            ...(velocity && { velocity_W: velocity }),
            ...(omega && { omega_W: omega }),
            ...(arm && { arm_W: arm }),
          }),
      )}
      caption={
        <>
          Each arrow is the velocity of the point it starts from. At the point that you can drag it is put
          together from the two parts. Along the dashed line the velocities are least: nothing is left of them
          but the part of <i>v</i> along <i>ω</i>.
        </>
      }
    >
      <div className="pictures pictures-1">
        <div className="handled">
          <PictureView
            driver={driver}
            marks={() => fieldMarks(values.now)}
            describe={() => describeField(values.now)}
            trouble={() => null}
          />
          <DragHandle
            driver={driver}
            label="Point of the plate"
            value={() => spoken(values.now.arm_W)}
            term="point"
            place={() => values.now.arm_W}
            onMove={(arm_W) => set({ arm_W })}
          />
          <DragHandle
            driver={driver}
            label="Tip of ω"
            value={() => spoken(values.now.omega_W)}
            term="omega"
            place={() => scaleVec(SCALE.omega, values.now.omega_W)}
            onMove={(tip_W) => set({ omega_W: scaleVec(1 / SCALE.omega, tip_W) })}
          />
        </div>
      </div>
      <div className="dials">
        <VectorSliders
          driver={driver}
          term="centreVelocity"
          name="Velocity of the centre v"
          symbol="v"
          unit="m/s"
          reach={[MOST.velocity, MOST.velocity, MOST.velocity]}
          value={() => values.now.velocity_W}
          onInput={(velocity_W) => set({ velocity_W })}
        />
        <VectorSliders
          driver={driver}
          term="omega"
          name="Angular velocity ω"
          symbol="ω"
          unit="rad/s"
          reach={[MOST.omega, MOST.omega, MOST.omega]}
          value={() => values.now.omega_W}
          onInput={(omega_W) => set({ omega_W })}
        />
      </div>
      <PointSliders driver={driver} value={() => values.now.arm_W} onInput={(arm_W) => set({ arm_W })} />
      <Readouts rows={FIELD_ROWS} columns={firstColumns} table={table} />
    </DiagramFigure>
  );
}

interface PointSlidersProps {
  readonly driver: SketchDriver;
  readonly value: () => Vec3;
  readonly onInput: (value: Vec3) => void;
}

/** The point keeps to the plate’s front. */
function PointSliders({ driver, value, onInput }: PointSlidersProps): ReactNode {
  return (
    <div className="dials">
      <VectorSliders
        driver={driver}
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
