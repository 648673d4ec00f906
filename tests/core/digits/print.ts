import { type NamedScenario, SCENARIOS } from "../../../src/core/scenario/named";
import { digest, LONG, SHORT } from "./digest";

/*
 * Prints the hash of every named scenario. After a change that is meant to change digits:
 *     npx tsx tests/core/digits/print.ts > tests/core/reference/digits.json
 * Before and after one that is not, longer runs: npx tsx tests/core/digits/print.ts long
 */
const lengths = process.argv[2] === "long" ? LONG : SHORT;
const digests = Object.entries<NamedScenario>(SCENARIOS).map(([id, named]) => [id, digest(named, lengths)]);
process.stdout.write(`${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`);
