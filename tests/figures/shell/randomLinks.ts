import { ORIENTATION_IDS } from "../../../src/core/dynamics/ids";
import { SCENARIOS } from "../../../src/core/scenario/named";
import { HOSTILE } from "./hostileLinks";

/*
 * Links such as a careless or a hostile author might write: fields of this figure and of others, with values that are right,
 * nearly right, or not values at all. The same links on every run.
 */

/** What each field of some figure may hold; the rest of a list is wrong in one way or another. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  a: ["none", "midpoint", "exact", "rk4/exponential-map", ...ORIENTATION_IDS.map((id) => `none/${id}`)],
  b: ["implicit-body", "implicit-world/frozen", "none/averaged/coulomb", "momentum/explicit"],
  c: ["rk4", "none/backtracking"],
  scenario: Object.keys(SCENARIOS),
  exact: ["true", "false", "1"],
  rate: ["30", "60", "66.66666666666667", "37.5", "1000", "0.5"],
  frame: ["0", "1", "12", "359", "100000", "999999999", "1.5", "-3"],
  speed: ["0.1", "0.25", "1", "1.5", "4", "400"],
  repeat: ["[10,60]", "[60,10]", "[0,999999]", "[1]", "10,60"],
  layout: ["side-by-side", "overlaid", "stacked"],
  stage: ["first", "a.implicitBody.jacobian", "a.nothing.here", "b.step"],
  stops: ["true", "false"],
  layers: ["omega", "momentum,trail", "", "gravity", "omega,omega"],
  restitution: ["0.5", "0", "1.01", "-1"],
  friction: ["0.2", "9"],
  spinDecay: ["0.95", "0.1"],
  x: ["0.1", "2", "1e-7", "400", "x"],
  h: ["0.6", "5"],
  r: ["[0.1,0.2,0.3]", "[9,9,9]", "[1,2]"],
  omega: ["[0,0,1]", "[0,0,0]", "[1e999,0,0]"],
  velocity: ["[1,-1,0]", "[0,0,0]", '["1",0,0]'],
  force: ["[1,0,0]", "[0,0,0]", "[99,0,0]"],
  arm: ["[0.1,0.1,0]", "null"],
  body: ["cube", "sphere"],
  masses: ["[[1,0,0,0]]", "[[0,0,0,0]]", "[]", "[[1,0,0]]"],
  time: ["1", "9"],
  paired: ["true", "yes"],
  play: ["false"],
  costs: ['{"rk4":-1}', '{"constructor":1}'],
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
