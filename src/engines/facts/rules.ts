import type { AngularId } from "../../core/dynamics/ids";
import { CLOSE, COMMA, OPEN, SEMICOLON } from "../../language/strings/en";
import { strings as words } from "../strings/en";
import rules from "./rules.json";
import type { EngineRule } from "./schema";

/** In the order of the pages. */
export const ENGINE_RULES = rules as readonly EngineRule[];

/** Engine, versions, and in brackets the condition: "MuJoCo 3.7 to 3.10 (implicitfast; …)". */
export function nameOf({ engine, by, byDefault, since, until, condition }: EngineRule): string {
  const option = [by, byDefault && words.byDefault].filter(Boolean).join(COMMA);
  const inside = [option, condition && words.conditions[condition]].filter(Boolean).join(SEMICOLON);
  const versions = [engine, versionsText(since, until)].filter(Boolean).join(" ");
  return inside ? `${versions}${OPEN}${inside}${CLOSE}` : versions;
}

function versionsText(since: string | undefined, until: string | undefined): string {
  if (since === undefined) return until === undefined ? "" : words.until(until);
  if (until === undefined) return words.since(since);
  return since === until ? since : words.between(since, until);
}

export function usersOf(rule: AngularId): string {
  const engines = ENGINE_RULES.filter(({ angular }) => angular === rule).map(nameOf);
  return [...engines, words.elsewhere[rule] ?? ""].filter(Boolean).join(SEMICOLON);
}
