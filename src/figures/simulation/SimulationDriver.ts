import type { Impact } from "../../core/dynamics/contact/index";
import { isDiverged, type State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import { interpolate } from "../../playback/interpolate";
import type { Player } from "../../playback/player";
import type { Camera } from "../../scene/camera";
import { RenderLoop } from "../pictures/RenderLoop";

/** A lane at the instant being drawn, with the whole frames that led up to it. */
export interface LaneView {
  readonly system: System;
  /** Index into the scenario's lanes. */
  readonly lane: number;
  readonly state: State;
  readonly start: State;
  /** Oldest first, ending with the state drawn. */
  readonly past: readonly State[];
  /** The impacts on the way from a whole frame to the next. */
  readonly impactsAfter: (frame: number) => readonly Impact[];
}

/** Seconds of the past that a trail shows. */
const TRAIL_SECONDS = 3;
const MOST_TRAIL_FRAMES = 240;

/** The player of a figure of lanes, in a render loop: what changes from frame to frame, outside React. */
export class SimulationDriver extends RenderLoop {
  private readonly views: { readonly now: State; readonly fraction: number; readonly view: LaneView }[] = [];

  constructor(
    readonly player: Player,
    initialCamera: Camera,
  ) {
    super(initialCamera, player);
    player.subscribe(() => this.invalidate());
  }

  /** A lane as it is drawn, or null once it has diverged; computed once a frame, however many pictures show it. */
  laneView(lane: number): LaneView | null {
    const { player } = this;
    // Between a change of lanes and React's next render, a picture may still ask for a lane that is gone.
    if (lane >= player.laneCount) return null;
    const now = player.instant(lane);
    const start = player.instant(lane, 0);
    if (isDiverged(now) || isDiverged(start)) return null;
    const known = this.views[lane];
    if (known?.now === now && known.fraction === player.fraction) return known.view;
    const next = player.fraction > 0 ? player.instant(lane, player.frame + 1) : now;
    const state = isDiverged(next) ? now : interpolate(now, next, player.fraction);
    const span = Math.min(MOST_TRAIL_FRAMES, Math.round(TRAIL_SECONDS / player.scenario.dt));
    const past = player.past(lane, span);
    past.push(state);
    const impactsAfter = (frame: number) => player.impactsAfter(lane, frame);
    const view = { system: player.system, lane, state, start, past, impactsAfter };
    this.views[lane] = { now, fraction: player.fraction, view };
    return view;
  }
}
