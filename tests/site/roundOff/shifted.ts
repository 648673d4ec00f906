import { join } from "node:path";
import type { Plugin } from "vite";

/*
 * The book computed by a program that rounds otherwise: starts and bodies a few units in the last place beside the
 * stored ones, and sums added up in another order. What a page prints must not tell the two apart.
 */

const NAMED = "src/core/scenario/named.ts";
const STORED = `${NAMED}?stored`;

/** In place of the stored scenarios, the same ones shifted; which way, the environment says. */
const SHIFTED_SCENARIOS = `
import { SCENARIOS as STORED } from "/${STORED}";
import { shiftedScenarios } from "/tests/site/roundOff/shift.ts";
export const SCENARIOS = shiftedScenarios(STORED, Number(process.env.ROUND_OFF_SEED));
`;

/** Sums of the core's products, and the same from their last term to their first. */
const REORDERED: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "src/core/math/quat.ts": [
    ["pw * qw - px * qx - py * qy - pz * qz", "pw * qw - pz * qz - py * qy - px * qx"],
    ["pw * qx + px * qw + py * qz - pz * qy", "py * qz - pz * qy + px * qw + pw * qx"],
    ["pw * qy - px * qz + py * qw + pz * qx", "pz * qx - px * qz + py * qw + pw * qy"],
    ["pw * qz + px * qy - py * qx + pz * qw", "px * qy - py * qx + pz * qw + pw * qz"],
  ],
};

/** A plugin for the program that renders the pages. */
export function roundedOtherwise(root: string): Plugin {
  return {
    name: "tumble-rounded-otherwise",
    enforce: "pre",
    load(id) {
      if (id === join(root, NAMED)) return SHIFTED_SCENARIOS;
      return null;
    },
    transform(code, id) {
      const [, sums] = Object.entries(REORDERED).find(([file]) => id === join(root, file)) ?? [];
      return sums ? sums.reduce(reordered, code) : null;
    },
  };
}

function reordered(code: string, [sum, other]: readonly [string, string]): string {
  if (!code.includes(sum)) throw new Error(`no longer in the core: ${sum}`);
  return code.replaceAll(sum, other);
}
