import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { exponentialMap } from "../../../core/dynamics/orientation/exponentialMap";
import { identityQuat, rotate } from "../../../core/math/quat";
import { clampNorm, norm, scaleVec } from "../../../core/math/vec3";
import { DiagramFigure } from "../../../figures/diagram/DiagramFigure";
import { Numbers } from "../../../figures/diagram/Numbers";
import { type Diagram, useDiagram } from "../../../figures/diagram/useDiagram";
import { VectorSliders } from "../../../figures/diagram/VectorSliders";
import { boolean, type FigureState, vectorWithin } from "../../../figures/frame/figureState";
import { island } from "../../../figures/frame/island";
import { DragHandle } from "../../../figures/pictures/DragHandle";
import { PictureView } from "../../../figures/pictures/PictureView";
import type { Camera } from "../../../scene/camera";
import { vectorText } from "../../shared/vectorText";
import { strings } from "../strings/en";
import { decompose, decompositionMarks, SCALE, type TurningPoint } from "./picture";
import { DECOMPOSITION_ROWS, decompositionColumns, describeDecomposition } from "./readouts";

const words = strings.decomposition;

const INITIAL: TurningPoint = { r_W: [0.75, 0.7, 0.35], omega_W: [0, 2, 0] };
const CAMERA: Camera = { target_W: [0, 0.42, 0], radius: 1.12, azimuth: 0.35, elevation: 0.34, zoom: 1 };

/** The greatest |r| [m] and |ω| [rad/s]. */
const LONGEST = { r: 1.3, omega: 3 } as const;

/** A smaller |ω| [rad/s] is refused: as ω vanishes its direction, and with it the circle, is lost. */
const SLOWEST = 0.2;

const SCHEMA = v.strictObject({
  r: v.optional(vectorWithin(LONGEST.r)),
  omega: v.optional(vectorWithin(LONGEST.omega)),
  play: v.optional(boolean),
});

/** The diagram, with its values changed only within their bounds. */
interface Part {
  readonly diagram: Diagram<TurningPoint>;
  readonly set: (changed: Partial<TurningPoint>) => void;
}

/** A point of a turning body: its position split along and across the axis, and its velocity. */
function DecompositionFigure({ id }: { readonly id: string }): ReactNode {
  const [playing, setPlaying] = useState(false);
  const diagram = useDiagram({ initial: INITIAL, camera: CAMERA, elapse: turn });
  const set = (changed: Partial<TurningPoint>) => diagram.set(withinBounds(diagram.values, changed));
  const play = (on: boolean) => {
    setPlaying(on);
    diagram.play(on);
  };
  const state: FigureState<v.InferOutput<typeof SCHEMA>> = {
    schema: SCHEMA,
    current: () => ({ r: diagram.values.r_W, omega: diagram.values.omega_W }),
    apply: ({ r, omega, play: on }) => {
      set({ ...(r && { r_W: r }), ...(omega && { omega_W: omega }) });
      if (on !== undefined) play(on);
    },
  };
  return (
    <DiagramFigure
      id={id}
      loop={diagram.loop}
      state={state}
      onTogglePlay={() => play(!playing)}
      playing={playing}
      onReset={() => {
        play(false);
        set(INITIAL);
      }}
      pictures={<DecompositionPicture diagram={diagram} set={set} />}
      sliders={<DecompositionSliders diagram={diagram} set={set} />}
    >
      <Numbers
        rows={DECOMPOSITION_ROWS}
        columns={() => decompositionColumns(decompose(diagram.values))}
        matter={["across", "speed", "product"]}
      />
    </DiagramFigure>
  );
}

function withinBounds(present: TurningPoint, changed: Partial<TurningPoint>): TurningPoint {
  const r_W = clampNorm(changed.r_W ?? present.r_W, LONGEST.r);
  const omega_W = clampNorm(changed.omega_W ?? present.omega_W, LONGEST.omega);
  return { r_W, omega_W: norm(omega_W) < SLOWEST ? present.omega_W : omega_W };
}

/** Turns the point about ω for some seconds. */
function turn(diagram: Diagram<TurningPoint>, seconds: number): void {
  const { r_W, omega_W } = diagram.values;
  diagram.values = { r_W: rotate(exponentialMap(identityQuat, omega_W, seconds), r_W), omega_W };
}

function DecompositionPicture({ diagram, set }: Part): ReactNode {
  const { loop } = diagram;
  return (
    <div className="pictures pictures-1">
      <div className="with-drag-handles">
        <PictureView
          loop={loop}
          marks={() => decompositionMarks(decompose(diagram.values))}
          describe={() => describeDecomposition(decompose(diagram.values))}
        />
        <DragHandle
          loop={loop}
          label={words.positionTip}
          value={() => vectorText(diagram.values.r_W)}
          term="position"
          place={() => diagram.values.r_W}
          onMove={(r_W) => set({ r_W })}
        />
        <DragHandle
          loop={loop}
          label={words.omegaTip}
          value={() => vectorText(diagram.values.omega_W)}
          term="omega"
          place={() => scaleVec(SCALE.omega, diagram.values.omega_W)}
          onMove={(tip_W) => set({ omega_W: scaleVec(1 / SCALE.omega, tip_W) })}
        />
      </div>
    </div>
  );
}

function DecompositionSliders({ diagram, set }: Part): ReactNode {
  return (
    <div className="sliders">
      <VectorSliders
        term="position"
        name={words.position}
        symbol="r"
        unit="m"
        reach={[LONGEST.r, LONGEST.r, LONGEST.r]}
        value={() => diagram.values.r_W}
        onInput={(r_W) => set({ r_W })}
      />
      <VectorSliders
        term="omega"
        name={words.omega}
        symbol="ω"
        unit="rad/s"
        reach={[LONGEST.omega, LONGEST.omega, LONGEST.omega]}
        value={() => diagram.values.omega_W}
        onInput={(omega_W) => set({ omega_W })}
      />
    </div>
  );
}

export const Decomposition = island("Decomposition", DecompositionFigure);
