import { ENGINES, isEngineId } from "../../engines/registry";
import { SWITCHES, type Switch } from "../../engines/switches";

/** The names of programs that are not in the registry of engines, as their makers spell them. */
const OTHERS = {
  unity: "Unity",
  unreal: "Unreal Engine",
  godot: "Godot",
  bepu: "bepuphysics2",
  three: "three.js",
} as const;

/** The program that lines are for; `own` is a program of the reader's. */
export type MendPlace = Switch["engine"] | keyof typeof OTHERS | "own";

/** Lines of code or settings that mend a case. */
export interface Mend {
  readonly place: MendPlace;
  readonly code: string;
  /** Where the engine's makers document the switch. */
  readonly documented?: string;
}

/** The name of an engine; null for a program of the reader's. */
export function placeName(place: MendPlace): string | null {
  if (place === "own") return null;
  return isEngineId(place) ? ENGINES[place].name : OTHERS[place];
}

export const own = (code: string): Mend => ({ place: "own", code });

/** The lines that choose a setting of an engine, as the notebook's engines have it. */
export function switched(engine: Switch["engine"], setting: string | null): Mend {
  const found = SWITCHES.find((one) => one.engine === engine && one.setting === setting);
  if (!found) throw new Error(`no lines for ${engine}: ${setting}`);
  return { place: engine, code: found.code };
}

/** How the gyroscopic term is switched on, or added where there is no switch. */
export const GYROSCOPIC: readonly [Mend, ...Mend[]] = [
  switched("unity", null),
  {
    place: "unreal",
    code: "Component->SetGyroscopicTorqueEnabled(true);",
    documented:
      "https://dev.epicgames.com/documentation/unreal-engine/BlueprintAPI/Physics/SetGyroscopicTorqueEnabled",
  },
  switched("godot", null),
  switched("jolt", "gyroscopic"),
  switched("physx", "gyroscopic"),
  switched("bullet", "implicit-body"),
  switched("mujoco", "implicit"),
  switched("bepu", null),
  switched("cannon-es", null),
];

/** Lines that take four steps in a frame. */
export const SHORTER_STEPS: readonly [Mend, ...Mend[]] = [
  { place: "unity", code: "Time.fixedDeltaTime = 1f / 240f;" },
  { place: "godot", code: "Engine.physics_ticks_per_second = 240" },
  { place: "jolt", code: "physics_system.Update(1.0f / 60.0f, 4, &temp_allocator, &job_system);" },
  { place: "bullet", code: "world->stepSimulation(elapsed, 16, 1. / 240.);" },
  { place: "mujoco", code: "model.opt.timestep = 1 / 240" },
];
