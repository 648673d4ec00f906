import address from "virtual:rule-frame";
import { type RuleJob, timeFor } from "../rule";
import type { EndReason, FrameAnswer, FrameRequest, JobReply } from "../worker/protocol";

export type FrameEnd = EndReason | "no frame";

/** [ms] */
const FRAME_TIME = 15_000;

/** [ms] before a frame is removed that does not end what takes too long. */
const ANSWER_TIME = 700;

/** [ms] for a worker to begin. */
const START_TIME = 12_000;

export class FrameEnded extends Error {
  constructor(readonly reason: FrameEnd) {
    super(reason);
  }
}

/** One a page, with one worker at most. Its script checks that answers have their types' shape. */
export class RuleFrame {
  static #here: Promise<RuleFrame> | null = null;

  #lastId = 0;
  #waiting: {
    readonly resolve: (answer: FrameAnswer) => void;
    readonly reject: (reason: FrameEnded) => void;
    readonly clock: ReturnType<typeof setTimeout>;
  } | null = null;

  private constructor(
    private readonly element: HTMLIFrameElement,
    private readonly port: MessagePort,
  ) {
    port.onmessage = ({ data }: MessageEvent<FrameAnswer>) => this.#receive(data);
  }

  /** @throws FrameEnded */
  static open(): Promise<RuleFrame> {
    RuleFrame.#here ??= RuleFrame.#make().catch((error) => {
      RuleFrame.#here = null;
      throw error;
    });
    return RuleFrame.#here;
  }

  static async #make(): Promise<RuleFrame> {
    const element = document.createElement("iframe");
    element.setAttribute("sandbox", "allow-scripts");
    element.setAttribute("aria-hidden", "true");
    element.tabIndex = -1;
    element.hidden = true;
    element.src = address;
    const loaded = new Promise((resolve) => element.addEventListener("load", resolve, { once: true }));
    document.body.append(element);
    const { port1, port2 } = new MessageChannel();
    const frame = new RuleFrame(element, port1);
    try {
      await withinTime(loaded, FRAME_TIME);
      const answer = frame.#answer(FRAME_TIME);
      // No address names an opaque origin.
      element.contentWindow?.postMessage(null, "*", [port2]);
      await answer;
      return frame;
    } catch {
      frame.#remove();
      throw new FrameEnded("no frame");
    }
  }

  /**
   * In a new worker: what a program keeps in `Math`, in a function or in a task ends with the run.
   *
   * @throws FrameEnded where there is no answer
   */
  async run(text: string, job: RuleJob, isTraced = false): Promise<JobReply> {
    await this.#ask({ kind: "start", text }, START_TIME);
    this.#lastId += 1;
    const answer = await this.#ask(
      { kind: "job", id: this.#lastId, job, isTraced },
      timeFor(job.frames) + ANSWER_TIME,
    );
    if (answer.kind === "reply") return answer.reply;
    throw new FrameEnded("protocol");
  }

  #ask(request: FrameRequest, time: number): Promise<FrameAnswer> {
    const answer = this.#answer(time);
    this.port.postMessage(request);
    return answer;
  }

  #answer(time: number): Promise<FrameAnswer> {
    return new Promise((resolve, reject) => {
      const clock = setTimeout(() => {
        this.#waiting = null;
        this.#remove();
        reject(new FrameEnded("time"));
      }, time);
      this.#waiting = { resolve, reject, clock };
    });
  }

  #receive(answer: FrameAnswer): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    clearTimeout(waiting?.clock);
    if (answer.kind === "ended") {
      // An ended worker may leave messages or memory behind.
      this.#remove();
      waiting?.reject(new FrameEnded(answer.reason));
    } else waiting?.resolve(answer);
  }

  #remove(): void {
    this.port.close();
    this.element.remove();
    RuleFrame.#here = null;
  }
}

async function withinTime(promise: Promise<unknown>, time: number): Promise<void> {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_, reject) => {
    clock = setTimeout(() => reject(new Error("late")), time);
  });
  await Promise.race([promise, late]).finally(() => clearTimeout(clock));
}
