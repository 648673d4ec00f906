import { strings as language } from "../language/strings/en";

const joined = new Intl.ListFormat(language.tag, { type: "unit" });

/** "Bullet, Jolt, Rapier", as the language joins what it lists. */
export function listOf(parts: readonly string[]): string {
  return joined.format(parts);
}
