import type { Impact } from "../../core/dynamics/contact/index";
import { isDiverged, type State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import type { Vec3 } from "../../core/math/vec3";
import { interpolate } from "../../playback/interpolate";
import type { Player } from "../../playback/player";
import type { Camera } from "../../scene/camera";
import { RenderLoop } from "../pictures/RenderLoop";

export interface LaneView {
  readonly system: System;
  readonly lane: number;
  readonly state: State;
  readonly start: State;
  /** Oldest first, ending with the state drawn. */
  readonly past: readonly State[];
  /** Of the state drawn, from its frame to the next. */
  readonly fraction: number;
  readonly impactsAfter: (frame: number) => readonly Impact[];
}

const TRAIL_SECONDS = 3;
const MOST_TRAIL_FRAMES = 240;

export class SimulationDriver extends RenderLoop {
  private readonly views: { readonly now: State; readonly fraction: number; readonly view: LaneView }[] = [];

  private readonly lastViews: LaneView[] = [];

  constructor(
    readonly player: Player,
    initialCamera: Camera,
  ) {
    super(initialCamera, player);
    player.subscribe(() => this.invalidate());
  }

  get isAtStart(): boolean {
    const { frame, fraction } = this.player;
    return frame === 0 && fraction === 0;
  }

  protected override get followsMarks(): boolean {
    return !this.isAtStart && !this.isCloser;
  }

  override momentum_W(): Vec3 | null {
    const report = this.player.report(0);
    return "angularMomentum" in report ? report.angularMomentum : null;
  }

  /** Computed once a frame; null once the lane has diverged. */
  laneView(lane: number): LaneView | null {
    const { player } = this;
    // Before React's next render a picture may ask for a lane that is gone.
    if (lane >= player.laneCount) return null;
    const now = player.instant(lane);
    const start = player.instant(lane, 0);
    if (isDiverged(now) || isDiverged(start)) return null;
    const known = this.views[lane];
    if (known?.now === now && known.fraction === player.fraction) return known.view;
    const next = player.fraction > 0 ? player.instant(lane, player.frame + 1) : now;
    const state = isDiverged(next) ? now : interpolate(now, next, player.fraction);
    const { frame, fraction } = player;
    const view = { ...this.viewOf(lane, state, start, frame), fraction };
    this.views[lane] = { now, fraction: player.fraction, view };
    return view;
  }

  /** A lane that has ended, as it last was; null where it never was. */
  pictureView(lane: number): LaneView | null {
    const { player } = this;
    const view = this.laneView(lane);
    if (view || lane >= player.laneCount) return view;
    const start = player.instant(lane, 0);
    if (isDiverged(start)) return null;
    const known = this.lastViews[lane];
    if (known?.system === player.system) return known;
    const frame = this.lastFrameOf(lane);
    const last = this.viewOf(lane, player.instant(lane, frame) as State, start, frame);
    this.lastViews[lane] = last;
    return last;
  }

  /** A bisection: frames before the end are there, and none after it. */
  private lastFrameOf(lane: number): number {
    let [there, gone] = [0, this.player.frame];
    while (gone - there > 1) {
      const middle = Math.floor((there + gone) / 2);
      if (isDiverged(this.player.instant(lane, middle))) gone = middle;
      else there = middle;
    }
    return there;
  }

  private viewOf(lane: number, state: State, start: State, frame: number): LaneView {
    const { player } = this;
    const span = Math.min(MOST_TRAIL_FRAMES, Math.round(TRAIL_SECONDS / player.scenario.dt));
    const past = player.past(lane, span, frame);
    past.push(state);
    const impactsAfter = (at: number) => player.impactsAfter(lane, at);
    return { system: player.system, lane, state, start, past, fraction: 0, impactsAfter };
  }
}

export function openDriver(player: Player, frame: number, camera: Camera): SimulationDriver {
  player.seek(frame);
  return new SimulationDriver(player, camera);
}
