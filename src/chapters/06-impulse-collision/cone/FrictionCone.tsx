import type { ReactNode } from "react";
import * as v from "valibot";
import { scaleVec } from "../../../core/math/vec3";
import { DiagramFigure } from "../../../figures/diagram/DiagramFigure";
import { useDiagram } from "../../../figures/diagram/useDiagram";
import { VectorSliders } from "../../../figures/diagram/VectorSliders";
import { type FigureState, numberWithin, vectorWithin } from "../../../figures/frame/figureState";
import { island } from "../../../figures/frame/island";
import { DragHandle } from "../../../figures/pictures/DragHandle";
import { PictureView } from "../../../figures/pictures/PictureView";
import { decimals } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import { Readouts } from "../../../ui/Readouts";
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
const SCHEMA = v.strictObject({
  velocity: v.optional(vectorWithin(FASTEST)),
  restitution: v.optional(numberWithin(0, 1)),
  friction: v.optional(numberWithin(0, 1.5)),
});
const TITLES = { velocity: "The rule of wanted velocities", coulomb: "Coulomb’s law" } as const;

/** One corner that meets the floor: the impulse of either law, and the cone that friction allows. */
function FrictionConeFigure({ id }: { readonly id: string }): ReactNode {
  const cone = useDiagram({
    initial: AT_FIRST,
    camera: CAMERA,
    constrain: (values) => ({ ...values, velocity_W: intoFloor(values.velocity_W) }),
  });
  const { loop } = cone;
  const state: FigureState<v.InferOutput<typeof SCHEMA>> = {
    schema: SCHEMA,
    current: () => {
      const { velocity_W, restitution, friction } = cone.values;
      return { velocity: velocity_W, restitution, friction };
    },
    apply: ({ velocity, restitution, friction }) =>
      cone.set({
        ...(velocity && { velocity_W: velocity }),
        ...(restitution !== undefined && { restitution }),
        ...(friction !== undefined && { friction }),
      }),
  };

  return (
    <DiagramFigure id={id} loop={loop} state={state} onReset={() => cone.reset()}>
      <div className="pictures pictures-2">
        {CONE_LAWS.map((law) => (
          <div className="lane" key={law}>
            <div className="lane-head">
              <p className="aspect-title">{TITLES[law]}</p>
            </div>
            <div className="with-drag-handles">
              <PictureView
                loop={loop}
                marks={() => coneMarks(law, cone.values)}
                describe={() => describeCone(law, cone.values)}
              />
              {law === "velocity" ? (
                <DragHandle
                  loop={loop}
                  label="Tail of u, where the corner comes from"
                  value={() => cone.values.velocity_W.map((part) => decimals(part, 2)).join(", ")}
                  term="contactVelocity"
                  place={() => scaleVec(-SCALE.velocity, cone.values.velocity_W)}
                  onMove={(tail_W) => cone.set({ velocity_W: scaleVec(-1 / SCALE.velocity, tail_W) })}
                />
              ) : null}
            </div>
          </div>
        ))}
      </div>
      <div className="sliders">
        <VectorSliders
          term="contactVelocity"
          name="Velocity of the corner u"
          symbol="u"
          unit="m/s"
          reach={[FASTEST, FASTEST, FASTEST]}
          value={() => cone.values.velocity_W}
          onInput={(velocity_W) => cone.set({ velocity_W })}
        />
        <fieldset className="slider-group">
          <legend>The floor</legend>
          <Slider
            label="Restitution e"
            min={0}
            max={1}
            step={0.05}
            value={() => cone.values.restitution}
            text={(value) => decimals(value, 2)}
            onInput={(restitution) => cone.set({ restitution })}
          >
            <i>e</i>
          </Slider>
          <Slider
            label="Friction μ"
            min={0}
            max={1.5}
            step={0.05}
            value={() => cone.values.friction}
            text={(value) => decimals(value, 2)}
            onInput={(friction) => cone.set({ friction })}
          >
            <i>μ</i>
          </Slider>
        </fieldset>
      </div>
      <Readouts rows={CONE_ROWS} columns={() => coneColumns(cone.values)} />
    </DiagramFigure>
  );
}

export const FrictionCone = island("FrictionCone", FrictionConeFigure);
