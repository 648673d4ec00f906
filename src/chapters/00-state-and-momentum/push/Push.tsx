import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { clamp } from "../../../core/math/scalar";
import { addVec, clampNorm, scaleVec, subVec, type Vec3 } from "../../../core/math/vec3";
import { DiagramFigure } from "../../../figures/diagram/DiagramFigure";
import { useDiagram } from "../../../figures/diagram/useDiagram";
import { VectorSliders } from "../../../figures/diagram/VectorSliders";
import { boolean, type FigureState, numberWithin, vectorWithin } from "../../../figures/frame/figureState";
import { island } from "../../../figures/frame/island";
import { DragHandle } from "../../../figures/pictures/DragHandle";
import { PictureView } from "../../../figures/pictures/PictureView";
import { decimals, seconds } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import { Checkbox } from "../../../ui/Checkbox";
import { Icon } from "../../../ui/icons";
import { Readouts } from "../../../ui/Readouts";
import { Slider } from "../../../ui/Slider";
import { Switch } from "../../../ui/Switch";
import { FOLLOWED, type PushSettings, REST_W, SIZE, tailOf, withinBody } from "./model";
import { describePush, PUSH_ROWS, pushColumns, pushMarks, SCALE } from "./picture";

const AT_FIRST: PushSettings = {
  arm_W: withinBody([-0.17, 0.34, 0.04]),
  force_W: [8, 0, 0],
  paired: false,
  reversed: false,
  time: 0,
};
const CAMERA: Camera = { target_W: [0.12, -0.02, 0], radius: 0.98, azimuth: 0.3, elevation: 0.3, zoom: 1 };
const STRONGEST = 10;
const SCHEMA = v.strictObject({
  arm: v.optional(vectorWithin(Math.max(...SIZE))),
  force: v.optional(vectorWithin(STRONGEST)),
  time: v.optional(numberWithin(0, FOLLOWED)),
  paired: v.optional(boolean),
  reversed: v.optional(boolean),
  compared: v.optional(boolean),
  play: v.optional(boolean),
});

interface Switches {
  readonly paired: boolean;
  readonly reversed: boolean;
  readonly playing: boolean;
  readonly compared: boolean;
}

const OFF: Switches = { paired: false, reversed: false, playing: false, compared: true };

/** A body at rest that the reader pushes, and beside it the same push through its centre. */
function PushFigure({ id }: { readonly id: string }): ReactNode {
  const [switches, setSwitches] = useState(OFF);
  const diagram = useDiagram({
    initial: AT_FIRST,
    camera: CAMERA,
    constrain: ({ arm_W, force_W, time, ...values }) => ({
      ...values,
      arm_W: withinBody(arm_W),
      force_W: clampNorm(force_W, STRONGEST),
      time: clamp(time, 0, FOLLOWED),
    }),
    elapse: (pushed, elapsed) => {
      pushed.set({ time: pushed.values.time + elapsed });
      if (pushed.values.time < FOLLOWED) return;
      pushed.play(false);
      setSwitches((present) => ({ ...present, playing: false }));
    },
  });
  const { loop } = diagram;
  const set = (changed: Partial<PushSettings>) => diagram.set(changed);
  const flip = (changed: Partial<Switches>) => {
    setSwitches((present) => ({ ...present, ...changed }));
    const { paired = diagram.values.paired, reversed = diagram.values.reversed } = changed;
    set({ paired, reversed });
    if (changed.playing !== undefined) diagram.play(changed.playing);
  };
  const play = (playing: boolean) => {
    if (playing && diagram.values.time >= FOLLOWED) set({ time: 0 });
    flip({ playing });
  };
  /** A reader who moves the force sees the body at rest again. */
  const aim = (changed: Partial<PushSettings>) => {
    if (diagram.playing) flip({ playing: false });
    set({ ...changed, time: 0 });
  };
  const state: FigureState<v.InferOutput<typeof SCHEMA>> = {
    schema: SCHEMA,
    current: () => {
      const { arm_W, force_W, time } = diagram.values;
      const { paired, reversed, compared } = switches;
      return { arm: arm_W, force: force_W, time, paired, reversed, compared };
    },
    apply: ({ arm, force, time = 0, play: on, ...changed }) => {
      set({ time, ...(arm && { arm_W: arm }), ...(force && { force_W: force }) });
      const flipped = Object.entries(changed).filter(([, value]) => value !== undefined);
      flip({ playing: false, ...Object.fromEntries(flipped) });
      if (on) play(true);
    },
  };
  const tail = () => tailOf(diagram.values.arm_W, diagram.values.force_W, SCALE.force);

  return (
    <DiagramFigure
      id={id}
      loop={loop}
      state={state}
      onTogglePlay={() => play(!diagram.playing)}
      onReset={() => {
        flip(OFF);
        set(AT_FIRST);
      }}
    >
      <div className="pictures pictures-1">
        <div className="with-drag-handles">
          <PictureView
            loop={loop}
            marks={() => pushMarks(diagram.values, switches.compared)}
            describe={() => describePush(diagram.values)}
          />
          <DragHandle
            loop={loop}
            label="Point that is pushed"
            value={() => spoken(diagram.values.arm_W)}
            term="point"
            place={() => addVec(REST_W, diagram.values.arm_W)}
            onMove={(place_W) => aim({ arm_W: subVec(place_W, REST_W) })}
          />
          <DragHandle
            loop={loop}
            label="Start of the arrow of the force"
            value={() => spoken(diagram.values.force_W)}
            term="force"
            place={tail}
            onMove={(tail_W) =>
              aim({
                force_W: scaleVec(1 / SCALE.force, subVec(addVec(REST_W, diagram.values.arm_W), tail_W)),
              })
            }
          />
        </div>
      </div>
      <div className="push-row">
        <button type="button" className="push-button" onClick={() => play(!switches.playing)}>
          <Icon name={switches.playing ? "pause" : "play"} />
          {switches.playing ? "Hold it still" : "Push"}
        </button>
        <Slider
          label="Time since the push"
          min={0}
          max={FOLLOWED}
          step={0.02}
          value={() => diagram.values.time}
          text={seconds}
          onInput={(time) => {
            if (diagram.playing) flip({ playing: false });
            set({ time });
          }}
        >
          time
        </Slider>
      </div>
      <div className="push-choices">
        <Checkbox
          label="The same push through the centre"
          checked={switches.compared}
          onChange={(compared) => flip({ compared })}
        >
          the same push through the centre
        </Checkbox>
        <Checkbox
          label="A second push, opposite to the first"
          checked={switches.paired}
          onChange={(paired) => flip({ paired })}
        >
          a second, opposite push
        </Checkbox>
        <Switch
          label="Wrong order: F × (p − x)"
          checked={switches.reversed}
          onChange={(reversed) => flip({ reversed })}
        />
      </div>
      <div className="sliders">
        <VectorSliders
          term="point"
          name="Point pushed, from the centre, p − x"
          symbol="p − x"
          unit="m"
          reach={SIZE.map((edge) => edge / 2 + 0.05) as unknown as Vec3}
          value={() => diagram.values.arm_W}
          onInput={(arm_W) => aim({ arm_W })}
        />
        <VectorSliders
          term="force"
          name="Force F"
          symbol="F"
          unit="N"
          reach={[STRONGEST, STRONGEST, STRONGEST]}
          value={() => diagram.values.force_W}
          onInput={(force_W) => aim({ force_W })}
        />
      </div>
      <Readouts rows={PUSH_ROWS} columns={() => pushColumns(diagram.values)} />
    </DiagramFigure>
  );
}

function spoken(vector: Vec3): string {
  return vector.map((part) => decimals(part, 2)).join(", ");
}

export const Push = island("Push", PushFigure);
