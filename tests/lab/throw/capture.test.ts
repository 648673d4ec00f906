import { describe, expect, it } from "vitest";
import { arm, type Device, type News } from "../../../src/lab/throw/capture";
import type { MotionEvent, Sample } from "../../../src/lab/throw/motion/sample";
import { madeThrow, phoneMoments } from "./syntheticThrow";

/** A browser whose time goes on when the test says so. */
class Stand implements Device {
  readonly isSecure: boolean = true;
  readonly motion: Device["motion"];
  private readonly timers = new Set<{ readonly at: number; readonly run: () => void }>();
  private readonly takers = new Set<(event: MotionEvent) => void>();
  private now = 0;

  constructor(motion: Device["motion"] = {}) {
    this.motion = motion;
  }

  readonly listen: Device["listen"] = (take) => {
    this.takers.add(take);
    return () => this.takers.delete(take);
  };

  readonly later: Device["later"] = (milliseconds, run) => {
    const timer = { at: this.now + milliseconds, run };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  };

  pass(milliseconds: number): void {
    this.now += milliseconds;
    for (const timer of [...this.timers].filter(({ at }) => at <= this.now)) {
      this.timers.delete(timer);
      timer.run();
    }
  }

  send(samples: readonly Sample[]): void {
    for (const { t, omega_D, force_D } of samples) {
      const [alpha, beta, gamma] = omega_D.map((rate) => (rate * 180) / Math.PI) as [number, number, number];
      const [x, y, z] = force_D ?? [0, 0, 0];
      const rotationRate = { alpha, beta, gamma };
      this.sendRaw({ timeStamp: 1000 * t, rotationRate, accelerationIncludingGravity: { x, y, z } });
    }
  }

  sendRaw(event: MotionEvent): void {
    for (const take of [...this.takers]) take(event);
  }

  get isIdle(): boolean {
    return this.takers.size === 0 && this.timers.size === 0;
  }
}

/** Answers of promises arrive after the press. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

async function armed(device: Stand): Promise<{ readonly news: News[]; readonly stop: () => void }> {
  const news: News[] = [];
  const stop = arm(device, (one) => news.push(one));
  await answered();
  return { news, stop };
}

const made = madeThrow(phoneMoments(), [7.5, 1.1, 0.6], 30);

describe("arming", () => {
  it("waits for a fall, keeps a little after the impact, and then listens no more", async () => {
    const device = new Stand();
    const { news } = await armed(device);
    device.send(made);
    device.pass(1000);
    expect(news.map(({ kind }) => kind)).toEqual(["asking", "armed", "thrown"]);
    const thrown = news.at(-1);
    expect(thrown?.kind === "thrown" && thrown.samples.length).toBe(made.length);
    expect(device.isIdle).toBe(true);
  });

  it("asks iOS for permission within the press, and takes no for an answer", async () => {
    let asked = 0;
    const device = new Stand({
      requestPermission: () => {
        asked++;
        return Promise.resolve("denied");
      },
    });
    const waiting = armed(device);
    expect(asked).toBe(1);
    const { news } = await waiting;
    expect(news.at(-1)).toEqual({ kind: "refused", why: "denied" });
    const failing = await armed(
      new Stand({ requestPermission: () => Promise.reject(new Error("no press")) }),
    );
    expect(failing.news.at(-1)).toEqual({ kind: "refused", why: "denied" });
  });

  it("says which sensor is missing, that the page is insecure, and that no throw came", async () => {
    const why = async (device: Stand, use: (device: Stand) => void) => {
      const { news } = await armed(device);
      use(device);
      const last = news.at(-1);
      expect(device.isIdle).toBe(true);
      return last?.kind === "refused" ? last.why : last?.kind;
    };
    const insecure = Object.assign(new Stand(), { isSecure: false });
    expect(await why(insecure, () => {})).toBe("insecure");
    expect(await why(new Stand(null), () => {})).toBe("no-sensor");
    expect(await why(new Stand(), (device) => device.pass(3000))).toBe("no-sensor");
    const forceAlone = {
      timeStamp: 0,
      rotationRate: null,
      accelerationIncludingGravity: { x: 0, y: 0, z: 9.8 },
    };
    const withoutGyroscope = (device: Stand) => {
      device.sendRaw(forceAlone);
      device.pass(3000);
    };
    expect(await why(new Stand(), withoutGyroscope)).toBe("no-gyroscope");
    const held = (device: Stand) => {
      device.send(made.slice(0, 50));
      device.pass(3000);
      device.pass(120_000);
    };
    expect(await why(new Stand(), held)).toBe("no-throw");
  });

  it("goes on after a hop, and ends when it is told to", async () => {
    const device = new Stand();
    const { news, stop } = await armed(device);
    device.send([
      ...made.slice(0, 98),
      ...made.slice(0, 20).map((sample) => ({ ...sample, t: sample.t + 0.98 })),
    ]);
    expect(news.at(-1)?.kind).toBe("short");
    stop();
    expect(news.at(-1)?.kind).toBe("stopped");
    expect(device.isIdle).toBe(true);
  });
});
