import { LONGEST_ELAPSED } from "../../playback/clock";
import { type Camera, dolly, orbit } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { drawTogether, type Picture } from "../../scene/picture";

/** Which marks a picture shows at present. */
export type PictureMarks = () => readonly Mark[];

interface ShownPicture {
  readonly picture: Picture;
  readonly marks: PictureMarks;
}

/** What passes with time in a figure. */
export interface Animation {
  readonly playing: boolean;
  /** Advances by some seconds of wall time. Called at every animation frame while it plays. */
  elapse(wallSeconds: number): void;
}

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

  constructor(
    private readonly initialCamera: Camera,
    private readonly animation: Animation = NO_ANIMATION,
  ) {
    this.camera = initialCamera;
  }

  get playing(): boolean {
    return this.animation.playing;
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

  turnTo(view: Pick<Camera, "azimuth" | "elevation" | "zoom">): void {
    this.camera = { ...this.camera, ...view };
    this.invalidate();
  }

  /** Brings every picture's SVG up to date, for print and for files. */
  drawForPrint(): void {
    for (const { picture, marks } of this.pictures) picture.drawSvg(marks(), this.camera);
  }

  private animate(time: number): void {
    this.request = 0;
    try {
      this.advance(time);
      this.draw();
    } catch (error) {
      this.setOnScreen(false);
      this.onError(error);
      return;
    }
    if (this.playing) this.invalidate();
  }

  private advance(time: number): void {
    const elapsed = this.lastTime === null ? 0 : (time - this.lastTime) / 1000;
    if (elapsed > 0) this.animation.elapse(Math.min(elapsed, LONGEST_ELAPSED));
    this.lastTime = this.playing ? time : null;
  }

  private draw(): void {
    drawTogether(
      Array.from(this.pictures, ({ picture, marks }) => ({ picture, marks: marks() })),
      this.camera,
    );
    for (const listener of this.frameListeners) listener();
  }
}
