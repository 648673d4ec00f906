import { openEngine } from "../../../src/engines/client";
import type { EngineId } from "../../../src/engines/registry";
import { jobFor } from "./job";

/** What the test asks of the page. */
export interface Lanes {
  /** The numbers of a run, in an engine opened and closed as often as asked. */
  statesOf(id: EngineId, setting: string, times: number): Promise<readonly number[]>;
  /** Why an engine cannot be had. */
  failureOf(id: EngineId): Promise<string>;
}

const lanes: Lanes = {
  async statesOf(id, setting, times) {
    let states: readonly number[] = [];
    for (let time = 0; time < times; time++) {
      const engine = await openEngine(id);
      const recording = await engine.run(jobFor(setting));
      engine.close();
      if (recording.ended !== null) throw new Error(recording.ended.reason);
      states = [...recording.states];
    }
    return states;
  },
  failureOf: (id) =>
    openEngine(id).then(
      () => "",
      (error: Error) => error.message,
    ),
};

Object.assign(window, { lanes });
