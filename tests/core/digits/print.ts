import { LONG, SHORT, table } from "./digest";

/*
 * Prints the hashes of every rule in every named scenario. After a change that is meant to change digits, or to add a rule or a
 * scenario:
 *     npx tsx tests/core/digits/print.ts > tests/core/reference/digits.txt
 * Before and after one that is not, longer runs: npx tsx tests/core/digits/print.ts long
 */
process.stdout.write(table(process.argv[2] === "long" ? LONG : SHORT));
