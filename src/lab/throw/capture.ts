import { isFalling, SHORTEST } from "./motion/freeFall";
import { type MotionEvent, type Sample, sampleOf } from "./motion/sample";

export interface Device {
  readonly isSecure: boolean;
  readonly motion: { readonly requestPermission?: () => Promise<string> } | null;
  readonly listen: (take: (event: MotionEvent) => void) => () => void;
  readonly later: (milliseconds: number, run: () => void) => () => void;
}

export type Refusal = "insecure" | "no-sensor" | "no-gyroscope" | "denied" | "no-throw";

export type News =
  | { readonly kind: "asking" | "armed" | "stopped" }
  | { readonly kind: "short"; readonly seconds: number }
  | { readonly kind: "refused"; readonly why: Refusal }
  | { readonly kind: "thrown"; readonly samples: readonly Sample[] };

/** A browser with sensors has sent an event by then. */
const FIRST_EVENT_TIMEOUT_MS = 2500;

/** A phone put away must not go on being read. */
const LONGEST_WAIT_MS = 120_000;

/** Before the fall and after it, so that both its ends are seen. */
const KEPT_SECONDS = 5;
const AFTER_LANDING_MS = 400;

/** [s]: shaking is shorter, a throw longer */
const SHORTEST_FALL = 0.12;

/**
 * Waits for one throw. Must be called within a press: iOS asks for permission then or never.
 *
 * @see developer.apple.com, Safari 13 Release Notes: DeviceMotionEvent.requestPermission
 * @returns ends the waiting
 */
export function arm(device: Device, onNews: (news: News) => void): () => void {
  const waiting = new Waiting(device, onNews);
  waiting.ask();
  return () => waiting.end({ kind: "stopped" });
}

class Waiting {
  private samples: Sample[] = [];
  private isOver = false;
  private isHeard = false;
  private hasForce = false;
  private fallsSince: number | null = null;
  private hasLanded = false;
  private readonly stops: (() => void)[] = [];

  constructor(
    private readonly device: Device,
    private readonly onNews: (news: News) => void,
  ) {}

  ask(): void {
    const { isSecure, motion } = this.device;
    if (!isSecure || motion === null) {
      this.refuse(isSecure ? "no-sensor" : "insecure");
      return;
    }
    this.onNews({ kind: "asking" });
    const asked = motion.requestPermission?.() ?? Promise.resolve("granted");
    asked.then(
      (answer) => (answer === "granted" ? this.listen() : this.refuse("denied")),
      () => this.refuse("denied"),
    );
  }

  private listen(): void {
    if (this.isOver) return;
    const { listen, later } = this.device;
    this.stops.push(
      listen((event) => this.take(event)),
      later(FIRST_EVENT_TIMEOUT_MS, () => {
        if (!this.isHeard) this.refuse(this.hasForce ? "no-gyroscope" : "no-sensor");
      }),
      later(LONGEST_WAIT_MS, () => this.refuse("no-throw")),
    );
  }

  private take(event: MotionEvent): void {
    const sample = sampleOf(event);
    if (sample === null) {
      this.hasForce ||= typeof event.accelerationIncludingGravity?.x === "number";
      return;
    }
    if (!this.isHeard) this.onNews({ kind: "armed" });
    this.isHeard = true;
    this.samples.push(sample);
    while ((this.samples[0]?.t ?? sample.t) < sample.t - KEPT_SECONDS) this.samples.shift();
    if (!this.hasLanded) this.watch(sample);
  }

  private watch(sample: Sample): void {
    if (isFalling(sample)) {
      this.fallsSince ??= sample.t;
      return;
    }
    const seconds = this.fallsSince === null ? 0 : sample.t - this.fallsSince;
    this.fallsSince = null;
    if (seconds >= SHORTEST) this.land();
    else if (seconds > SHORTEST_FALL) this.onNews({ kind: "short", seconds });
  }

  private land(): void {
    this.hasLanded = true;
    this.stops.push(
      this.device.later(AFTER_LANDING_MS, () => this.end({ kind: "thrown", samples: this.samples })),
    );
  }

  private refuse(why: Refusal): void {
    this.end({ kind: "refused", why });
  }

  end(news: News): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const stop of this.stops) stop();
    this.onNews(news);
  }
}

export function thisDevice(): Device {
  const motion = "DeviceMotionEvent" in window ? window.DeviceMotionEvent : null;
  return {
    isSecure: window.isSecureContext,
    motion: motion as Device["motion"],
    listen: (take) => {
      window.addEventListener("devicemotion", take);
      return () => window.removeEventListener("devicemotion", take);
    },
    later: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
