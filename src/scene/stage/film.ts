import { ArrayBufferTarget, Muxer } from "webm-muxer";
import { yieldToMain } from "../../browser/scheduling";

/** A second has so many pictures, whatever the time step of the run. */
export const FILM_RATE = 60;

/** Bits a pixel and second: lines of one pixel stay sharp. */
const BITS_PER_PIXEL = 7;
const SECONDS_PER_KEY_FRAME = 1;

/** More pictures than these would only wait for the encoder in memory. */
const MOST_WAITING = 3;

export interface Film {
  /** Pictures in all. */
  readonly count: number;
  /** Draws the picture of this number, from 0, onto the canvas. */
  readonly draw: (picture: number) => void;
  readonly canvas: HTMLCanvasElement;
  readonly onProgress: (pictures: number) => void;
  readonly stop: AbortSignal;
}

/** Whether the browser can encode pictures one by one, each in its own time. */
export function canFilm(): boolean {
  return typeof VideoEncoder === "function";
}

/**
 * A WebM file, picture by picture: a slow machine takes longer, and its film is the same.
 *
 * @returns null once it is stopped
 * @throws Error where the encoder refuses
 */
export async function makeFilm({ count, draw, canvas, onProgress, stop }: Film): Promise<Blob | null> {
  const { width, height } = canvas;
  const muxer = new Muxer({
    target: new ArrayBufferTarget(),
    video: { codec: "V_VP9", width, height, frameRate: FILM_RATE },
  });
  let refusal: unknown = null;
  const encoder = new VideoEncoder({
    output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    error: (error) => {
      refusal = error;
    },
  });
  encoder.configure({
    codec: "vp09.00.41.08",
    width,
    height,
    framerate: FILM_RATE,
    bitrate: BITS_PER_PIXEL * width * height,
  });
  for (let picture = 0; picture < count; picture++) {
    while (encoder.encodeQueueSize > MOST_WAITING && refusal === null) await yieldToMain();
    if (refusal !== null) throw refusal;
    if (stop.aborted) {
      encoder.close();
      return null;
    }
    draw(picture);
    const microseconds = 1e6 / FILM_RATE;
    const frame = new VideoFrame(canvas, {
      timestamp: Math.round(picture * microseconds),
      duration: Math.round(microseconds),
    });
    encoder.encode(frame, { keyFrame: picture % (SECONDS_PER_KEY_FRAME * FILM_RATE) === 0 });
    frame.close();
    onProgress(picture + 1);
    await yieldToMain();
  }
  await encoder.flush();
  encoder.close();
  muxer.finalize();
  return new Blob([muxer.target.buffer], { type: "video/webm" });
}
