import { type ReactNode, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { scaleVec } from "../../../core/math/vec3";
import { DiagramFigure } from "../../../figures/diagram/DiagramFigure";
import { VectorSliders } from "../../../figures/diagram/VectorSliders";
import { numberWithin, vectorWithin, wishesFor } from "../../../figures/frame/figureState";
import { island } from "../../../figures/frame/island";
import { DragHandle } from "../../../figures/pictures/DragHandle";
import { PictureView } from "../../../figures/pictures/PictureView";
import { SketchDriver } from "../../../figures/pictures/RenderLoop";
import { decimals } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import { fillReadouts, Readouts } from "../../../ui/Readouts";
import { Slider } from "../../../ui/Slider";
import {
  CONE_LAWS,
  CONE_ROWS,
  type ConeSettings,
  coneColumns,
  coneMarks,
  describeCone,
  FASTEST,
  intoFloor,
  SCALE,
} from "./picture";

const AT_FIRST: ConeSettings = { velocity_W: [1.2, -1.3, 0.3], restitution: 0.5, friction: 0.2 };
const CAMERA: Camera = { target_W: [0, 0.24, 0], radius: 0.5, azimuth: 0.25, elevation: 0.24, zoom: 1 };
const WISH = v.strictObject({
  velocity: v.optional(vectorWithin(FASTEST)),
  restitution: v.optional(numberWithin(0, 1)),
  friction: v.optional(numberWithin(0, 1.5)),
});
const TITLES = { velocity: "The rule of wanted velocities", coulomb: "Coulomb’s law" } as const;

/** One corner that meets the floor: the impulse of either law, and the cone that friction allows. */
function FrictionConeFigure({ id }: { readonly id: string }): ReactNode {
  const [values] = useState<{ now: ConeSettings }>(() => ({ now: AT_FIRST }));
  const [driver] = useState(() => new SketchDriver(CAMERA));
  const table = useRef<HTMLTableElement>(null);
  const set = (changed: Partial<ConeSettings>) => {
    const next = { ...values.now, ...changed };
    values.now = { ...next, velocity_W: intoFloor(next.velocity_W) };
    driver.invalidate();
  };
  useEffect(
    () =>
      driver.onFrame(() => {
        if (table.current) fillReadouts(table.current, coneColumns(values.now));
      }),
    [driver, values],
  );
  const [firstColumns] = useState(() => coneColumns(values.now));

  return (
    <DiagramFigure
      id={id}
      driver={driver}
      onReset={() => set(AT_FIRST)}
      wishes={wishesFor(
        WISH,
        () => ({
          velocity: values.now.velocity_W,
          restitution: values.now.restitution,
          friction: values.now.friction,
        }),
        ({ velocity, restitution, friction }) =>
          set({
            ...(velocity && { velocity_W: velocity }),
            ...(restitution !== undefined && { restitution }),
            ...(friction !== undefined && { friction }),
          }),
      )}
      caption={
        <>
          The lowest corner of a box that does not spin. Drag the tail of <i>u</i>, or set the sliders: the
          velocity with which the corner arrives, and the floor’s restitution and friction. The orange arrow
          is the impulse, the orange lines are the cone of all that friction can give.
        </>
      }
    >
      <div className="pictures pictures-2">
        {CONE_LAWS.map((law) => (
          <div className="lane" key={law}>
            <div className="lane-head">
              <p className="aspect-title">{TITLES[law]}</p>
            </div>
            <div className="handled">
              <PictureView
                driver={driver}
                marks={() => coneMarks(law, values.now)}
                describe={() => describeCone(law, values.now)}
                trouble={() => null}
              />
              {law === "velocity" ? (
                <DragHandle
                  driver={driver}
                  label="Tail of u, where the corner comes from"
                  value={() => values.now.velocity_W.map((part) => decimals(part, 2)).join(", ")}
                  term="contactVelocity"
                  place={() => scaleVec(-SCALE.velocity, values.now.velocity_W)}
                  onMove={(tail_W) => set({ velocity_W: scaleVec(-1 / SCALE.velocity, tail_W) })}
                />
              ) : null}
            </div>
          </div>
        ))}
      </div>
      <div className="dials">
        <VectorSliders
          driver={driver}
          term="contactVelocity"
          name="Velocity of the corner u"
          symbol="u"
          unit="m/s"
          reach={[FASTEST, FASTEST, FASTEST]}
          value={() => values.now.velocity_W}
          onInput={(velocity_W) => set({ velocity_W })}
        />
        <fieldset className="dial-group">
          <legend>The floor</legend>
          <Slider
            label="Restitution e"
            min={0}
            max={1}
            step={0.05}
            value={() => values.now.restitution}
            text={(value) => decimals(value, 2)}
            onInput={(restitution) => set({ restitution })}
            follow={driver.onFrame}
          >
            <i>e</i>
          </Slider>
          <Slider
            label="Friction μ"
            min={0}
            max={1.5}
            step={0.05}
            value={() => values.now.friction}
            text={(value) => decimals(value, 2)}
            onInput={(friction) => set({ friction })}
            follow={driver.onFrame}
          >
            <i>μ</i>
          </Slider>
        </fieldset>
      </div>
      <Readouts rows={CONE_ROWS} columns={firstColumns} table={table} />
    </DiagramFigure>
  );
}

export const FrictionCone = island("FrictionCone", FrictionConeFigure);
