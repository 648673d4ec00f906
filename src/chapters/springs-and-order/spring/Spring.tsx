import { type ReactNode, useState } from "react";
import { SPRING_IDS } from "../../../core/spring/index";
import { FramesFigure } from "../../../figures/diagram/FramesFigure";
import { useFrames } from "../../../figures/diagram/useFrames";
import { island } from "../../../figures/shell/island";
import { decimals } from "../../../format/numbers";
import { COMMA, GAP } from "../../../language/strings/en";
import type { Camera } from "../../../scene/camera";
import { strings } from "../strings/en";
import { PhasePlane } from "./PhasePlane";
import { describePlane, LAST_FRAME, RANGE, type SpringSettings } from "./runs";

interface SpringProps extends SpringSettings {
  readonly id: string;
}

const words = strings.spring;

const PACE = 12;

const NO_CAMERA: Camera = { target_W: [0, 0, 0], radius: 1, azimuth: 0, elevation: 0, zoom: 1 };

function SpringFigure({ id, h: firstAngle, frame: first }: SpringProps): ReactNode {
  const [angle] = useState(() => ({ h: firstAngle }));
  const frames = useFrames({ first, last: LAST_FRAME, pace: PACE, camera: NO_CAMERA });
  const { loop, now } = frames;
  // Both read the present values, so the first render's serve for good.
  const [settings] = useState(() => (): SpringSettings => ({ h: angle.h, frame: now() }));
  const setAngle = (h: number) => {
    angle.h = h;
    loop.invalidate();
  };
  return (
    <FramesFigure
      id={id}
      kind="spring"
      frames={frames}
      clockText={(frame) => clockText({ h: angle.h, frame })}
      describe={() => SPRING_IDS.map((rule) => describePlane(rule, settings())).join(GAP)}
      views={
        <div className="phase-planes">
          {SPRING_IDS.map((rule) => (
            <PhasePlane key={rule} id={rule} loop={loop} settings={settings} />
          ))}
        </div>
      }
      sliders={{
        h: {
          label: words.frameAngle,
          children: (
            <>
              {words.frameAngleLabel}
              {COMMA}
              <i>h</i> = <i>ν</i>Δ<i>t</i>
            </>
          ),
          min: RANGE.least,
          max: RANGE.most,
          step: RANGE.step,
          value: () => angle.h,
          text: (h) => `${decimals(h, 2)} rad`,
          onInput: setAngle,
        },
      }}
    />
  );
}

function clockText({ h, frame }: SpringSettings): string {
  const turns = (frame * h) / (2 * Math.PI);
  return words.clock(decimals(frame, 0), decimals(turns, 2));
}

export const Spring = island("Spring", SpringFigure);
