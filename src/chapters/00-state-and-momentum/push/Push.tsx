import type { ReactNode } from "react";
import { addVec, mapVec, scaleVec, subVec } from "../../../core/math/vec3";
import { DiagramFigure } from "../../../figures/diagram/DiagramFigure";
import { Numbers } from "../../../figures/diagram/Numbers";
import { VectorSliders } from "../../../figures/diagram/VectorSliders";
import { island } from "../../../figures/frame/island";
import { DragHandle } from "../../../figures/pictures/DragHandle";
import { PictureView } from "../../../figures/pictures/PictureView";
import { seconds } from "../../../format/numbers";
import { Checkbox } from "../../../ui/Checkbox";
import { Icon } from "../../../ui/icons";
import { Slider } from "../../../ui/Slider";
import { Switch } from "../../../ui/Switch";
import { vectorText } from "../../shared/vectorText";
import { strings } from "../strings/en";
import { FOLLOWED, REST_W, SIZE, tailOf } from "./model";
import { pushMarks, SCALE } from "./picture";
import { describePush, PUSH_ROWS, pushColumns } from "./readouts";
import { type PushDiagram, STRONGEST, usePush } from "./usePush";

const words = strings.push;

/** A body at rest that the reader pushes, and beside it the same push through its centre. */
function PushFigure({ id }: { readonly id: string }): ReactNode {
  const push = usePush();
  const { diagram } = push;
  return (
    <DiagramFigure
      id={id}
      loop={diagram.loop}
      state={push.state}
      onTogglePlay={() => push.play(!diagram.playing)}
      onReset={push.reset}
      pictures={<PushPicture push={push} />}
      choice={<PushTransport push={push} />}
      shown={<PushChoices push={push} />}
      sliders={<PushSliders push={push} />}
    >
      <Numbers
        rows={PUSH_ROWS}
        columns={() => pushColumns(diagram.values)}
        matter={["velocity", "omega", "energy"]}
      />
    </DiagramFigure>
  );
}

interface PartProps {
  readonly push: PushDiagram;
}

function PushPicture({ push }: PartProps): ReactNode {
  const { diagram, switches, aim } = push;
  const { loop } = diagram;
  const pushedPoint = () => addVec(REST_W, diagram.values.arm_W);
  return (
    <div className="pictures pictures-1">
      <div className="with-drag-handles">
        <PictureView
          loop={loop}
          marks={() => pushMarks(diagram.values, switches.compared)}
          describe={() => describePush(diagram.values)}
        />
        <DragHandle
          loop={loop}
          label={words.point}
          value={() => vectorText(diagram.values.arm_W)}
          term="point"
          place={pushedPoint}
          onMove={(point_W) => aim({ arm_W: subVec(point_W, REST_W) })}
        />
        <DragHandle
          loop={loop}
          label={words.forceTail}
          value={() => vectorText(diagram.values.force_W)}
          term="force"
          place={() => tailOf(diagram.values.arm_W, diagram.values.force_W, SCALE.force)}
          onMove={(tail_W) => aim({ force_W: scaleVec(1 / SCALE.force, subVec(pushedPoint(), tail_W)) })}
        />
      </div>
    </div>
  );
}

/** Play, and the time since the push. */
function PushTransport({ push }: PartProps): ReactNode {
  const { diagram, switches, play, seek } = push;
  return (
    <div className="push-row">
      <button type="button" className="push-button" onClick={() => play(!switches.playing)}>
        <Icon name={switches.playing ? "pause" : "play"} />
        {switches.playing ? words.hold : words.push}
      </button>
      <Slider
        label={words.time.name}
        min={0}
        max={FOLLOWED}
        step={0.02}
        value={() => diagram.values.time}
        text={seconds}
        onInput={seek}
      >
        {words.time.label}
      </Slider>
    </div>
  );
}

function PushChoices({ push }: PartProps): ReactNode {
  const { switches, flip } = push;
  return (
    <div className="push-choices">
      <Checkbox
        label={words.compared.name}
        checked={switches.compared}
        onChange={(compared) => flip({ compared })}
      >
        {words.compared.label}
      </Checkbox>
      <Checkbox label={words.paired.name} checked={switches.paired} onChange={(paired) => flip({ paired })}>
        {words.paired.label}
      </Checkbox>
      <Switch
        label={words.wrongOrder}
        checked={switches.reversed}
        onChange={(reversed) => flip({ reversed })}
      />
    </div>
  );
}

/** A little beyond the body’s faces on each side [m]. */
const BEYOND = 0.05;

function PushSliders({ push }: PartProps): ReactNode {
  const { diagram, aim } = push;
  return (
    <div className="sliders">
      <VectorSliders
        term="position"
        name={words.pointFromCentre}
        symbol="r"
        unit="m"
        reach={mapVec(SIZE, (edge) => edge / 2 + BEYOND)}
        value={() => diagram.values.arm_W}
        onInput={(arm_W) => aim({ arm_W })}
      />
      <VectorSliders
        term="force"
        name={words.force}
        symbol="F"
        unit="N"
        reach={[STRONGEST, STRONGEST, STRONGEST]}
        value={() => diagram.values.force_W}
        onInput={(force_W) => aim({ force_W })}
      />
    </div>
  );
}

export const Push = island("Push", PushFigure);
