import { type ReactNode, useEffect, useRef, useState } from "react";
import { SPRING_IDS } from "../core/spring/index";
import type { Camera } from "../scene/camera";
import { decimals } from "../ui/format";
import { Slider } from "../ui/Slider";
import { Transport, useTransportDials } from "../ui/Transport";
import { useOnScreen, useWish } from "./shell/hooks";
import { island } from "./shell/island";
import { pressKey } from "./shell/keys";
import { SpringPlane } from "./shell/SpringPlane";
import { SketchDriver } from "./shell/sketch";
import { describePlane, LAST_FRAME, RANGE, readSpringWish, type SpringSettings } from "./shell/springRuns";

interface SpringProps extends SpringSettings {
  readonly id: string;
}

/** Frames shown in a second at the speed of 1. */
const PACE = 12;
/** A sketch in the plane has no view to turn. */
const NO_CAMERA: Camera = { target_W: [0, 0, 0], radius: 1, azimuth: 0, elevation: 0, zoom: 1 };

/** One spring, stepped by five rules side by side in the phase plane. */
function SpringFigure({ id, h, frame }: SpringProps): ReactNode {
  const [values] = useState(() => ({ now: { h, frame } as SpringSettings, owed: 0, speed: 1 }));
  const [driver] = useState(() => new SketchDriver(NO_CAMERA, (elapsed) => elapse(elapsed)));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [settings] = useState(() => () => values.now);
  const figure = useRef<HTMLElement>(null);
  const live = useRef<HTMLParagraphElement>(null);
  const dials = useTransportDials();
  const { slider, time } = dials;

  const set = (changed: Partial<SpringSettings>) => {
    values.now = { ...values.now, ...changed };
    driver.invalidate();
  };
  const play = (on: boolean) => {
    if (on && values.now.frame >= LAST_FRAME) set({ frame: 0 });
    values.owed = 0;
    driver.play(on);
    setPlaying(on);
  };
  const elapse = (seconds: number) => {
    values.owed += seconds * PACE * values.speed;
    const frames = Math.floor(values.owed);
    values.owed -= frames;
    if (frames > 0) set({ frame: Math.min(LAST_FRAME, values.now.frame + frames) });
    if (values.now.frame >= LAST_FRAME) play(false);
  };
  const step = (frames: number) => {
    play(false);
    set({ frame: Math.max(0, Math.min(LAST_FRAME, values.now.frame + frames)) });
    if (live.current)
      live.current.textContent = SPRING_IDS.map((rule) => describePlane(rule, values.now)).join(" ");
  };
  const reset = () => {
    play(false);
    set({ frame: 0 });
  };

  useOnScreen(figure, driver);
  useWish(figure, (wish) => {
    const { play: on, ...changed } = readSpringWish(wish);
    play(false);
    set(changed);
    if (on) play(true);
  });
  useEffect(
    () =>
      driver.onFrame(() => {
        const text = clockText(values.now);
        if (slider.current) slider.current.value = String(values.now.frame);
        slider.current?.setAttribute("aria-valuetext", text);
        if (time.current) time.current.textContent = text;
      }),
    [driver, values, slider, time],
  );

  return (
    <figure
      ref={figure}
      id={id}
      className="figure spring"
      // Focus lets the keys reach the figure as a whole.
      tabIndex={0}
      aria-labelledby={`${id}-caption`}
      onKeyDown={(event) =>
        pressKey(event, { togglePlay: () => play(!driver.player.playing), step, reset, turn: () => {} })
      }
    >
      <div className="planes">
        {SPRING_IDS.map((rule) => (
          <SpringPlane key={rule} id={rule} driver={driver} settings={settings} />
        ))}
      </div>
      <Transport
        dials={dials}
        playing={playing}
        speed={speed}
        lastFrame={LAST_FRAME}
        frame={frame}
        time={clockText({ h, frame })}
        onPlay={() => play(true)}
        onPause={() => play(false)}
        onStep={step}
        onReset={reset}
        onSeek={(sought) => set({ frame: sought })}
        onSpeed={(chosen) => {
          values.speed = chosen;
          setSpeed(chosen);
        }}
      />
      <div className="spring-dial">
        <Slider
          label="Angle of a frame, h = ω₀Δt"
          min={RANGE.least}
          max={RANGE.most}
          step={RANGE.step}
          value={() => values.now.h}
          text={(angle) => `${decimals(angle, 2)} rad`}
          onInput={(angle) => set({ h: angle })}
          follow={driver.onFrame}
        >
          angle of a frame, <i>h</i> = <i>ω</i>₀Δ<i>t</i>
        </Slider>
      </div>
      <p ref={live} className="visually-hidden" role="status" aria-live="polite" />
      <figcaption id={`${id}-caption`}>
        One spring, let go at rest on the right, stepped by five rules. To the right is how far it is drawn
        out, <i>x</i>; upwards is its speed, <i>u</i>. The truth goes round the dashed circle, clockwise, and
        is now at the ring; a full dot is where the rule has it. All five planes have one scale.
      </figcaption>
    </figure>
  );
}

function clockText({ h, frame }: SpringSettings): string {
  const turns = (frame * h) / (2 * Math.PI);
  return `frame ${frame} · ${decimals(turns, 2)} turns`;
}

export const Spring = island("Spring", SpringFigure);
