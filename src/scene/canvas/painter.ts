import { colourVersion } from "../colours";
import type { Mark } from "../marks";
import { readClassStyles } from "./classStyles";
import { type Frame, type FromPainter, type FromPicture, type ToPainter, withoutSurfaces } from "./messages";
import { labelFonts } from "./pageFonts";
import { SentSurfaces } from "./sentSurfaces";

/** A moment of a picture, as its figure has it. */
export type MovingFrame = Omit<Frame, "marks" | "theme"> & { readonly marks: readonly Mark[] };

let painter: Painter | null = null;

/** The page's painter, started when it is first asked for; null where the browser paints on no canvas off the main thread. */
export function openPainter(): Painter | null {
  if (!("OffscreenCanvas" in globalThis && "transferControlToOffscreen" in HTMLCanvasElement.prototype))
    return null;
  painter ??= new Painter();
  return painter.hasFailed ? null : painter;
}

/** The worker that paints the page's moving pictures, as the page sees it. */
export class Painter {
  /** Resolves once the worker runs, or has failed to start. */
  readonly started: Promise<void>;
  private readonly worker: Worker;
  private readonly pictures = new Map<number, PaintedCanvas>();
  private readonly surfaces = new SentSurfaces();
  private nextPicture = 0;
  private failed = false;

  constructor() {
    this.worker = new Worker(new URL("./painter.worker.ts", import.meta.url), { type: "module" });
    this.started = new Promise((resolve) => {
      const fail = () => {
        this.failed = true;
        this.worker.terminate();
        resolve();
      };
      this.worker.onerror = (event) => {
        event.preventDefault();
        fail();
      };
      this.worker.onmessage = ({ data }: MessageEvent<FromPainter>) => {
        if (data.kind === "started") resolve();
        else if (data.kind === "failed") fail();
        else this.pictures.get(data.picture)?.hear(data);
      };
    });
    this.post({ kind: "fonts", fonts: labelFonts() });
  }

  /** Whether the worker could not be loaded, or threw: it paints nothing more. */
  get hasFailed(): boolean {
    return this.failed;
  }

  /**
   * @param canvas     without a context; the page itself cannot paint on it any more
   * @param svg        where the style sheet is asked how shapes look
   * @param onPainted  called when the canvas shows a motion that goes on
   */
  open(canvas: HTMLCanvasElement, svg: SVGSVGElement, onPainted: () => void): PaintedCanvas {
    const number = this.nextPicture++;
    const offscreen = canvas.transferControlToOffscreen();
    this.post({ kind: "open", picture: number, canvas: offscreen }, [offscreen]);
    const opened = new PaintedCanvas(this, number, svg, onPainted);
    this.pictures.set(number, opened);
    return opened;
  }

  close(number: number): void {
    this.pictures.delete(number);
    this.post({ kind: "close", picture: number });
    for (const surface of this.surfaces.close(number)) this.post({ kind: "free", number: surface });
  }

  paint(picture: number, frame: MovingFrame): void {
    const marks = withoutSurfaces(frame.marks, (surface) =>
      this.surfaces.numberOf(surface, picture, (number) => this.post({ kind: "surface", number, surface })),
    );
    this.post({ kind: "paint", picture, frame: { ...frame, marks, theme: colourVersion() } });
  }

  post(message: ToPainter, transferred: Transferable[] = []): void {
    this.worker.postMessage(message, transferred);
  }
}

/**
 * After the first frame of a motion the canvas may still show the last one of the motion before: the worker has painted, and
 * the browser has not yet taken it over.
 */
const FRAMES_UNTIL_SHOWN = 2;

/** One picture's canvas. One frame is on its way and only the latest waits: a slow machine paints fewer, and the last one always. */
export class PaintedCanvas {
  private isBusy = false;
  private isResting = true;
  private next: MovingFrame | null = null;
  private painted = 0;

  constructor(
    private readonly painter: Painter,
    private readonly number: number,
    private readonly svg: SVGSVGElement,
    private readonly onPainted: () => void,
  ) {}

  paint(frame: MovingFrame): void {
    if (this.isResting) this.painted = 0;
    this.isResting = false;
    this.next = frame;
    if (!this.isBusy) this.send();
  }

  private send(): void {
    this.isBusy = this.next !== null;
    if (this.next) this.painter.paint(this.number, this.next);
    this.next = null;
  }

  /** Says that the motion is over: the next frame begins another. */
  rest(): void {
    this.isResting = true;
  }

  hear(message: FromPicture): void {
    if (message.kind === "unstyled") {
      const styles = readClassStyles(this.svg, message.keys);
      this.painter.post({ kind: "styles", picture: this.number, styles });
      return;
    }
    this.send();
    this.painted += 1;
    if (!this.isResting && this.painted >= FRAMES_UNTIL_SHOWN) this.onPainted();
  }

  close(): void {
    this.painter.close(this.number);
  }
}
