import type { ReactNode } from "react";
import type { LawId } from "../../../core/dynamics/ids";
import { NumberSlider, PictureWithHandles, VectorHandles } from "../../../figures/diagram/controls";
import { type Diagram, useDiagram } from "../../../figures/diagram/Diagram";
import { DiagramFigure } from "../../../figures/diagram/DiagramFigure";
import { Numbers } from "../../../figures/diagram/Numbers";
import { island } from "../../../figures/shell/island";
import type { Camera } from "../../../scene/camera";
import { strings } from "../strings/en";
import { CONE, CONE_LAWS, CONE_ROWS, coneColumns, coneMarks, describeCone } from "./picture";

const CAMERA: Camera = { target_W: [0, 0.24, 0], radius: 0.5, azimuth: 0.25, elevation: 0.24, zoom: 1 };

function FrictionConeFigure({ id }: { readonly id: string }): ReactNode {
  const diagram = useDiagram(CONE, { camera: CAMERA });
  return (
    <DiagramFigure
      id={id}
      diagram={diagram}
      pictures={
        <div className="pictures pictures-2">
          {CONE_LAWS.map((law) => (
            <LawPicture key={law} law={law} diagram={diagram} />
          ))}
        </div>
      }
      choice={<FloorSliders diagram={diagram} />}
    >
      <Numbers
        rows={CONE_ROWS}
        columns={() => coneColumns(diagram.values)}
        matter={["impulse", "inCone", "energyAfter"]}
      />
    </DiagramFigure>
  );
}

interface PartProps {
  readonly diagram: Diagram<typeof CONE>;
}

function LawPicture({ law, diagram }: PartProps & { readonly law: LawId }): ReactNode {
  return (
    <div className="lane">
      <div className="lane-head">
        <p className="aspect-title">{strings.cone.titles[law]}</p>
      </div>
      <PictureWithHandles
        diagram={diagram}
        marks={(values) => coneMarks(law, values)}
        describe={(values) => describeCone(law, values)}
      >
        {law === CONE_LAWS[0] ? <VectorHandles diagram={diagram} /> : null}
      </PictureWithHandles>
    </div>
  );
}

function FloorSliders({ diagram }: PartProps): ReactNode {
  return (
    <div className="sliders">
      <fieldset className="slider-group">
        <legend>{strings.cone.floor}</legend>
        <NumberSlider diagram={diagram} of="restitution">
          <i>e</i>
        </NumberSlider>
        <NumberSlider diagram={diagram} of="friction">
          <i>μ</i>
        </NumberSlider>
      </fieldset>
    </div>
  );
}

export const FrictionCone = island("FrictionCone", FrictionConeFigure);
