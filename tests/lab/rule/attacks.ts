import { readFileSync } from "node:fs";
import { parse } from "yaml";

export interface Attack {
  readonly name: string;
  readonly body: string;
  readonly isChosen?: true;
  readonly isHarmless?: true;
}

export interface Bomb extends Attack {
  /** The reasons for which it may be ended. */
  readonly ends: string;
  /** Within so long [ms]. */
  readonly within?: number;
}

interface Attacks {
  readonly leaks: readonly Attack[];
  readonly bombs: readonly Bomb[];
  readonly treasons: readonly Attack[];
}

export const ATTACKS: Attacks = parse(readFileSync("tests/lab/rule/attacks.yaml", "utf8"));
