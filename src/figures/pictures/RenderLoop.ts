import { LONGEST_ELAPSED } from "../../playback/clock";
import { type Camera, dolly, orbit } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { drawTogether, type Picture } from "../../scene/picture";
import { widenedTowards, wideningFor } from "./framing";

/** Which marks a picture shows at present. */
export type PictureMarks = () => readonly Mark[];

interface ShownPicture {
  readonly picture: Picture;
  readonly marks: PictureMarks;
}

/** A figure's animation, which the render loop advances. */
export interface Animation {
  readonly playing: boolean;
  /** Advances by some seconds of wall time. Called at every animation frame while it plays. */
  elapse(wallSeconds: number): void;
}

/**
 * Where drawing is slow, moving pictures are drawn less often, not late: drawings take at most this share of the time, the page
 * has the rest for its reader. The longest time from one to the next [ms] is one that the animation takes as it is.
 */
const DRAWINGS_SHARE = 1 / 3;
const LONGEST_INTERVAL_MS = 800 * LONGEST_ELAPSED;

/** A figure whose values change only when the reader changes them. */
const NO_ANIMATION: Animation = { playing: false, elapse: () => {} };

/**
 * The one render loop of a figure, outside React: it advances the figure's animation, draws its pictures and calls its frame
 * listeners, at most once an animation frame, only while some of the figure is on screen, and only when something has changed.
 */
export class RenderLoop {
  camera: Camera;
  /** Called with what a drawing threw; nothing is drawn after that. Outside React no error boundary would see it. */
  onError: (error: unknown) => void = (error) => reportError(error);

  private readonly pictures = new Set<ShownPicture>();
  private readonly frameListeners = new Set<() => void>();
  private onScreen = false;
  private request = 0;
  private lastTime: number | null = null;
  /** Until when nothing is drawn anew, so that the page has its share of the time [ms]. */
  private restsUntil = 0;
  /** How far the camera has gone back to keep in sight what would leave the pictures. */
  private widening = 1;
  private isWidening = false;

  constructor(
    private readonly initialCamera: Camera,
    private readonly animation: Animation = NO_ANIMATION,
  ) {
    this.camera = initialCamera;
  }

  get playing(): boolean {
    return this.animation.playing;
  }

  /** The reader's camera, farther away where something would leave the pictures. */
  get shownCamera(): Camera {
    return { ...this.camera, zoom: this.widening * this.camera.zoom };
  }

  /** Whether the camera goes back for what would leave the pictures; not where the reader has come closer. */
  protected get followsMarks(): boolean {
    return false;
  }

  /** Adds a picture; the returned function removes it. */
  addPicture(shown: ShownPicture): () => void {
    this.pictures.add(shown);
    this.invalidate();
    return () => {
      this.pictures.delete(shown);
    };
  }

  /** Calls back whenever what is shown may have changed, at most once an animation frame. */
  readonly onFrame = (listener: () => void): (() => void) => {
    this.frameListeners.add(listener);
    this.invalidate();
    return () => {
      this.frameListeners.delete(listener);
    };
  };

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

  orbit(azimuth: number, elevation: number): void {
    this.camera = orbit(this.camera, azimuth, elevation);
    this.invalidate();
  }

  dolly(factor: number): void {
    this.camera = dolly(this.camera, factor);
    this.invalidate();
  }

  resetView(): void {
    this.camera = this.initialCamera;
    this.invalidate();
  }

  /** Whether the view is another than the figure opened with. */
  get isTurned(): boolean {
    const { azimuth, elevation, zoom } = this.initialCamera;
    const { camera } = this;
    return camera.azimuth !== azimuth || camera.elevation !== elevation || camera.zoom !== zoom;
  }

  /** Whether the reader has come closer than the figure opened: then what they look at decides. */
  protected get isCloser(): boolean {
    return this.camera.zoom < this.initialCamera.zoom;
  }

  turnTo(view: Pick<Camera, "azimuth" | "elevation" | "zoom">): void {
    this.camera = { ...this.camera, ...view };
    this.invalidate();
  }

  /** Brings every picture's SVG up to date, for print and for files. */
  drawForPrint(): void {
    for (const { picture, marks } of this.pictures) picture.drawForPrint(marks(), this.shownCamera);
  }

  private animate(time: number): void {
    this.request = 0;
    if (!this.isMoving || time >= this.restsUntil) {
      try {
        this.drawTimed(time);
      } catch (error) {
        this.setOnScreen(false);
        this.onError(error);
        return;
      }
    }
    if (this.isMoving) this.invalidate();
  }

  private get isMoving(): boolean {
    return this.playing || this.isWidening;
  }

  private drawTimed(time: number): void {
    const before = performance.now();
    this.draw(this.advance(time));
    const taken = performance.now() - before;
    this.restsUntil = time + Math.min(taken / DRAWINGS_SHARE, LONGEST_INTERVAL_MS);
  }

  /** @returns the seconds since the last frame of what moves */
  private advance(time: number): number {
    const elapsed = this.lastTime === null ? 0 : Math.min((time - this.lastTime) / 1000, LONGEST_ELAPSED);
    if (elapsed > 0 && this.playing) this.animation.elapse(elapsed);
    this.lastTime = this.isMoving ? time : null;
    return elapsed;
  }

  private draw(elapsed: number): void {
    const shown = Array.from(this.pictures, ({ picture, marks }) => ({ picture, marks: marks() }));
    this.widen(shown, elapsed);
    drawTogether(shown, this.shownCamera);
    for (const listener of this.frameListeners) listener();
  }

  /** While a figure plays the camera moves smoothly; to another frame, and for whoever asks for less motion, it jumps. */
  private widen(shown: readonly { picture: Picture; marks: readonly Mark[] }[], elapsed: number): void {
    const wanted = this.followsMarks
      ? Math.max(1, ...shown.map(({ picture, marks }) => wideningFor(marks, this.camera, picture.size)))
      : 1;
    const isSmooth = elapsed > 0 && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.widening = isSmooth ? widenedTowards(this.widening, wanted, elapsed) : wanted;
    this.isWidening = this.widening !== wanted;
  }
}
