import type { FrameAnswer, FrameRequest } from "../../../src/lab/rule/worker/protocol";

/** What came of a job in the frame. */
export interface Tried {
  readonly answer: FrameAnswer;
  /** From the posting of the job to its answer [ms]. */
  readonly time: number;
  /** The longest that the page could do nothing meanwhile [ms]. */
  readonly stall: number;
  /** To a second job, for which no worker was started. */
  readonly again?: FrameAnswer;
  /** Answers beyond the one. */
  readonly others: number;
}

export interface SandboxWindow extends Window {
  tryInFrame: (text: string, job: unknown) => Promise<Tried>;
  /** As the page itself does where it has ended something. */
  closeFrame: () => void;
  heard: string[];
}

/** Runs in a page: opens the frame as the page itself does, and leaves there a function that tries a text in it. */
export async function openFrame(address: string): Promise<void> {
  const page = window as unknown as SandboxWindow;
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.src = address;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  page.closeFrame = () => frame.remove();
  page.heard ??= [];
  addEventListener("message", ({ data }) => page.heard.push(String(data)));
  new BroadcastChannel("leak").onmessage = ({ data }) => page.heard.push(String(data));
  const { port1, port2 } = new MessageChannel();
  const answers: FrameAnswer[] = [];
  let wake = () => {};
  port1.onmessage = ({ data }) => {
    answers.push(data);
    wake();
  };
  const next = async (): Promise<FrameAnswer> => {
    while (answers.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return answers.shift() as FrameAnswer;
  };
  frame.contentWindow?.postMessage(null, "*", [port2]);
  await next();
  let id = 0;
  page.tryInFrame = async (text, job) => {
    const ask = (request: FrameRequest) => port1.postMessage(request);
    ask({ kind: "start", text });
    const first = await next();
    if (first.kind !== "ready") return { answer: first, time: 0, stall: 0, others: 0 };
    let [stall, last] = [0, performance.now()];
    const clock = setInterval(() => {
      stall = Math.max(stall, performance.now() - last - 10);
      last = performance.now();
    }, 10);
    const from = performance.now();
    ask({ kind: "job", id: ++id, job: job as never, isTraced: false });
    const answer = await next();
    const time = performance.now() - from;
    await new Promise((resolve) => setTimeout(resolve, 20));
    clearInterval(clock);
    const others = answers.length;
    ask({ kind: "job", id: ++id, job: job as never, isTraced: false });
    const again = await next();
    answers.length = 0;
    return { answer, time, stall, again, others };
  };
}

/** A worker's text that tries something and answers with what came of it. */
export function attackText(body: string, url: string): string {
  return `const url = ${JSON.stringify(url)};
onmessage = async ({ data: { id } }) => {
  let came = "";
  try {
    came = "got: " + String(await (async () => { ${body} })()).slice(0, 100);
  } catch (error) {
    came = "refused: " + String(error).slice(0, 100);
  }
  postMessage({ id, kind: "threw", thrown: { name: came, message: "", line: null, column: null } });
};
postMessage({ kind: "ready" });`;
}
