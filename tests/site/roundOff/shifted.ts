import { join } from "node:path";
import type { Plugin } from "vite";
import { tableOf } from "../../tables";

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

/** Sums of products in the core's quaternions, and the same from their last term to their first. */
const REORDERED_IN = "src/core/math/quat.ts";
const REORDERED = tableOf<readonly [sum: string, other: string]>("tests/site/roundOff/sums.yaml");

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
      return id === join(root, REORDERED_IN) ? REORDERED.reduce(reordered, code) : null;
    },
  };
}

function reordered(code: string, [sum, other]: readonly [string, string]): string {
  if (!code.includes(sum)) throw new Error(`no longer in the core: ${sum}`);
  return code.replaceAll(sum, other);
}
