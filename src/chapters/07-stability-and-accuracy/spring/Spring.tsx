import { type ReactNode, useRef, useState } from "react";
import * as v from "valibot";
import { SPRING_IDS } from "../../../core/spring/index";
import { FramesTransport } from "../../../figures/diagram/FramesTransport";
import { useFrames } from "../../../figures/diagram/useFrames";
import { Figure } from "../../../figures/frame/Figure";
import { numberWithin, wishesFor, yesOrNo } from "../../../figures/frame/figureState";
import { island } from "../../../figures/frame/island";
import { pressKey } from "../../../figures/frame/keyboard";
import { useOnScreen } from "../../../figures/pictures/usePictures";
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

const WISH = v.strictObject({
  h: v.optional(numberWithin(RANGE.least, RANGE.most)),
  frame: v.optional(numberWithin(0, LAST_FRAME)),
  play: v.optional(yesOrNo),
});

/** One spring, stepped by five rules side by side in the phase plane. */
function SpringFigure({ id, h: firstAngle, frame: first }: SpringProps): ReactNode {
  const [angle] = useState(() => ({ h: firstAngle }));
  const clockText = (frame: number) => turnsText({ h: angle.h, frame });
  const frames = useFrames({ first, last: LAST_FRAME, pace: PACE, camera: NO_CAMERA, clockText });
  const { driver, play, seek, reset } = frames;
  const latest = useRef(frames);
  latest.current = frames;
  const [settings] = useState(() => (): SpringSettings => ({ h: angle.h, frame: latest.current.now() }));
  const figure = useRef<HTMLElement>(null);
  const live = useRef<HTMLParagraphElement>(null);

  const setAngle = (h: number) => {
    angle.h = h;
    driver.invalidate();
  };
  const step = (by: number) => {
    frames.step(by);
    if (live.current)
      live.current.textContent = SPRING_IDS.map((rule) => describePlane(rule, settings())).join(" ");
  };

  useOnScreen(figure, driver);
  const wishes = wishesFor(
    WISH,
    () => ({ h: angle.h, frame: frames.now() }),
    ({ h, frame, play: on }) => {
      play(false);
      if (h !== undefined) setAngle(h);
      if (frame !== undefined) seek(frame);
      if (on) play(true);
    },
  );

  return (
    <Figure
      id={id}
      kind="spring"
      figure={figure}
      wishes={wishes}
      onKeyDown={(event) =>
        pressKey(event, { togglePlay: () => play(!driver.player.playing), step, reset, turn: () => {} })
      }
      caption={
        <>
          One spring, let go at rest on the right, stepped by five rules. To the right is how far it is drawn
          out, <i>x</i>; upwards is its speed, <i>u</i>. The truth goes round the dashed circle, clockwise,
          and is now at the ring; a full dot is where the rule has it. “Off by” is how far the two are apart,
          the circle’s radius being one, and <i>E</i>₀ is the energy at the start. All five planes have one
          scale.
        </>
      }
    >
      {(shared) => (
        <>
          <div className="planes">
            {SPRING_IDS.map((rule) => (
              <PhasePlane key={rule} id={rule} driver={driver} settings={settings} />
            ))}
          </div>
          <FramesTransport
            frames={frames}
            first={first}
            last={LAST_FRAME}
            clockText={clockText}
            onStep={step}
          />
          <div className="spring-dial">
            <Slider
              label="Angle of a frame, h = ω₀Δt"
              min={RANGE.least}
              max={RANGE.most}
              step={RANGE.step}
              value={() => angle.h}
              text={(h) => `${decimals(h, 2)} rad`}
              onInput={setAngle}
              follow={driver.onFrame}
            >
              angle of a frame, <i>h</i> = <i>ω</i>₀Δ<i>t</i>
            </Slider>
          </div>
          <div className="tools sketch-tools">
            <div className="actions">{shared}</div>
          </div>
          <p ref={live} className="visually-hidden" role="status" aria-live="polite" />
        </>
      )}
    </Figure>
  );
}

function turnsText({ h, frame }: SpringSettings): string {
  const turns = (frame * h) / (2 * Math.PI);
  return `frame ${frame} · ${decimals(turns, 2)} turns`;
}

export const Spring = island("Spring", SpringFigure);
