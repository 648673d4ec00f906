import { describe, expect, it } from "vitest";
import { THROWS } from "../../src/chapters/engines/measure";
import stored from "../../src/chapters/engines/measured.json";
import { EVERY_SETTING } from "./engines";
import { measureSetting, partingsOf } from "./measurements";

/** The engines are the same on every machine, to the last bit; so is the core. */
describe("the numbers of the chapter on engines are those of a fresh run", () => {
  it.each(EVERY_SETTING)("%s", async (name, id, facts) => {
    const found = await measureSetting(id, facts.id);
    const kept = stored.settings[name as keyof typeof stored.settings];
    for (const thrown of THROWS) expect(kept[thrown]).toEqual(found[thrown]);
    expect(stored.partings[name as keyof typeof stored.partings]).toEqual(await partingsOf(name, id, facts));
  });
});
