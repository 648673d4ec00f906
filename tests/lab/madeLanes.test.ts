import { expect, it } from "vitest";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { type Made, MadeLanes, type MakingOptions } from "../../src/lab/document/madeLanes";
import { strings } from "../../src/lab/made/strings/en";
import { sentenceOf, type Trouble } from "../../src/lab/made/trouble";

const SCENARIO = parseScenario({
  body: { mass: 1, inertia: [1, 2, 2.5] },
  initial: { orientation: [1, 0, 0, 0], angularVelocity: [0, 1, 0] },
  dt: 0.01,
  frames: 10,
  lanes: [{ angular: "none" }],
});
const LANE = { engine: "havok:none" };
const LATE: Made = { recording: null, trouble: { kind: "not free" } };

it("a lane that the reader stops waits to be started anew, and what was on its way does not count", async () => {
  const made = new MadeLanes();
  const started: MakingOptions[] = [];
  const answers: ((made: Made) => void)[] = [];
  const make = (options: MakingOptions) => {
    started.push(options);
    return new Promise<Made>((answer) => answers.push(answer));
  };
  const state = () => made.stateOf(LANE, SCENARIO);

  expect(made.begin(LANE, SCENARIO, make)).toBeNull();
  made.allow(LANE);
  const first = made.begin(LANE, SCENARIO, make);
  started[0]?.onShare(0.3);
  expect(state()).toEqual({ kind: "making", share: 0.3 });

  made.stop(LANE, SCENARIO);
  expect(started[0]?.signal.aborted).toBe(true);
  expect(state()).toEqual({ kind: "waiting" });
  expect(made.begin(LANE, SCENARIO, make)).toBeNull();

  made.allow(LANE);
  const second = made.begin(LANE, SCENARIO, make);
  answers[0]?.(LATE);
  await first;
  expect(state()).toEqual({ kind: "making", share: null });
  answers[1]?.({ recording: null, trouble: null });
  await second;
  expect(state()).toEqual({ kind: "made", made: { recording: null, trouble: null } });
});

it("what plays in a lane's place says why it ends, and a lane that has run is not called one that has not", async () => {
  const rule = { rule: { name: "Mine", source: "" } };
  const notFinite: Trouble = { kind: "fault", frame: 2, fault: { kind: "not finite", what: "step" } };
  const recording = { name: "Mine", dt: 0.01, orientation: [[1, 0, 0, 0] as const, [1, 0, 0, 0] as const] };
  const playedAfter = async (result: Made) => {
    const made = new MadeLanes();
    made.allow(rule);
    await made.begin(rule, SCENARIO, async () => result);
    return made.recordingOf(rule, SCENARIO);
  };
  const name = strings.ownRule("Mine");
  const endsBecause = sentenceOf(notFinite);
  expect(endsBecause).toContain("frame 2");

  expect(new MadeLanes().recordingOf(rule, SCENARIO).name).toBe(strings.notRun(name));
  expect(await playedAfter({ recording, trouble: notFinite })).toMatchObject({ name, endsBecause });
  expect(await playedAfter({ recording: null, trouble: notFinite })).toMatchObject({ name, endsBecause });
  expect(await playedAfter({ recording, trouble: null })).toEqual({ ...recording, name });
});
