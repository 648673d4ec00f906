import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CHAPTER, CONTEXT_GIVEN_BACK, webglTest as test } from "./browser";
import { watchDrawings } from "./drawnOnStage";
import { Figure } from "./figure";

/** Two seconds in which the racket turns over, a picture a frame. */
const RANGE = { from: 60, to: 180 } as const;
const COUNT = RANGE.to - RANGE.from;

const RACKET = `${CHAPTER}?figure=racket&v=1&a=splitting&layers=omega&layout=overlaid&repeat=[${RANGE.from},${RANGE.to}]`;

/** How many times slower the processor is made. */
const SLOWER = 4;

describe("a film of the stage", () => {
  test("shows in each picture the frame of its time, and is as long on a slow machine", {
    timeout: 550_000,
  }, async ({ visit }) => {
    const page = await visit(RACKET, {
      viewport: { width: 480, height: 600 },
      expectedNoise: CONTEXT_GIVEN_BACK,
      // The site's policy lets no film in.
      bypassCSP: true,
      before: watchDrawings,
      prepare: async (tab) => {
        await tab.addInitScript(keepFilms);
      },
    });
    const figure = await Figure.hydrated(page, "racket", "webgl");
    await figure.fillWindow();
    await figure.drawnWith("stage");
    await page.getByRole("dialog").getByRole("button", { name: "Picture, film" }).click();
    const shown = await framesTaken(page);
    expect(new Set(shown.map((poses) => poses.join())).size, "poses").toBe(COUNT);
    const client = await page.context().newCDPSession(page);
    for (const rate of [1, SLOWER]) {
      await client.send("Emulation.setCPUThrottlingRate", { rate });
      const [film] = await Promise.all([
        page.waitForEvent("download", { timeout: 300_000 }),
        page
          .locator(".stage-menu:popover-open")
          .getByRole("button", { name: /^From mark to mark, 2\.0 s$/ })
          .click(),
      ]);
      await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      expect(await page.evaluate(posesFilmed), `poses, ${rate} times slower`).toEqual(shown);
      const { seconds, strangers } = await decoded(page, readFileSync(await film.path()).toString("base64"));
      expect(strangers, "pictures nearer to a neighbour's frame than to their own").toEqual([]);
      // The file says when its last picture begins.
      expect(seconds).toBeCloseTo((COUNT - 1) / 60, 2);
    }
  });
});

/** Of every body and line that is drawn, as three.js hands it to the graphics processor. */
type Poses = readonly string[];

type Keeping = Window & {
  readonly calls: readonly { readonly toClip: readonly number[] }[];
  /** Of each picture that is filmed. */
  filmed: Poses[];
  /** Files that are handed out. */
  readonly saved: Blob[];
  /** Pictures of the frames, twice as large as the film's. */
  readonly frames: ImageBitmap[];
};

/** Runs before the page, after {@link watchDrawings}. */
function keepFilms(): void {
  const keeping = window as unknown as Keeping;
  Object.assign(window, { filmed: [], saved: [], frames: [] });
  window.VideoFrame = new Proxy(VideoFrame, {
    construct(target, given) {
      keeping.filmed.push(keeping.calls.map(({ toClip }) => toClip.join()));
      return Reflect.construct(target, given);
    },
  });
  const { createObjectURL } = URL;
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) keeping.saved.push(file);
    return createObjectURL(file);
  };
}

/** Scrubs through the range, keeps each frame's picture in the page, and tells the poses that are drawn. */
function framesTaken(page: Page): Promise<Poses[]> {
  return page.evaluate(async ({ from, to }) => {
    const keeping = window as unknown as Keeping;
    const scrubber = document.querySelector<HTMLInputElement>(".figure-dialog .scrubber");
    const button = [...document.querySelectorAll<HTMLElement>(".stage-menu:popover-open button")].find(
      (each) => each.textContent?.startsWith("Picture"),
    );
    if (!scrubber || !button) throw new Error("no stage");
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    const poses: Poses[] = [];
    for (let frame = from; frame < to; frame++) {
      scrubber.value = String(frame);
      scrubber.dispatchEvent(new Event("input", { bubbles: true }));
      await drawn();
      poses.push(keeping.calls.map(({ toClip }) => toClip.join()));
      keeping.saved.length = 0;
      button.click();
      while (!keeping.saved[0]) await drawn();
      keeping.frames.push(await createImageBitmap(keeping.saved[0]));
    }
    return poses;
  }, RANGE);
}

function posesFilmed(): Poses[] {
  const keeping = window as unknown as Keeping;
  const { filmed } = keeping;
  keeping.filmed = [];
  return filmed;
}

interface Decoded {
  readonly seconds: number;
  /** Numbers of the pictures that are not nearest to their own frame. */
  readonly strangers: readonly number[];
}

function decoded(page: Page, film: string): Promise<Decoded> {
  return page.evaluate(async (film) => {
    const { frames } = window as unknown as Keeping;
    const bytes = Uint8Array.from(atob(film), (letter) => letter.charCodeAt(0));
    const video = document.createElement("video");
    video.src = URL.createObjectURL(new Blob([bytes], { type: "video/webm" }));
    await new Promise((loaded) => video.addEventListener("loadeddata", loaded, { once: true }));
    const { videoWidth: width, videoHeight: height } = video;
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no 2-D canvas");
    const pixelsOf = (image: CanvasImageSource, w: number, h: number) => {
      context.clearRect(0, 0, width, height);
      context.drawImage(image, 0, 0, w, h);
      return context.getImageData(0, 0, width, height).data;
    };
    const ofFrames = frames.map((frame) => pixelsOf(frame, frame.width / 2, frame.height / 2));
    const strangers: number[] = [];
    for (const picture of frames.keys()) {
      // `seeked` may come before the picture.
      const presented = new Promise((done) => video.requestVideoFrameCallback(done));
      video.currentTime = (picture + 0.5) / 60;
      await presented;
      const seen = pixelsOf(video, width, height);
      const differenceTo = (frame: number) =>
        ofFrames[frame]?.reduce((sum, part, at) => sum + Math.abs(part - (seen[at] ?? 0)), 0) ??
        Number.POSITIVE_INFINITY;
      const [before = 0, own = 0, after = 0] = [-1, 0, 1].map((by) => differenceTo(picture + by));
      if (!(own < Math.min(before, after))) strangers.push(picture);
    }
    return { seconds: video.duration, strangers };
  }, film);
}
