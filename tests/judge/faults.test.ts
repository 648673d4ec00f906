import { describe, expect, it } from "vitest";
import type { Mat3 } from "../../src/core/math/mat3";
import { mulVec, solve3 } from "../../src/core/math/mat3";
import type { Quat } from "../../src/core/math/quat";
import { addVec, cross, norm, scaleVec, type Vec3 } from "../../src/core/math/vec3";
import type { Job, Run } from "../../src/judge/job";
import { judge, judging, type TrialId, type Verdict } from "../../src/judge/judge";
import type { Rule } from "../../src/judge/rule";
import { type LineId, linesOf } from "../../src/judge/sentences";
import { strings } from "../../src/judge/strings/en";
import { chosen } from "../chosen";
import { bookRule, judged, runJob } from "./inThread";

/** The explicit rule, its gyroscopic torque multiplied by a factor. */
function withTerm(factor: number): Rule {
  return {
    kind: "step",
    step: (omega_B, inertia_B, dt) => {
      const torque_B = cross(omega_B, mulVec(inertia_B, omega_B));
      return addVec(omega_B, solve3(inertia_B, scaleVec(-factor * dt, torque_B)));
    },
  };
}

function lineOf(verdict: Verdict, line: LineId) {
  return linesOf(verdict, (rule) => rule).find(({ id }) => id === line);
}

const held = (rule: Rule, ...trials: TrialId[]) => judged(rule, trials);

describe("a fault is found", () => {
  it("a wrong sign of the term: it turns the wrong way, and its error does not fall with the step", () => {
    const verdict = held(withTerm(-1), "rates", "order");
    expect(lineOf(verdict, "spinRate")?.text).toBe(strings.rate.opposite);
    expect(lineOf(verdict, "orderSpin")?.text).toBe(strings.order.noneOpposite);
    expect(lineOf(verdict, "orderAttitude")?.mark).toBe("wrong");
    const right = held(withTerm(1), "rates", "order");
    expect(lineOf(right, "spinRate")?.mark).toBe("right");
    expect(lineOf(right, "orderSpin")?.mark).toBe("right");
  });

  it("no turn at all: of the turn it is not said that a term is missing", () => {
    const verdict = held({ kind: "advance", advance: (start) => start }, "rates");
    expect(lineOf(verdict, "turnRate")?.text).toBe(strings.rate.still);
    expect(lineOf(verdict, "spinRate")?.text).toBe(strings.rate.missing);
  });

  it("half the term: a factor is wrong", () => {
    const verdict = held(withTerm(0.5), "rates", "order");
    expect(lineOf(verdict, "spinRate")?.text).toBe(strings.rate.factor("0.50"));
    expect(lineOf(verdict, "orderSpin")?.text).toBe(strings.order.none);
  });

  it("no term: it is missing", () => {
    expect(lineOf(held(bookRule("none"), "rates"), "spinRate")?.text).toBe(strings.rate.missing);
  });

  it("the inertia read as if it were along the principal axes: another motion in other axes of the body", () => {
    const rule: Rule = {
      kind: "step",
      step: (omega_B, I, dt) => {
        const L: Vec3 = [I[0] * omega_B[0], I[4] * omega_B[1], I[8] * omega_B[2]];
        const torque_B = cross(L, omega_B);
        return addVec(omega_B, [
          (dt * torque_B[0]) / I[0],
          (dt * torque_B[1]) / I[4],
          (dt * torque_B[2]) / I[8],
        ]);
      },
    };
    const verdict = held(rule, "order", "turned");
    expect(lineOf(verdict, "orderSpin")?.mark).toBe("right");
    expect(lineOf(verdict, "turnedWorld")?.mark).toBe("right");
    expect(lineOf(verdict, "turnedBody")?.text).toBe(strings.same.body);
  });

  it("the quaternion multiplied on the wrong side: the world’s axes show, and the body turns the wrong way round", () => {
    const verdict = judged(bookRule("implicit-body"), ["rates", "turned"], {
      orientation: "quaternion-wrong-side",
    });
    expect(lineOf(verdict, "turnRate")?.mark).toBe("wrong");
    expect(lineOf(verdict, "turnedWorld")?.text).toBe(strings.same.world);
  });

  it("a memory of earlier frames, where every run begins afresh too", async () => {
    const remembering = (): Rule => {
      let before: Vec3 = [0, 0, 0];
      const plain = withTerm(1);
      return {
        kind: "step",
        step: (omega_B, inertia_B, dt) => {
          const next_B = plain.kind === "step" ? plain.step(omega_B, inertia_B, dt) : omega_B;
          const mean_B = addVec(next_B, scaleVec(dt * dt, before));
          before = omega_B;
          return mean_B;
        },
      };
    };
    expect(lineOf(held(remembering(), "turned"), "again")?.text).toBe(strings.same.again);
    const elsewhere = await judge(async (job) => runJob(remembering(), job), ["turned"]);
    expect(lineOf(elsewhere, "again")?.text).toBe(strings.same.again);
    expect(lineOf(elsewhere, "turnedWorld")?.mark).toBe("right");
  });

  it("a quaternion that grows", () => {
    const momentum = bookRule("momentum");
    const rule: Rule = {
      kind: "advance",
      advance: (...given) => {
        if (momentum.kind !== "advance") throw new Error("the momentum rule turns the body");
        const { q_WB, momentum_W } = momentum.advance(...given);
        const grown = q_WB.map((part) => part * (1 + 1e-6)) as unknown as Quat;
        return { q_WB: grown, momentum_W };
      },
    };
    expect(lineOf(held(rule, "kept"), "quaternion")?.mark).toBe("wrong");
  });
});

describe("what a rule does wrong ends one trial with a sentence", () => {
  const dividing: Rule = {
    kind: "step",
    step: (omega_B: Vec3, _inertia: Mat3, _dt: number) => scaleVec(norm(omega_B) / norm(omega_B), omega_B),
  };
  const nothing = { kind: "step", step: () => undefined } as unknown as Rule;
  const short = {
    kind: "advance",
    advance: () => ({ q_WB: [1, 0, 0], momentum_W: [1, 2, 3] }),
  } as unknown as Rule;
  const throwing: Rule = {
    kind: "step",
    step: (omega_B, _inertia, dt) => {
      if (dt < 0) throw new Error("time does not go back");
      return omega_B;
    },
  };

  it("NaN at rest, and no other", () => {
    const verdict = held(dividing, "rest", "turned");
    expect(lineOf(verdict, "rest")?.text).toBe(strings.failed["not-finite"](1));
    expect(lineOf(verdict, "turnedWorld")?.mark).toBe("right");
  });
  it("an exception, in its own words", () => {
    const verdict = held(throwing, "reversal", "rest");
    expect(lineOf(verdict, "reversal")?.text).toContain(
      "At frame 1 the program stopped here: time does not go back.",
    );
    expect(lineOf(verdict, "rest")?.mark).toBe("right");
  });
  it("NaN in every run: no line takes it for a change of energy, or for a step that is too long", () => {
    const never: Rule = { kind: "step", step: () => [0, Number.NaN, 0] };
    for (const { id, text } of linesOf(judged(never), (name) => name))
      expect([id, text]).toEqual([id, strings.failed["not-finite"](1)]);
  });
  it.each([
    [nothing, "At frame 1: step must be a list of 3 numbers; it was nothing. Is a “return” missing?"],
    [short, "At frame 1: q_WB must have 4 numbers; it had 3."],
  ])("another shape", (rule, text) => {
    for (const line of linesOf(judged(rule), (name) => name))
      expect(line).toMatchObject({ text, mark: "wrong" });
  });
});

describe("the judge at work", () => {
  it("says where it is, and can be ended before any run", async () => {
    const rule = withTerm(1);
    const seen = new Set<number>();
    const ending = new AbortController();
    const judged = judge(
      async (job) => runJob(rule, job),
      ["rest", "turned"],
      (done) => {
        seen.add(done);
        if (done === 1) ending.abort(new Error("ended"));
      },
      ending.signal,
    );
    await expect(judged).rejects.toThrow("ended");
    expect([...seen]).toEqual([0, 1]);
  });

  const runs: Record<string, Run> = {};

  /** Of the explicit rule, of which several tests ask the same: each is made once. */
  function explicitRun(job: Job): Run {
    runs[JSON.stringify(job)] ??= runJob(withTerm(1), job);
    return runs[JSON.stringify(job)] as Run;
  }

  /** The verdict on a rule of which a runner ends some runs for their time, and how many runs were asked for. */
  async function judgedInTime(isLate: (frames: number, asked: number) => boolean) {
    let asked = 0;
    const verdict = await judge(async (job) => {
      asked += 1;
      const run = explicitRun(job);
      if (!isLate(job.frames, asked)) return run;
      return { ...run, states: [], failure: { why: "time", frame: job.frames, message: "late" } };
    });
    return { lines: linesOf(verdict, (rule) => rule), asked };
  }

  it("asks no more of a rule that never ends than its first two questions, and says so of the others", async () => {
    const { lines, asked } = await judgedInTime(() => true);
    expect(asked).toBe(2);
    const late = lines.filter(({ text }) => text === "late");
    expect(late.map(({ id }) => id)).toEqual(["spinRate", "turnRate", "orderSpin", "orderAttitude"]);
    const others = lines.filter((line) => !late.includes(line));
    expect(new Set(others.map(({ text, mark }) => `${mark}: ${text}`))).toEqual(
      new Set([`plain: ${strings.failed["not-held"]()}`]),
    );
  });

  const LATE = [
    ["a rule that is slow, whose long runs alone take too long", (frames: number) => frames > 500],
    ["a rule that is slower yet, whose first run alone is in time", (frames: number) => frames > 1],
    ["a machine that had no time for one run", (_frames: number, asked: number) => asked === 1],
    ["a machine that had no time for two runs apart", (_frames: number, asked: number) => asked % 9 === 1],
  ] as const;
  // Each is the whole judgement anew. The second holds the first, and the fourth the third.
  it.each(chosen(LATE, (_, place) => place % 2 === 1))("asks everything of %s", async (_, isLate) => {
    const { lines } = await judgedInTime(isLate);
    expect(lines.filter(({ text }) => text === strings.failed["not-held"]())).toEqual([]);
    expect(lines.some(({ text }) => text === "late")).toBe(true);
  });

  it("asks for no run that takes long, and times frames beside the core’s own rules", () => {
    const asked = judging();
    let step = asked.next();
    while (!step.done) {
      const { job } = step.value;
      expect(job.frames).toBeLessThanOrEqual(18_000);
      expect(job.frames / job.every).toBeLessThanOrEqual(3600);
      step = asked.next({ ...explicitRun(job), milliseconds: 1 });
    }
    expect(lineOf(step.value, "cost")?.text).toContain("1 times rk4");
  });
});
