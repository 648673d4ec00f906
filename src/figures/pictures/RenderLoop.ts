import { type Camera, dolly, orbit } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import type { Picture } from "../../scene/picture";
import type { PictureDriver } from "../shell/pictureDriver";

interface Shown {
  readonly picture: Picture;
  readonly marks: () => readonly Mark[];
}

/** The longest stretch of wall time that one drawing lets pass [s]: after a pause nothing leaps. */
const LONGEST = 0.1;

/**
 * What runs a figure whose values the reader sets by hand: it draws at most once an animation frame, only while the
 * figure is on screen, and only when something has changed. While it plays, the figure moves its values on itself.
 */
export class SketchDriver implements PictureDriver {
  readonly player = { playing: false };
  camera: Camera;

  private readonly shown = new Set<Shown>();
  private readonly dials = new Set<() => void>();
  private onScreen = false;
  private request = 0;
  private lastTime: number | null = null;

  /** @param elapse moves the figure's values on by some seconds, while it plays */
  constructor(
    private readonly home: Camera,
    private readonly elapse: (seconds: number) => void = () => {},
  ) {
    this.camera = home;
  }

  /** Adds a picture; the returned function takes it away. */
  show(shown: Shown): () => void {
    this.shown.add(shown);
    this.invalidate();
    return () => {
      this.shown.delete(shown);
    };
  }

  /** Calls back whenever what is shown may have changed, at most once an animation frame. */
  readonly onFrame = (dial: () => void): (() => void) => {
    this.dials.add(dial);
    this.invalidate();
    return () => {
      this.dials.delete(dial);
    };
  };

  setOnScreen(onScreen: boolean): void {
    this.onScreen = onScreen;
    this.lastTime = null;
    if (onScreen) this.invalidate();
    else cancelAnimationFrame(this.request);
    if (!onScreen) this.request = 0;
  }

  invalidate(): void {
    if (this.request !== 0 || !this.onScreen) return;
    this.request = requestAnimationFrame((time) => this.animate(time));
  }

  play(playing: boolean): void {
    this.player.playing = playing;
    this.lastTime = null;
    this.invalidate();
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

  drawForPrint(): void {
    for (const { picture, marks } of this.shown) picture.drawSvg(marks(), this.camera);
  }

  private animate(time: number): void {
    this.request = 0;
    const { playing } = this.player;
    if (playing && this.lastTime !== null) this.elapse(Math.min(LONGEST, (time - this.lastTime) / 1000));
    this.lastTime = playing ? time : null;
    for (const { picture, marks } of this.shown) picture.draw(marks(), this.camera);
    for (const dial of this.dials) dial();
    if (playing) this.invalidate();
  }
}
