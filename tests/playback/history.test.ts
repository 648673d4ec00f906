import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDiverged } from "../../src/core/dynamics/state";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { prepare } from "../../src/core/scenario/prepare";
import { History } from "../../src/playback/history";
import { anyScenario } from "../core/fuzz/arbitraries";
import { forAll } from "../core/fuzz/effort";
import { instants } from "../core/support";

/** Past a dozen stretches of frames kept, so that the first ones are forgotten and worked out again. */
const FRAMES = 1000;

describe("any scenario, any lane", { timeout: 600_000 }, () => {
  it("steps back to the very state it came from, and any frame sought is the one of a run straight through", () => {
    const sought = fc.array(fc.nat(FRAMES), { minLength: 1, maxLength: 20 });
    forAll(20, [anyScenario, sought], (input, frames) => {
      const system = prepare(parseScenario({ ...input, frames: FRAMES }));
      const straight = [...instants(system, 0)];
      const last = straight.length - 1;
      const history = new History(system, 0);
      for (const frame of frames) {
        const here = history.at(frame);
        // From where it diverged onwards a lane stays diverged.
        expect(here).toEqual(straight[Math.min(frame, last)]);
        if (isDiverged(here)) continue;
        history.at(frame + 1);
        expect(history.at(frame)).toEqual(here);
      }
    });
  });
});
