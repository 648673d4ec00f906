import { initialInstant, nextInstant } from "../../src/core/dynamics/advance";
import { ANGULAR_IDS } from "../../src/core/dynamics/ids";
import { isDiverged } from "../../src/core/dynamics/state";
import { SCENARIOS } from "../../src/core/scenario/named";
import { parseScenario } from "../../src/core/scenario/parseScenario";
import { prepare } from "../../src/core/scenario/prepare";

/** What an engine made of the named scenarios. */
export interface Digest {
  readonly states: number;
  /** Equal digests, equal bits. */
  readonly digest: string;
}

/** FNV-1a over 32 bits. */
function hashed(hash: number, text: string): number {
  let mixed = hash;
  for (let k = 0; k < text.length; k++) mixed = Math.imul(mixed ^ text.charCodeAt(k), 0x01000193);
  return mixed >>> 0;
}

/** Runs every named scenario under every rule, and hashes every digit of every state. */
export function digestOfScenarios(): Digest {
  let [states, hash] = [0, 0x811c9dc5];
  for (const { scenario } of Object.values(SCENARIOS)) {
    for (const angular of ANGULAR_IDS) {
      let system: ReturnType<typeof prepare>;
      try {
        system = prepare(parseScenario({ ...scenario, frames: 600, lanes: [{ angular }] }));
      } catch {
        // A rule that cannot run a scenario: the closed form, where something acts on the body.
        continue;
      }
      let instant = initialInstant(system, 0);
      for (let frame = 0; frame < 600 && !isDiverged(instant); frame++) {
        hash = hashed(hash, JSON.stringify(instant));
        states += 1;
        instant = nextInstant(system, 0, instant);
      }
    }
  }
  return { states, digest: hash.toString(16).padStart(8, "0") };
}
