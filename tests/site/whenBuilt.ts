import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { inject } from "vitest";

/*
 * Before the tests of a file: a test that waited for the building (builtSite.ts) would seem to take too long. `fetch` gives up after
 * five minutes, which a build takes on a machine that does much else.
 */
const answer = await new Promise<IncomingMessage>((done, fail) => {
  get(inject("site"), done).on("error", fail);
});
const body = await text(answer);
if (answer.statusCode !== 200) throw new Error(body);
