import type { EngineId } from "../../../engines/registry";
import { engineStore } from "../engineStore";
import { type SettingId, settingOf, settingsOf } from "../engineText";
import { judged, type Measured, measured, THROWS, type ThrowId, throwJob } from "../measure";

export interface Result extends Readonly<Record<ThrowId, readonly Measured[]>> {
  readonly nanoseconds: number;
}

export type Results = Readonly<Partial<Record<SettingId, Result>>>;

/** The least time counts, since other work on the machine only adds. */
const TIMED = 5;

export async function runAll(engine: EngineId, take: (id: SettingId, result: Result) => void): Promise<void> {
  for (const id of settingsOf(engine)) {
    const result = await runSetting(id);
    if (result === null) return;
    take(id, result);
  }
}

async function runSetting(id: SettingId): Promise<Result | null> {
  const { engine, setting } = settingOf(id);
  const found: Partial<Record<ThrowId, readonly Measured[]>> = {};
  let least = Number.POSITIVE_INFINITY;
  for (const thrown of THROWS) {
    const job = throwJob(thrown, setting.id);
    for (let time = 0; time < TIMED; time++) {
      const made = await engineStore.run(engine, job);
      if (made === null) return null;
      least = Math.min(least, (1e6 * made.milliseconds) / job.frames);
      if (time === 0) found[thrown] = judged(thrown, made).map(measured);
    }
  }
  return { thrownRacket: [], thrownRacketCrooked: [], ...found, nanoseconds: least };
}
