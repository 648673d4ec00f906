import type { Meshes } from "../../core/bodies/massProperties";
import type { Impact } from "../../core/dynamics/contact/index";
import type { Scenario } from "../../core/dynamics/scenario";
import { isDiverged, type State } from "../../core/dynamics/state";
import type { System } from "../../core/dynamics/system";
import { interpolate } from "../../playback/interpolate";
import { Player } from "../../playback/player";
import { type Camera, dolly, orbit } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { drawTogether, type Picture } from "../../scene/picture";

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

/** Which lanes a picture shows, as marks. */
export type PictureMarks = () => readonly Mark[];

interface Shown {
  readonly picture: Picture;
  readonly marks: PictureMarks;
}

/** Seconds of the past that a trail shows. */
const TRAIL_SECONDS = 3;
const MOST_TRAIL_FRAMES = 240;

/**
 * What runs a figure between React's renders: it lets time pass, draws the pictures and tells the dials, at most once
 * an animation frame, only while the figure is on screen, and only when there is something new.
 */
export class SimulationDriver {
  readonly player: Player;
  camera: Camera;

  private readonly shown = new Set<Shown>();
  private readonly dials = new Set<() => void>();
  private onScreen = false;
  private request = 0;
  private lastTime: number | null = null;
  private readonly views: { readonly now: State; readonly fraction: number; readonly view: LaneView }[] = [];

  constructor(
    scenario: Scenario,
    private readonly home: Camera,
    frame: number,
    meshes: Meshes = {},
  ) {
    this.player = new Player(scenario, meshes);
    this.player.seek(frame);
    this.camera = home;
    this.player.subscribe(() => this.invalidate());
  }

  /** Adds a picture; the returned function takes it away. */
  show(shown: Shown): () => void {
    this.shown.add(shown);
    this.invalidate();
    return () => {
      this.shown.delete(shown);
    };
  }

  /** Calls back whenever the numbers shown may have changed, at most once an animation frame. */
  onFrame(dial: () => void): () => void {
    this.dials.add(dial);
    this.invalidate();
    return () => {
      this.dials.delete(dial);
    };
  }

  setOnScreen(onScreen: boolean): void {
    this.onScreen = onScreen;
    this.lastTime = null;
    if (onScreen) this.invalidate();
    else cancelAnimationFrame(this.request);
    if (!onScreen) this.request = 0;
  }

  /** Asks for one drawing at the next animation frame. */
  invalidate(): void {
    if (this.request !== 0 || !this.onScreen) return;
    this.request = requestAnimationFrame((time) => this.animate(time));
  }

  turn(azimuth: number, elevation: number): void {
    this.camera = orbit(this.camera, azimuth, elevation);
    this.invalidate();
  }

  approach(factor: number): void {
    this.camera = dolly(this.camera, factor);
    this.invalidate();
  }

  resetView(): void {
    this.camera = this.home;
    this.invalidate();
  }

  /** Brings every picture's SVG up to date, for print. */
  drawForPrint(): void {
    for (const { picture, marks } of this.shown) picture.drawSvg(marks(), this.camera);
  }

  /** A lane as it is to be drawn, or null from where it diverged on; worked out once, however many pictures show it. */
  laneView(lane: number): LaneView | null {
    const { player } = this;
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

  private animate(time: number): void {
    this.request = 0;
    const elapsed = this.lastTime === null ? 0 : (time - this.lastTime) / 1000;
    this.lastTime = this.player.playing ? time : null;
    this.player.elapse(elapsed);
    drawTogether(
      Array.from(this.shown, ({ picture, marks }) => ({ picture, marks: marks() })),
      this.camera,
    );
    for (const dial of this.dials) dial();
    if (this.player.playing) this.invalidate();
  }
}
