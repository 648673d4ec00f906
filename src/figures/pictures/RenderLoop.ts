import { addVec, scaleVec, type Vec3, zeroVec } from "../../core/math/vec3";
import { LONGEST_ELAPSED } from "../../playback/clock";
import { type Camera, dolly, orbit } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { drawTogether, type Picture, type ShownPicture, type StageRenderer } from "../../scene/picture";
import { widenedTowards, wideningFor } from "./framing";

export type PictureMarks = () => readonly Mark[];

interface AddedPicture {
  readonly picture: Picture;
  readonly marks: PictureMarks;
}

export interface Animation {
  readonly playing: boolean;
  /** At every animation frame while it plays [s of wall time]. */
  elapse(wallSeconds: number): void;
}

/**
 * Where drawing is slow, moving pictures are drawn less often, not late: drawings take at most this share of the time, and one falls
 * at least in a stretch that the animation takes as it is [ms].
 */
const DRAWINGS_SHARE = 1 / 3;
const LONGEST_INTERVAL_MS = 800 * LONGEST_ELAPSED;

/** [rad], and of the zoom: what comes to rest smoothly comes near enough. */
const SEEN_TURN = 1e-3;

const NO_ANIMATION: Animation = { playing: false, elapse: () => {} };

/**
 * A figure's one render loop, outside React: at most once an animation frame, only while some of the figure is on screen, and only
 * when something has changed.
 */
export class RenderLoop {
  camera: Camera;
  /** No error boundary sees it outside React; nothing is drawn after that. */
  onError: (error: unknown) => void = (error) => reportError(error);

  private readonly pictures = new Set<AddedPicture>();
  private readonly frameListeners = new Set<() => void>();
  stage: StageRenderer | null = null;
  private following = false;
  private bodies_W: Vec3 = zeroVec;
  private onScreen = false;
  private request = 0;
  private lastTime: number | null = null;
  /** Leaves the page its share of the time [ms]. */
  private restsUntil = 0;
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

  /** Farther away where something would leave the pictures. */
  get shownCamera(): Camera {
    const target_W = this.following ? this.bodies_W : this.camera.target_W;
    return { ...this.camera, target_W, zoom: this.widening * this.camera.zoom };
  }

  get isFollowing(): boolean {
    return this.following;
  }

  /** The camera goes with the bodies. */
  set isFollowing(on: boolean) {
    this.following = on;
    this.invalidate();
  }

  momentum_W(): Vec3 | null {
    return null;
  }

  /** Not where the reader has come closer. A stage's pictures may be narrower than those of the text, for which cameras are set. */
  protected get followsMarks(): boolean {
    return this.stage !== null && !this.isCloser;
  }

  addPicture(shown: AddedPicture): () => void {
    this.pictures.add(shown);
    this.invalidate();
    return () => {
      this.pictures.delete(shown);
    };
  }

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

  invalidate(): void {
    if (this.request !== 0 || !this.onScreen) return;
    this.request = requestAnimationFrame((time) => this.animate(time));
  }

  /** In the place of the pictures' own renderers; null to go back to these. */
  setStage(stage: StageRenderer | null): void {
    this.stage = stage;
    this.invalidate();
  }

  orbit(azimuth: number, elevation: number): void {
    if (this.stage) this.stage.orbit(azimuth, elevation);
    else this.turnTo(orbit(this.camera, azimuth, elevation));
  }

  dolly(factor: number): void {
    if (this.stage) this.stage.dolly(factor);
    else this.turnTo(dolly(this.camera, factor));
  }

  resetView(): void {
    if (this.stage) this.stage.turnTo(this.initialCamera);
    else this.turnTo(this.initialCamera);
  }

  /** By as much as a link tells. */
  get isTurned(): boolean {
    const [{ azimuth, elevation, zoom }, camera] = [this.initialCamera, this.camera];
    const around = Math.abs(Math.sin((camera.azimuth - azimuth) / 2));
    return (
      Math.max(2 * around, Math.abs(camera.elevation - elevation), Math.abs(camera.zoom - zoom)) > SEEN_TURN
    );
  }

  /** Then what the reader looks at decides. */
  protected get isCloser(): boolean {
    return this.camera.zoom < this.initialCamera.zoom;
  }

  turnTo({ azimuth, elevation, zoom }: Pick<Camera, "azimuth" | "elevation" | "zoom">): void {
    this.camera = { ...this.camera, azimuth, elevation, zoom };
    this.invalidate();
  }

  /** For print and for files. */
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

  /** @returns [s] */
  private advance(time: number): number {
    const elapsed = this.lastTime === null ? 0 : Math.min((time - this.lastTime) / 1000, LONGEST_ELAPSED);
    if (elapsed > 0 && this.playing) this.animation.elapse(elapsed);
    this.lastTime = this.isMoving ? time : null;
    return elapsed;
  }

  /** Not at the next animation frame: for a film. */
  drawNow(): void {
    this.draw(0);
  }

  private draw(elapsed: number): void {
    const shown = Array.from(this.pictures, ({ picture, marks }) => ({ picture, marks: marks() }));
    if (this.following) this.bodies_W = middleOfBodies(shown.flatMap(({ marks }) => marks)) ?? this.bodies_W;
    this.widen(shown, elapsed);
    if (!this.stage?.draw(shown, this.shownCamera)) drawTogether(shown, this.shownCamera);
    for (const listener of this.frameListeners) listener();
  }

  /** Smoothly while the figure plays; else, and under reduced motion, at once. */
  private widen(shown: readonly ShownPicture[], elapsed: number): void {
    const wanted = this.followsMarks
      ? Math.max(1, ...shown.map(({ picture, marks }) => wideningFor(marks, this.camera, picture.size)))
      : 1;
    const isSmooth = elapsed > 0 && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.widening = isSmooth ? widenedTowards(this.widening, wanted, elapsed) : wanted;
    this.isWidening = this.widening !== wanted;
  }
}

/** Null where there is none. */
function middleOfBodies(marks: readonly Mark[]): Vec3 | null {
  const centres_W = marks.flatMap((mark) =>
    mark.kind === "body" || mark.kind === "object" || mark.kind === "mesh" ? [mark.position_W] : [],
  );
  if (centres_W.length === 0) return null;
  return scaleVec(1 / centres_W.length, centres_W.reduce(addVec));
}
