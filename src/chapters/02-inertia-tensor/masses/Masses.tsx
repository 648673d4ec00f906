import type { ReactNode } from "react";
import { DiagramFigure } from "../../../figures/diagram/DiagramFigure";
import { Numbers } from "../../../figures/diagram/Numbers";
import { VectorSliders } from "../../../figures/diagram/VectorSliders";
import { island } from "../../../figures/frame/island";
import { DragHandle } from "../../../figures/pictures/DragHandle";
import { PictureView } from "../../../figures/pictures/PictureView";
import { decimals, plain } from "../../../format/numbers";
import { TERMS } from "../../../ui/glossary";
import { MatrixTable } from "../../../ui/MatrixTable";
import { Select } from "../../../ui/Select";
import { Slider } from "../../../ui/Slider";
import { vectorText } from "../../shared/vectorText";
import { strings } from "../strings/en";
import { BODIES, type BodyId, massesOf, massMarks } from "./picture";
import { describeMasses, MASS_ROWS, massColumns, tensorEntries } from "./readouts";
import { HEAVIEST, LIGHTEST, type MassesDiagram, REACH, useMasses } from "./useMasses";

const words = strings.masses;

/** In the order of the list. */
const BODY_CHOICES = (["dumbbell", "four", "box", "lopsided", "cube"] as const).map((value: BodyId) => ({
  value,
  text: words.bodies[value],
}));

interface MassesProps {
  readonly id: string;
  readonly body: BodyId;
}

/** Point masses that the reader moves, with their tensor, its ellipsoid and its principal axes. */
function MassesFigure({ id, body }: MassesProps): ReactNode {
  const masses = useMasses(body);
  const { points } = masses;
  return (
    <DiagramFigure
      id={id}
      loop={masses.loop}
      state={masses.state}
      onReset={() => masses.show(body)}
      choice={<Select label={words.body} value={masses.body} options={BODY_CHOICES} onChange={masses.show} />}
      pictures={<MassesPicture masses={masses} />}
      sliders={<MassSliders masses={masses} />}
    >
      <div className="matrices">
        <MatrixTable label={words.tensor} entries={() => tensorEntries(massesOf(points()))}>
          <i>{TERMS.inertia.symbol}</i> <span className="unit">[{TERMS.inertia.unit}]</span>
        </MatrixTable>
      </div>
      <Numbers
        rows={MASS_ROWS}
        columns={() => massColumns(massesOf(points()))}
        matter={["moments", "momentum", "angle"]}
      />
    </DiagramFigure>
  );
}

interface PartProps {
  readonly masses: MassesDiagram;
}

function MassesPicture({ masses }: PartProps): ReactNode {
  const { loop, points, body, drag } = masses;
  return (
    <div className="pictures pictures-1">
      <div className="with-drag-handles">
        <PictureView
          loop={loop}
          marks={() => massMarks(massesOf(points()))}
          describe={() => describeMasses(massesOf(points()))}
        />
        {BODIES[body].map(({ mass, position }, k) => (
          <DragHandle
            // A body’s initial masses are the same in number and order for as long as it is shown.
            key={`${body} ${mass} ${position.join(" ")}`}
            loop={loop}
            label={words.mass(plain(k + 1))}
            value={() => vectorText(points()[k]?.position ?? position)}
            term="position"
            place={() => points()[k]?.position ?? position}
            onMove={(position_W) => drag(k, position_W)}
          />
        ))}
      </div>
    </div>
  );
}

function MassSliders({ masses }: PartProps): ReactNode {
  const { body, chosen, chosenMass, choose, change } = masses;
  return (
    <div className="sliders">
      <fieldset className="slider-group">
        <Select
          label={words.massToSet}
          value={String(chosen)}
          options={BODIES[body].map((_, k) => ({ value: String(k), text: words.mass(plain(k + 1)) }))}
          onChange={(index) => choose(Number(index))}
        />
        <Slider
          label={words.chosenMass}
          term="mass"
          min={LIGHTEST}
          max={HEAVIEST}
          step={0.05}
          value={() => chosenMass().mass}
          text={(mass) => `${decimals(mass, 2)} ${TERMS.mass.unit}`}
          onInput={(mass) => change(chosen, { mass })}
        >
          <i>{TERMS.mass.symbol}</i>
        </Slider>
      </fieldset>
      <VectorSliders
        term="position"
        name={words.position}
        symbol="r"
        unit="m"
        reach={[REACH, REACH, REACH]}
        value={() => chosenMass().position}
        onInput={(position) => change(chosen, { position })}
      />
    </div>
  );
}

export const Masses = island("Masses", MassesFigure);
