import { inject } from "vitest";

/** Before the tests of a file: a test that waited for the building (builtSite.ts) would seem to take too long. */
const answer = await fetch(inject("site"));
if (!answer.ok) throw new Error(await answer.text());
