import { ORIENTATION_IDS } from "../../../src/core/dynamics/ids";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { recordOf } from "../../tables";
import { HOSTILE } from "./hostileLinks";

/*
 * Links such as a careless or a hostile author might write: fields of this figure and of others, with values that are right,
 * nearly right, or not values at all. The same links on every run.
 */

const LISTED = recordOf<readonly string[]>("tests/figures/shell/fieldValues.yaml");

/** What each field of some figure may hold; the rest of a list is wrong in one way or another. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  ...LISTED,
  a: [...(LISTED.a ?? []), ...ORIENTATION_IDS.map((id) => `none/${id}`)],
  scenario: Object.keys(SCENARIOS),
};

/** The n-th link, as the fields after a figure's name and version. */
export function randomLink(n: number): string {
  const random = generator(n + 1);
  if (random() < 0.15) return HOSTILE[Math.floor(random() * HOSTILE.length)] ?? "";
  const fields = Object.keys(VALUES);
  const chosen = Array.from({ length: 1 + Math.floor(3 * random()) }, () => pick(fields, random));
  const query = new URLSearchParams(chosen.map((field) => [field, pick(VALUES[field] ?? [""], random)]));
  return query.toString();
}

function pick(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? "";
}

/** Numbers in [0, 1), by a linear congruential generator (Numerical Recipes). */
function generator(seed: number): () => number {
  let state = seed * 2654435761;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  next();
  return next;
}
