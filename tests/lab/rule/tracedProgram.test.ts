import { PROGRAMS } from "virtual:rule-book";
import { describe, expect, it } from "vitest";
import { advance as tracedAdvance } from "../../../src/core/dynamics/advance?traced";
import { ANGULAR_IDS, type AngularId } from "../../../src/core/dynamics/ids";
import type { State } from "../../../src/core/dynamics/state";
import { rotate } from "../../../src/core/math/quat";
import { stepRows } from "../../../src/figures/simulation/inspector/alignStages";
import { stageMarks } from "../../../src/figures/simulation/inspector/stageMarks";
import type { RuleJob } from "../../../src/lab/rule/rule";
import { MOST_EVENTS, recordFrame } from "../../../src/lab/rule/worker/recording";
import { runRule } from "../../../src/lab/rule/worker/run";
import { validEvents } from "../../../src/lab/rule/worker/validEvents";
import { listen, type TraceEvent } from "../../../src/trace/recorder";
import { type Stage, stagesOf } from "../../../src/trace/stages";
import { states } from "../../core/support";
import { crookedThrow, jobIn } from "./crookedThrow";
import { ruleOf, tracedRuleOf } from "./evaluated";

const FRAMES = 3;

/** Steps of a radian: Newton's iteration has work to do. */
const systemOf = (angular: AngularId) => crookedThrow(angular, { dt: 1 / 4, frames: FRAMES });
const jobOf = (angular: AngularId) => jobIn(systemOf(angular));

/** The events of a program in its last frame, as its frame passes them on. */
function toldBy(source: string, job: RuleJob): TraceEvent[] {
  const { rule, events } = recordFrame(tracedRuleOf(source), job.frames);
  runRule(rule, job);
  const told = validEvents(structuredClone(events()));
  if (told === null) throw new Error("what was told has another shape");
  return told;
}

/** The events of the build's twin of the core in the same frame. */
function toldByCore(angular: AngularId): TraceEvent[] {
  const system = systemOf(angular);
  const state = [...states(system)][FRAMES - 1] as State;
  return validEvents(listen(() => tracedAdvance(system, 0, state)).events) ?? [];
}

/** Names and values, every bit of them; the function of the rule is called `step` or `advance` in a program. */
function lines(events: readonly TraceEvent[], functions: ReadonlyMap<string, string>): string[] {
  const names = new Map<number, string | undefined>();
  const text = (value: unknown) => JSON.stringify(value, (_, part) => (Object.is(part, -0) ? "-0" : part));
  return events.flatMap((event) => {
    if (event.kind === "enter") names.set(event.call, functions.get(event.name));
    const name = names.get(event.call);
    if (name === undefined || event.kind === "enter") return [];
    if (event.kind === "note")
      return event.name === LOADED ? [] : [`${name}.${event.name} = ${text(event.value)}`];
    return event.kind === "leave" ? [`${name} returns ${text(event.value)}`] : [`${name} ${event.kind}`];
  });
}

/** What a load makes of the start, which readers' rules do not have. */
const LOADED = "kicked";

/** By the functions of a rule's program, what they are called there: the first for the program itself, the other for the core. */
function functionsOf(id: AngularId, source: string): readonly ReadonlyMap<string, string>[] {
  const own = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const declared = [...source.matchAll(/^(?:export )?function (\w+)/gm)].map(([, name = ""]) => name);
  const isMain = (name: string) => name === "step" || name === "advance";
  return [
    new Map(declared.map((name) => [name, name])),
    // The core has an `advance` of its own, which is another function.
    new Map(declared.map((name) => [isMain(name) ? own : name, name])),
  ];
}

describe("a rule of the book as a reader's program, traced in the page", () => {
  // The momentum rule is no function of its own in the core.
  const rules = ANGULAR_IDS.filter((id) => id !== "exact" && id !== "momentum");

  it.each(rules)("%s records the same names and values, to the last bit, as the build's twin", (id) => {
    const source = PROGRAMS[id] ?? "";
    const [ofProgram = new Map(), ofCore = new Map()] = functionsOf(id, source);
    const own = lines(toldBy(source, jobOf(id)), ofProgram);
    expect(own).toEqual(lines(toldByCore(id), ofCore));
    expect(own.length).toBeGreaterThanOrEqual(id === "none" ? 1 : 3);
  });

  it.each(ANGULAR_IDS.filter((id) => id !== "exact"))("%s has the same states, traced or plain", (id) => {
    const source = PROGRAMS[id] ?? "";
    const plain = runRule(ruleOf(source), jobOf(id)).states;
    expect(runRule(tracedRuleOf(source), jobOf(id)).states).toEqual(plain);
  });
});

describe("a program beside its rule of the book, inside a frame", () => {
  const core = stagesOf(toldByCore("implicit-body"));
  const own = stagesOf(toldBy(PROGRAMS["implicit-body"] ?? "", jobOf("implicit-body")));
  const contact = systemOf("implicit-body").scenario.contact;
  const [rule, program] = [
    { trace: core, lane: { angular: "implicit-body" as const }, contact },
    { trace: own, lane: null, contact },
  ];

  it("shares the rows of what has one name, and equals it there to the last bit", () => {
    const shared = stepRows([rule, program]).filter(({ stages }) => stages[0] && stages[1]);
    const parts = (lane: 0 | 1) => shared.map(({ stages }) => [stages[lane]?.name, stages[lane]?.value]);
    expect(parts(1).map(([name]) => name)).toEqual(["momentum_B", "residual_B", "jacobian", "correction_B"]);
    expect(parts(1)).toEqual(parts(0));
  });

  it("has an arrow along the axes that a name ends in, and none for a plain name", () => {
    const q_WB = [0.5, -0.5, 0.5, 0.5] as const;
    const value = [0.3, -1.2, 2.5] as const;
    const size = Math.hypot(...value) / 1.15;
    const arrowOf = (name: string) => {
      const stage = { ...(own[0] as Stage), name, function: "implicitBody", value };
      const marks = stageMarks(stage, [], { q_WB, reach: 1, place_W: [0, 0, 0] });
      return marks.map((mark) => ("span_W" in mark ? mark.span_W.map((part) => part * size) : []));
    };
    const along = (v: readonly number[]) => [v.map((part) => expect.closeTo(part, 12))];
    expect(arrowOf("momentum_B")).toEqual(along(rotate(q_WB, value)));
    expect(arrowOf("momentum_W")).toEqual(along(value));
    expect(arrowOf("momentum")).toEqual([]);
  });
});

describe("a program in nobody's style", () => {
  const SOURCE = `import { scaleVec, norm } from "vec3"
const half = (x) => x / 2
const pair = (x) => ({ first: x, second: half(x) })
export function step(omega_B, inertia_B, dt) {
  let n = 0, sum = 0
  for (const part of omega_B) if (part > 0) n = n + 1
  else sum = sum + part
  while (n < 5) n += 2
  do n = n - 1; while (n > 3)
  for (let i = 0; i < 2; i++) for (let j = 0; j < 2; j++) sum = sum + i * j
  if (n > 100) for (const k in omega_B) sum = Number(k)
  else sum = half(sum)
  const list = [1, 2, 3]
  list[0] = 7
  const { first, second } = pair(n)
  function within(x) { const twice = 2 * x; return twice }
  if (first > second) return scaleVec(within(1) / 2, omega_B)
  return scaleVec(norm(omega_B), omega_B)
}
`;
  const stages = stagesOf(toldBy(SOURCE, jobOf("none")));
  const told = (name: string) => stages.filter((stage) => stage.name === name).map(({ value }) => value);

  it("is told line by line: loops and branches without braces, helpers, early returns", () => {
    expect(runRule(tracedRuleOf(SOURCE), jobOf("none"))).toEqual(runRule(ruleOf(SOURCE), jobOf("none")));
    // Of the last frame: two components below zero, one above, as at the start, since ω is handed on unchanged.
    expect(told("n").slice(-3)).toEqual([5, 4, 3]);
    expect(told("first")).toEqual([3]);
    expect(told("second")).toEqual([1.5]);
    expect(told("twice")).toEqual([2]);
    expect(stages.at(-1)).toMatchObject({ function: "step", isReturned: true });
    expect(stages.filter((stage) => stage.function === "half" && stage.isReturned)).toHaveLength(2);
  });

  it("has each line where the reader wrote it", () => {
    const written = SOURCE.split("\n");
    for (const { line, name, isReturned } of stages) {
      expect(written[line - 1]).toMatch(isReturned ? /return|=>/ : name);
    }
  });

  it("is told as it was when it was told, whatever it writes later", () => {
    expect(told("list")).toEqual([[1, 2, 3]]);
  });
});

describe("what is told of a frame", () => {
  it("is cut where a program goes on and on", () => {
    const endless = "export function step(w) { let n = 0; while (n < 1e5) { n = n + 1; } return w; }";
    const { rule, events } = recordFrame(tracedRuleOf(endless), 1);
    runRule(rule, { ...jobOf("none"), frames: 1 });
    expect(events().length).toBe(MOST_EVENTS);
    expect(stagesOf(events()).length).toBeLessThan(100);
  });

  it.each([
    ["no list", { kind: "note" }],
    ["too much", Array(MOST_EVENTS + 1).fill({ kind: "pass", call: 1, line: 1 })],
    ["another kind", [{ kind: "eval", call: 1, line: 1 }]],
    ["a long name", [{ kind: "note", call: 1, line: 1, name: "x".repeat(200), value: 1 }]],
  ])("is refused where a worker sends %s", (_what, given) => {
    expect(validEvents(given)).toBeNull();
  });

  it("is numbers alone", () => {
    const told = validEvents([
      { kind: "note", call: 1, line: 1, name: "x", value: { a: "text", b: [1, "2"], c: 3 } },
    ]);
    expect(told?.[0]).toMatchObject({ value: { a: null, b: null, c: 3 } });
  });
});
