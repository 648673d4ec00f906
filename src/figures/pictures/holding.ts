import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { Quat } from "../../core/math/quat";
import type { Vec3 } from "../../core/math/vec3";
import { type BodyUnder, bodyUnder } from "../../scene/bodyUnder";
import { project, type View, viewThrough } from "../../scene/camera";
import { flickOf, type GripSample, latestSamples, pointOnBall, turnBetween } from "../../scene/trackball";
import type { PictureMarks, RenderLoop } from "./RenderLoop";

export interface HoldActions {
  /** By its own button: then a finger turns it at once, and does not scroll. */
  readonly isHeld: () => boolean;
  /** By the key of its mark. */
  readonly canTake: (key: string) => boolean;
  readonly take: (key: string) => void;
  /** From how it stood when it was taken. */
  readonly turn: (turn_W: Quat) => void;
  /** Zero if it was held still. */
  readonly letGo: (omega_W: Vec3) => void;
  /** The body is as before. */
  readonly giveUp: () => void;
}

/** [rad/s]: three turns a second. */
export const MOST_FLICK = 20;

/** [px]: readers tap arrows that lie over the body. */
const SLACK = 4;

/** Of a finger that lies still on the body: from then on it turns the body whichever way it goes [ms]; `hold.css` shows when. */
const PRESS_MS = 200;

interface Grip {
  readonly pointer: number;
  readonly body: BodyUnder;
  readonly x: number;
  readonly y: number;
  /** [ms] */
  readonly time: number;
  /** A finger may be about to scroll until it moves. After Escape the pointer does nothing until released. */
  state: "pressed" | "firm" | "spent";
}

interface Held {
  readonly body: BodyUnder;
  readonly from_W: Vec3;
  samples: readonly GripSample[];
}

/**
 * A mouse, a pen or one finger on the body turns it, and a release in motion flicks it; beside it the view turns and the page scrolls.
 * So does a finger that goes up or down at once: it holds the body once it has been pressed for a moment, or goes sideways.
 *
 * @returns whether the body is held, or about to be: the view then stays
 */
export function useHolding(
  element: RefObject<HTMLElement | null>,
  loop: RenderLoop,
  marks: PictureMarks,
  actions: HoldActions | null,
): () => boolean {
  const isGripped = useRef(false);
  const marksNow = useEffectEvent(marks);
  const actionsNow = useEffectEvent(() => actions);
  const canHold = actions !== null;
  useEffect(() => {
    const picture = element.current;
    if (!picture || !canHold) return;
    const stop = new AbortController();
    const onGrip = (gripped: boolean) => {
      isGripped.current = gripped;
    };
    const hand = new Hand(
      picture,
      loop,
      () => marksNow(),
      () => actionsNow(),
      onGrip,
    );
    hand.listen(stop.signal);
    return () => stop.abort();
  }, [element, loop, canHold]);
  return () => isGripped.current;
}

class Hand {
  private grip: Grip | null = null;
  private held: Held | null = null;

  constructor(
    private readonly picture: HTMLElement,
    private readonly loop: RenderLoop,
    private readonly marks: PictureMarks,
    private readonly actions: () => HoldActions | null,
    private readonly onGrip: (gripped: boolean) => void,
  ) {}

  listen(signal: AbortSignal): void {
    const { picture } = this;
    picture.dataset.hold = "beside";
    // Before the picture's own listeners, which turn the view.
    const first = { signal, capture: true };
    picture.addEventListener("pointerdown", (event) => this.press(event), first);
    picture.addEventListener("pointermove", (event) => this.move(event), first);
    picture.addEventListener("pointerup", (event) => this.release(event), first);
    picture.addEventListener("pointercancel", (event) => this.owns(event) && this.drop(), first);
    picture.addEventListener("touchstart", (event) => this.touch(event), { ...first, passive: false });
    picture.addEventListener(
      "touchmove",
      (event) => this.grip?.state === "firm" && event.cancelable && event.preventDefault(),
      { ...first, passive: false },
    );
    window.addEventListener("keydown", (event) => this.escape(event), first);
    signal.addEventListener("abort", () => {
      this.drop();
      delete picture.dataset.hold;
    });
  }

  private view(): View {
    const { width, height } = this.picture.getBoundingClientRect();
    return viewThrough(this.loop.shownCamera, { width, height });
  }

  private placeOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) {
    const { left, top } = this.picture.getBoundingClientRect();
    return [clientX - left, clientY - top] as const;
  }

  private bodyAt(at: { readonly clientX: number; readonly clientY: number }): BodyUnder | null {
    const view = this.view();
    const body = bodyUnder(this.marks(), view, ...this.placeOf(at));
    if (!body || !this.actions()?.canTake(body.key)) return null;
    this.ring(body, view);
    return body;
  }

  /** Where `hold.css` draws the ball that the hand turns. */
  private ring({ centre_W, radius }: BodyUnder, view: View): void {
    const { x, y, depth } = project(view, centre_W);
    const { style } = this.picture;
    style.setProperty("--ball-x", `${x.toFixed(1)}px`);
    style.setProperty("--ball-y", `${y.toFixed(1)}px`);
    style.setProperty("--ball-radius", `${((view.focal * radius) / depth).toFixed(1)}px`);
  }

  private owns({ pointerId }: PointerEvent): boolean {
    return this.grip?.pointer === pointerId;
  }

  /** A second finger lets go, and both turn the view. */
  private touch(event: TouchEvent): void {
    const [touch, second] = event.touches;
    if (second) this.drop();
    else if (touch && this.actions()?.isHeld() && this.bodyAt(touch)) event.preventDefault();
  }

  private press(event: PointerEvent): void {
    const body = event.isPrimary && event.button === 0 ? this.bodyAt(event) : null;
    if (!body) return;
    const mayScroll = event.pointerType === "touch" && !this.actions()?.isHeld();
    this.grip = {
      pointer: event.pointerId,
      body,
      x: event.clientX,
      y: event.clientY,
      time: event.timeStamp,
      state: mayScroll ? "pressed" : "firm",
    };
    if (mayScroll) this.picture.dataset.hold = "pressed";
    this.picture.setPointerCapture(event.pointerId);
    this.onGrip(true);
  }

  private move(event: PointerEvent): void {
    if (this.owns(event)) this.pull(event);
    else if (event.buttons === 0) this.picture.dataset.hold = this.bodyAt(event) ? "over" : "beside";
  }

  private pull(event: PointerEvent): void {
    const { grip } = this;
    if (!grip || grip.state === "spent") return;
    const [across, along] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!this.held && Math.hypot(across, along) < SLACK) return;
    const isSudden = grip.state === "pressed" && event.timeStamp - grip.time < PRESS_MS;
    if (isSudden && Math.abs(across) <= Math.abs(along)) {
      this.drop();
      return;
    }
    grip.state = "firm";
    this.held ??= this.take(grip.body, event);
    const to_W = this.sample(this.held, event);
    this.actions()?.turn(turnBetween(this.held.from_W, to_W));
  }

  private take(body: BodyUnder, event: PointerEvent): Held {
    this.actions()?.take(body.key);
    this.picture.dataset.hold = "held";
    return { body, from_W: this.directionAt(body, event), samples: [] };
  }

  private directionAt(body: BodyUnder, event: PointerEvent): Vec3 {
    return pointOnBall(body, this.view(), ...this.placeOf(event));
  }

  private sample(held: Held, event: PointerEvent): Vec3 {
    const direction_W = this.directionAt(held.body, event);
    held.samples = latestSamples([...held.samples, { time: event.timeStamp, direction_W }]);
    return direction_W;
  }

  private release(event: PointerEvent): void {
    if (!this.owns(event)) return;
    const { held } = this;
    if (held) this.sample(held, event);
    this.open();
    if (held) this.actions()?.letGo(flickOf(held.samples, MOST_FLICK));
  }

  private drop(): void {
    const wasHeld = this.held !== null;
    this.open();
    if (wasHeld) this.actions()?.giveUp();
  }

  private open(): void {
    this.grip = null;
    this.held = null;
    const { dataset } = this.picture;
    if (dataset.hold === "pressed") dataset.hold = "beside";
    if (dataset.hold === "held") dataset.hold = "over";
    this.onGrip(false);
  }

  private escape(event: KeyboardEvent): void {
    const { grip } = this;
    if (event.key !== "Escape" || !grip || !this.held) return;
    event.preventDefault();
    event.stopPropagation();
    this.drop();
    this.grip = { ...grip, state: "spent" };
    this.onGrip(true);
  }
}
