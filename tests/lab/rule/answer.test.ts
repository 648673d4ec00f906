import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../../../src/lab/rule/rule";
import { answerTo } from "../../../src/lab/rule/worker/answer";
import type { JobReply } from "../../../src/lab/rule/worker/protocol";
import { crookedThrow, jobIn } from "./crookedThrow";
import { programOf } from "./evaluated";

const JOB = jobIn(crookedThrow("none", { dt: 1 / 60, frames: 4 }));
const message = { id: 1, job: JOB, isTraced: false };

/** Gives the number of calls since it was evaluated as the third component of ω along the body's axes. */
const COUNTING = `let calls = 0;
const seen = [];
export function step(omega_B, inertia_B, dt) {
  calls += 1;
  seen.push(calls);
  return [0, 0, seen.length];
}`;

function lastSpin(reply: JobReply): number {
  if (reply.kind !== "run") throw new Error(`it ${reply.kind}`);
  return Math.hypot(...reply.run.states.slice(4 - COMPONENTS, 7 - COMPONENTS));
}

describe("a worker's answer", () => {
  it("is the same to the same job, whatever the program keeps between its frames", () => {
    const program = programOf(COUNTING);
    for (const frames of [4, 7, 4])
      expect(lastSpin(answerTo(program, { ...message, job: { ...JOB, frames } }))).toBeCloseTo(frames, 12);
  });

  it("goes on from what the program has kept where the job asks for the run a second time", () => {
    const job = { ...JOB, isRepeated: true };
    expect(lastSpin(answerTo(programOf(COUNTING), { ...message, job }))).toBeCloseTo(8, 12);
  });

  it("has the trace of the last frame of a run that begins afresh", () => {
    const program = programOf(COUNTING, true);
    const trace = () => JSON.stringify(answerTo(program, { ...message, isTraced: true }));
    const first = trace();
    expect(first).toContain("traced");
    expect(trace()).toBe(first);
  });

  it("has the frames before the one in which the program throws, and the place in its text; of that frame no trace", () => {
    const source = COUNTING.replace("return", 'if (calls === 3) throw new Error("three");\n  return');
    const { run } = answerTo(programOf(source), message) as Extract<JobReply, { kind: "run" }>;
    expect(run.states.length).toBe(3 * COMPONENTS);
    expect(run.ended).toMatchObject({ frame: 3, thrown: { message: "three", line: expect.any(Number) } });
    const traceOf = (frames: number) =>
      answerTo(programOf(source, true), { id: 1, job: { ...JOB, frames }, isTraced: true });
    expect(traceOf(2)).toMatchObject({ kind: "traced" });
    expect(traceOf(3)).toMatchObject({ kind: "threw", thrown: { message: "three" } });
  });

  it("says what a program threw before there was a rule", () => {
    const source = `const q = null;\nconst [a] = q;\n${COUNTING}`;
    expect(answerTo(programOf(source), message)).toMatchObject({ id: 1, kind: "threw" });
  });
});
