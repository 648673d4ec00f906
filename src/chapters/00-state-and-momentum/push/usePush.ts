import { useState } from "react";
import * as v from "valibot";
import { clamp } from "../../../core/math/scalar";
import { clampNorm } from "../../../core/math/vec3";
import { type Diagram, useDiagram } from "../../../figures/diagram/useDiagram";
import { boolean, type FigureState, numberWithin, vectorWithin } from "../../../figures/frame/figureState";
import type { Camera } from "../../../scene/camera";
import { FOLLOWED, type PushSettings, SIZE, withinBody } from "./model";

const INITIAL: PushSettings = {
  arm_W: withinBody([-0.17, 0.34, 0.04]),
  force_W: [8, 0, 0],
  paired: false,
  reversed: false,
  time: 0,
};
const CAMERA: Camera = { target_W: [0.12, -0.02, 0], radius: 0.98, azimuth: 0.3, elevation: 0.3, zoom: 1 };

/** The greatest force [N]. */
export const STRONGEST = 10;

const SCHEMA = v.strictObject({
  arm: v.optional(vectorWithin(Math.max(...SIZE))),
  force: v.optional(vectorWithin(STRONGEST)),
  time: v.optional(numberWithin(0, FOLLOWED)),
  paired: v.optional(boolean),
  reversed: v.optional(boolean),
  compared: v.optional(boolean),
  play: v.optional(boolean),
});

/** The part of the state that React renders. */
interface Switches {
  readonly paired: boolean;
  readonly reversed: boolean;
  readonly playing: boolean;
  /** Whether the same push through the centre is drawn too. */
  readonly compared: boolean;
}

const INITIAL_SWITCHES: Switches = { paired: false, reversed: false, playing: false, compared: true };

/** The figure's diagram, and the actions of its controls. */
export interface PushDiagram {
  readonly diagram: Diagram<PushSettings>;
  readonly switches: Switches;
  readonly flip: (changed: Partial<Switches>) => void;
  /** Starts or pauses the motion; from its end it starts anew. */
  readonly play: (playing: boolean) => void;
  /** Pauses at a time since the push [s]. */
  readonly seek: (time: number) => void;
  /** Changes the push; the body is at rest again. */
  readonly aim: (changed: Partial<PushSettings>) => void;
  readonly reset: () => void;
  readonly state: FigureState<v.InferOutput<typeof SCHEMA>>;
}

export function usePush(): PushDiagram {
  const [switches, setSwitches] = useState(INITIAL_SWITCHES);
  const diagram = useDiagram({
    initial: INITIAL,
    camera: CAMERA,
    constrain,
    elapse: (running, seconds) => {
      running.set({ time: running.values.time + seconds });
      if (running.values.time < FOLLOWED) return;
      running.play(false);
      setSwitches((present) => ({ ...present, playing: false }));
    },
  });
  const flip = (changed: Partial<Switches>) => {
    setSwitches((present) => ({ ...present, ...changed }));
    const { paired = diagram.values.paired, reversed = diagram.values.reversed } = changed;
    diagram.set({ paired, reversed });
    if (changed.playing !== undefined) diagram.play(changed.playing);
  };
  const play = (playing: boolean) => {
    if (playing && diagram.values.time >= FOLLOWED) diagram.set({ time: 0 });
    flip({ playing });
  };
  const pause = () => {
    if (diagram.playing) flip({ playing: false });
  };
  return {
    diagram,
    switches,
    flip,
    play,
    seek: (time) => {
      pause();
      diagram.set({ time });
    },
    aim: (changed) => {
      pause();
      diagram.set({ ...changed, time: 0 });
    },
    reset: () => {
      flip(INITIAL_SWITCHES);
      diagram.reset();
    },
    state: stateOf({ diagram, switches, flip, play }),
  };
}

function constrain({ arm_W, force_W, time, ...switches }: PushSettings): PushSettings {
  return {
    ...switches,
    arm_W: withinBody(arm_W),
    force_W: clampNorm(force_W, STRONGEST),
    time: clamp(time, 0, FOLLOWED),
  };
}

function stateOf({
  diagram,
  switches,
  flip,
  play,
}: Pick<PushDiagram, "diagram" | "switches" | "flip" | "play">): PushDiagram["state"] {
  return {
    schema: SCHEMA,
    current: () => {
      const { arm_W, force_W, time } = diagram.values;
      const { paired, reversed, compared } = switches;
      return { arm: arm_W, force: force_W, time, paired, reversed, compared };
    },
    apply: ({ arm, force, time = 0, play: playing, ...changed }) => {
      diagram.set({ time, ...(arm && { arm_W: arm }), ...(force && { force_W: force }) });
      const given = Object.entries(changed).filter(([, value]) => value !== undefined);
      flip({ playing: false, ...Object.fromEntries(given) });
      if (playing) play(true);
    },
  };
}
