import { type ReactNode, type Ref, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { OBJECTS } from "../../../core/bodies/objects/index";
import { type ObjectModel, placedObject } from "../../../core/bodies/objects/surface";
import { angleBetweenAttitudes, matToQuat, mulQuat, type Quat } from "../../../core/math/quat";
import { norm, scaleVec, zeroVec } from "../../../core/math/vec3";
import { playable, type RecordedPose, recordedPose } from "../../../core/recording/playable";
import { decimals, degrees } from "../../../format/numbers";
import type { Camera, Viewport } from "../../../scene/camera";
import type { Mark } from "../../../scene/marks";
import { svgMarkup } from "../../../scene/svg/markup";
import { OutlinedButton } from "../../../ui/buttons";
import type { Throw } from "../motion/analyse";
import { attitudeOf } from "../motion/fit";
import { strings } from "../strings/en";

const words = strings.found.picture;

const SIZE = { width: 400, height: 360 };
const CAMERA: Camera = { target_W: zeroVec, radius: 1.05, azimuth: 0.45, elevation: 0.25, zoom: 1 };

const SLOWER = 8;

/** The drawn phone's screen is towards x, its length along z. */
const q_DO = matToQuat([0, 1, 0, 0, 0, 1, 1, 0, 0]);

export function FlightPicture({ thrown }: { readonly thrown: Throw }): ReactNode {
  const flight = useMemo(() => playableFlight(thrown), [thrown]);
  const { picture, slider, first, isPlaying, toggle, seek } = usePlayedFlight(flight);
  return (
    <div className="throw-flight">
      <div className="picture" role="img" aria-label={first.label}>
        <SvgPicture ref={picture} size={SIZE} markup={first.markup} />
      </div>
      <div className="throw-transport">
        <OutlinedButton onPress={toggle}>{isPlaying ? words.pause : words.play}</OutlinedButton>
        <input
          ref={slider}
          type="range"
          className="scrubber"
          aria-label={words.time}
          aria-valuetext={first.time}
          min={0}
          max={flight.duration}
          step={STEP}
          defaultValue={0}
          onInput={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  );
}

/** The slider is the clock; frames are drawn outside React. */
function usePlayedFlight(flight: PlayableFlight) {
  const picture = useRef<SVGSVGElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [first] = useState(() => picturedAt(flight, 0));
  const [isPlaying, setPlaying] = useState(false);
  const show = useCallback(
    (t: number) => {
      const { markup, label, time } = picturedAt(flight, t);
      if (picture.current) picture.current.innerHTML = markup;
      picture.current?.parentElement?.setAttribute("aria-label", label);
      slider.current?.setAttribute("aria-valuetext", time);
    },
    [flight],
  );
  useEffect(() => {
    const input = slider.current;
    if (!isPlaying || !input) return;
    let before = performance.now();
    let request = requestAnimationFrame(function play(now: number) {
      const next = input.valueAsNumber + (now - before) / (1000 * SLOWER);
      before = now;
      input.value = String(next);
      show(input.valueAsNumber);
      if (next >= flight.duration) setPlaying(false);
      else request = requestAnimationFrame(play);
    });
    return () => cancelAnimationFrame(request);
  }, [isPlaying, flight.duration, show]);
  const toggle = () => {
    if (!isPlaying && slider.current && slider.current.valueAsNumber >= flight.duration - STEP)
      slider.current.value = "0";
    setPlaying(!isPlaying);
  };
  const seek = (t: number) => {
    setPlaying(false);
    show(t);
  };
  return { picture, slider, first, isPlaying, toggle, seek };
}

const STEP = 0.005;

type PlayableFlight = ReturnType<typeof playableFlight>;

function playableFlight(thrown: Throw) {
  const recording = playable({ name: words.title, ...thrown.recorded });
  return {
    duration: Math.floor(thrown.flight.duration / STEP) * STEP,
    exact: attitudeOf(thrown.motion),
    recorded: (t: number) => (recordedPose(recording, t) as RecordedPose).q_WB,
  };
}

function picturedAt(
  { recorded, exact }: PlayableFlight,
  t: number,
): { readonly markup: string; readonly label: string; readonly time: string } {
  const [solid, dashed] = [recorded(t), exact(t)];
  const time = decimals(t, 2);
  return {
    markup: svgMarkup([ground, phoneMark(solid, false), phoneMark(dashed, true)], CAMERA, SIZE),
    label: words.label(time, degrees(angleBetweenAttitudes(solid, dashed))),
    time: words.seconds(time),
  };
}

const ground: Mark = { kind: "ground", key: "ground", centre_W: [0, -1.1, 0], radius: 0.8 };

function phoneMark(q_WD: Quat, ghost: boolean): Mark {
  return {
    kind: "object",
    key: ghost ? "exact" : "recorded",
    model: PHONE,
    position_W: zeroVec,
    q_WB: mulQuat(q_WD, q_DO),
    ghost,
  };
}

const PHONE: ObjectModel = (() => {
  const scale = 1 / Math.max(...OBJECTS.phone.mesh.positions.map(norm));
  return placedObject(OBJECTS.phone, (at) => scaleVec(scale, at));
})();

interface SvgPictureProps {
  readonly size: Viewport;
  /** from `svgMarkup`: numbers, and words that no reader typed */
  readonly markup: string;
  readonly ref?: Ref<SVGSVGElement>;
}

export function SvgPicture({ size: { width, height }, markup, ref }: SvgPictureProps): ReactNode {
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
