import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { SPRING_IDS } from "../../../core/spring/index";
import { FramesFigure } from "../../../figures/diagram/FramesFigure";
import { useFrames } from "../../../figures/diagram/useFrames";
import { boolean, type FigureState, frameUpTo, numberWithin } from "../../../figures/frame/figureState";
import { island } from "../../../figures/frame/island";
import { decimals } from "../../../format/numbers";
import type { Camera } from "../../../scene/camera";
import { Slider } from "../../../ui/Slider";
import { PhasePlane } from "./PhasePlane";
import { describePlane, LAST_FRAME, RANGE, type SpringSettings } from "./runs";

interface SpringProps extends SpringSettings {
  readonly id: string;
}

/** Frames shown in a second at the speed of 1. */
const PACE = 12;

/** A sketch in the plane has no view to turn. */
const NO_CAMERA: Camera = { target_W: [0, 0, 0], radius: 1, azimuth: 0, elevation: 0, zoom: 1 };

const SCHEMA = v.strictObject({
  h: v.optional(numberWithin(RANGE.least, RANGE.most)),
  frame: v.optional(frameUpTo(LAST_FRAME)),
  play: v.optional(boolean),
});

/** One spring, stepped by five rules side by side in the phase plane. */
function SpringFigure({ id, h: firstAngle, frame: first }: SpringProps): ReactNode {
  const [angle] = useState(() => ({ h: firstAngle }));
  const frames = useFrames({ first, last: LAST_FRAME, pace: PACE, camera: NO_CAMERA });
  const { loop, play, seek } = frames;
  const [now] = useState(() => frames.now);
  const [settings] = useState(() => (): SpringSettings => ({ h: angle.h, frame: now() }));
  const setAngle = (h: number) => {
    angle.h = h;
    loop.invalidate();
  };
  const state: FigureState<v.InferOutput<typeof SCHEMA>> = {
    schema: SCHEMA,
    current: () => ({ h: angle.h, frame: frames.now() }),
    apply: ({ h, frame, play: on }) => {
      play(false);
      if (h !== undefined) setAngle(h);
      if (frame !== undefined) seek(frame);
      if (on) play(true);
    },
  };
  return (
    <FramesFigure
      id={id}
      kind="spring"
      frames={frames}
      state={state}
      clockText={(frame) => turnsText({ h: angle.h, frame })}
      describe={() => SPRING_IDS.map((rule) => describePlane(rule, settings())).join(" ")}
      views={
        <div className="phase-planes">
          {SPRING_IDS.map((rule) => (
            <PhasePlane key={rule} id={rule} loop={loop} settings={settings} />
          ))}
        </div>
      }
    >
      <div className="spring-slider">
        <Slider
          label="Angle of a frame, h = ω₀Δt"
          min={RANGE.least}
          max={RANGE.most}
          step={RANGE.step}
          value={() => angle.h}
          text={(h) => `${decimals(h, 2)} rad`}
          onInput={setAngle}
        >
          angle of a frame, <i>h</i> = <i>ω</i>₀Δ<i>t</i>
        </Slider>
      </div>
    </FramesFigure>
  );
}

function turnsText({ h, frame }: SpringSettings): string {
  const turns = (frame * h) / (2 * Math.PI);
  return `frame ${frame} · ${decimals(turns, 2)} turns`;
}

export const Spring = island("Spring", SpringFigure);
