import type { ReactNode } from "react";
import * as v from "valibot";
import type { LawId } from "../../../core/dynamics/ids";
import { scaleVec } from "../../../core/math/vec3";
import { DiagramFigure } from "../../../figures/diagram/DiagramFigure";
import { Numbers } from "../../../figures/diagram/Numbers";
import { type Diagram, useDiagram } from "../../../figures/diagram/useDiagram";
import { VectorSliders } from "../../../figures/diagram/VectorSliders";
import { type FigureState, numberWithin, vectorWithin } from "../../../figures/frame/figureState";
import { island } from "../../../figures/frame/island";
import { DragHandle } from "../../../figures/pictures/DragHandle";
import { PictureView } from "../../../figures/pictures/PictureView";
import { decimals } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import { Slider } from "../../../ui/Slider";
import { vectorText } from "../../shared/vectorText";
import { strings } from "../strings/en";
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

type Cone = Diagram<ConeSettings>;

/** What links hold, and how a link sets the figure. */
function stateOf(cone: Cone): FigureState<v.InferOutput<typeof SCHEMA>> {
  return {
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
}

/** One corner that meets the floor: the impulse of either law, and the cone that friction allows. */
function FrictionConeFigure({ id }: { readonly id: string }): ReactNode {
  const cone = useDiagram({
    initial: AT_FIRST,
    camera: CAMERA,
    constrain: (values) => ({ ...values, velocity_W: intoFloor(values.velocity_W) }),
  });
  return (
    <DiagramFigure
      id={id}
      loop={cone.loop}
      state={stateOf(cone)}
      onReset={() => cone.reset()}
      pictures={
        <div className="pictures pictures-2">
          {CONE_LAWS.map((law) => (
            <LawPicture key={law} law={law} cone={cone} />
          ))}
        </div>
      }
      choice={<FloorSliders cone={cone} />}
      sliders={<VelocitySliders cone={cone} />}
    >
      <Numbers
        rows={CONE_ROWS}
        columns={() => coneColumns(cone.values)}
        matter={["impulse", "inCone", "energyAfter"]}
      />
    </DiagramFigure>
  );
}

/** The impact under one law; in the first picture the reader can drag the velocity. */
function LawPicture({ law, cone }: { readonly law: LawId; readonly cone: Cone }): ReactNode {
  const { loop } = cone;
  return (
    <div className="lane">
      <div className="lane-head">
        <p className="aspect-title">{strings.cone.titles[law]}</p>
      </div>
      <div className="with-drag-handles">
        <PictureView
          loop={loop}
          marks={() => coneMarks(law, cone.values)}
          describe={() => describeCone(law, cone.values)}
        />
        {law === CONE_LAWS[0] ? (
          <DragHandle
            loop={loop}
            label={strings.cone.handle}
            value={() => vectorText(cone.values.velocity_W)}
            term="contactVelocity"
            place={() => scaleVec(-SCALE.velocity, cone.values.velocity_W)}
            onMove={(tail_W) => cone.set({ velocity_W: scaleVec(-1 / SCALE.velocity, tail_W) })}
          />
        ) : null}
      </div>
    </div>
  );
}

/** The velocity with which the corner arrives: in the picture it can be dragged. */
function VelocitySliders({ cone }: { readonly cone: Cone }): ReactNode {
  return (
    <div className="sliders">
      <VectorSliders
        term="contactVelocity"
        name={strings.cone.velocity}
        symbol="u⁻"
        unit="m/s"
        reach={[FASTEST, FASTEST, FASTEST]}
        value={() => cone.values.velocity_W}
        onInput={(velocity_W) => cone.set({ velocity_W })}
      />
    </div>
  );
}

/** Sliders for the restitution and friction of the floor. */
function FloorSliders({ cone }: { readonly cone: Cone }): ReactNode {
  const { sliders } = strings;
  return (
    <div className="sliders">
      <fieldset className="slider-group">
        <legend>{strings.cone.floor}</legend>
        <Slider
          label={sliders.restitution.name}
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
          label={sliders.friction.name}
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
  );
}

export const FrictionCone = island("FrictionCone", FrictionConeFigure);
