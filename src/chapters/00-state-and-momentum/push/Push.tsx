import { type ReactNode, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { addVec, clampNorm, scaleVec, subVec, type Vec3 } from "../../../core/math/vec3";
import { DiagramFigure } from "../../../figures/diagram/DiagramFigure";
import { VectorSliders } from "../../../figures/diagram/VectorSliders";
import { numberWithin, vectorWithin, wishesFor, yesOrNo } from "../../../figures/frame/figureState";
import { island } from "../../../figures/frame/island";
import { DragHandle } from "../../../figures/pictures/DragHandle";
import { PictureView } from "../../../figures/pictures/PictureView";
import { SketchDriver } from "../../../figures/pictures/RenderLoop";
import { decimals, seconds } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import { Checkbox, Switch } from "../../../ui/controls";
import { Icon } from "../../../ui/icons";
import { fillReadouts, Readouts } from "../../../ui/Readouts";
import { Slider } from "../../../ui/Slider";
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
const WISH = v.strictObject({
  arm: v.optional(vectorWithin(Math.max(...SIZE))),
  force: v.optional(vectorWithin(STRONGEST)),
  time: v.optional(numberWithin(0, FOLLOWED)),
  paired: v.optional(yesOrNo),
  reversed: v.optional(yesOrNo),
  compared: v.optional(yesOrNo),
  play: v.optional(yesOrNo),
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
  const [values] = useState<{ now: PushSettings }>(() => ({ now: AT_FIRST }));
  const [switches, setSwitches] = useState(OFF);
  const latest = useRef(switches);
  latest.current = switches;
  const [driver] = useState(() => new SketchDriver(CAMERA, (elapsed) => passTime(elapsed)));
  const table = useRef<HTMLTableElement>(null);

  const set = (changed: Partial<PushSettings>) => {
    const next = { ...values.now, ...changed };
    values.now = {
      ...next,
      arm_W: withinBody(next.arm_W),
      force_W: clampNorm(next.force_W, STRONGEST),
      time: Math.max(0, Math.min(FOLLOWED, next.time)),
    };
    driver.invalidate();
  };
  const turn = (changed: Partial<Switches>) => {
    setSwitches({ ...latest.current, ...changed });
    const { paired = values.now.paired, reversed = values.now.reversed } = changed;
    set({ paired, reversed });
    if (changed.playing !== undefined) driver.play(changed.playing);
  };
  const passTime = (elapsed: number) => {
    set({ time: values.now.time + elapsed });
    if (values.now.time >= FOLLOWED) turn({ playing: false });
  };
  const play = (playing: boolean) => {
    if (playing && values.now.time >= FOLLOWED) set({ time: 0 });
    turn({ playing });
  };
  /** Whoever moves the force sees the body at rest again. */
  const aim = (changed: Partial<PushSettings>) => {
    if (latest.current.playing) turn({ playing: false });
    set({ ...changed, time: 0 });
  };
  useEffect(
    () =>
      driver.onFrame(() => {
        if (table.current) fillReadouts(table.current, pushColumns(values.now));
      }),
    [driver, values],
  );
  const [firstColumns] = useState(() => pushColumns(values.now));
  const tail = () => tailOf(values.now.arm_W, values.now.force_W, SCALE.force);

  return (
    <DiagramFigure
      id={id}
      driver={driver}
      onPlay={() => play(!latest.current.playing)}
      onReset={() => {
        turn(OFF);
        set(AT_FIRST);
      }}
      wishes={wishesFor(
        WISH,
        () => ({
          arm: values.now.arm_W,
          force: values.now.force_W,
          time: values.now.time,
          paired: switches.paired,
          reversed: switches.reversed,
          compared: switches.compared,
        }),
        ({ arm, force, time = 0, paired, reversed, compared, play: on }) => {
          set({ time, ...(arm && { arm_W: arm }), ...(force && { force_W: force }) });
          turn({
            playing: false,
            ...(paired !== undefined && { paired }),
            ...(reversed !== undefined && { reversed }),
            ...(compared !== undefined && { compared }),
          });
          if (on) play(true);
        },
      )}
      caption={
        <>
          A box floats at rest and is pushed for a tenth of a second. Drag the point where the force acts, and
          the far end of its arrow, or set the sliders; then push. The dashed box gets the same push through
          its centre. The line is the way of the solid box’s centre, the curve that of the point that was
          pushed.
        </>
      }
    >
      <div className="pictures pictures-1">
        <div className="handled">
          <PictureView
            driver={driver}
            marks={() => pushMarks(values.now, latest.current.compared)}
            describe={() => describePush(values.now)}
            trouble={() => null}
          />
          <DragHandle
            driver={driver}
            label="Point that is pushed"
            value={() => spoken(values.now.arm_W)}
            term="point"
            place={() => addVec(REST_W, values.now.arm_W)}
            onMove={(place_W) => aim({ arm_W: subVec(place_W, REST_W) })}
          />
          <DragHandle
            driver={driver}
            label="Start of the arrow of the force"
            value={() => spoken(values.now.force_W)}
            term="force"
            place={tail}
            onMove={(tail_W) =>
              aim({
                force_W: scaleVec(1 / SCALE.force, subVec(addVec(REST_W, values.now.arm_W), tail_W)),
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
          value={() => values.now.time}
          text={seconds}
          onInput={(time) => {
            if (latest.current.playing) turn({ playing: false });
            set({ time });
          }}
          follow={driver.onFrame}
        >
          time
        </Slider>
      </div>
      <div className="push-choices">
        <Checkbox
          label="The same push through the centre"
          checked={switches.compared}
          onChange={(compared) => turn({ compared })}
        >
          the same push through the centre
        </Checkbox>
        <Checkbox
          label="A second push, opposite to the first"
          checked={switches.paired}
          onChange={(paired) => turn({ paired })}
        >
          a second, opposite push
        </Checkbox>
        <Switch
          label="Wrong order: F × (p − x)"
          checked={switches.reversed}
          onChange={(reversed) => turn({ reversed })}
        />
      </div>
      <div className="dials">
        <VectorSliders
          driver={driver}
          term="point"
          name="Point pushed, from the centre, p − x"
          symbol="p − x"
          unit="m"
          reach={SIZE.map((edge) => edge / 2 + 0.05) as unknown as Vec3}
          value={() => values.now.arm_W}
          onInput={(arm_W) => aim({ arm_W })}
        />
        <VectorSliders
          driver={driver}
          term="force"
          name="Force F"
          symbol="F"
          unit="N"
          reach={[STRONGEST, STRONGEST, STRONGEST]}
          value={() => values.now.force_W}
          onInput={(force_W) => aim({ force_W })}
        />
      </div>
      <Readouts rows={PUSH_ROWS} columns={firstColumns} table={table} />
    </DiagramFigure>
  );
}

function spoken(vector: Vec3): string {
  return vector.map((part) => decimals(part, 2)).join(", ");
}

export const Push = island("Push", PushFigure);
