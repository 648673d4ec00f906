import type { Lane } from "../core/dynamics/lane";

export interface SettingFacts {
  readonly id: string;
  /** The lane of the core that computes the same but for round-off, or comes nearest. */
  readonly follows: Lane;
}

/** Version, size and licence are in `packages.json`, measured. */
export interface EngineFacts {
  /** as its makers write it */
  readonly name: string;
  readonly precision: "single" | "double";
  /** The widest turn in a step [rad], where the engine slows faster spins down and cannot be told not to. */
  readonly mostRadiansAStep?: number;
  readonly settings: readonly [SettingFacts, ...SettingFacts[]];
  /** the setting that the engine has before anybody touches it */
  readonly byDefault: string;
  /** the setting that turns a free body least wrongly */
  readonly best: string;
}

const MAP = { orientation: "exponential-map" } as const;
const BULLET_MAP = { orientation: "exponential-map-bullet" } as const;

/** The engines, in the order in which pages list them. */
const FACTS = {
  "cannon-es": {
    name: "cannon-es",
    precision: "double",
    settings: [{ id: "none", follows: { angular: "none", orientation: "quaternion" } }],
    byDefault: "none",
    best: "none",
  },
  bullet: {
    name: "Bullet",
    precision: "single",
    settings: [
      { id: "none", follows: { angular: "none", ...BULLET_MAP } },
      { id: "explicit", follows: { angular: "explicit", ...BULLET_MAP } },
      { id: "implicit-world", follows: { angular: "implicit-world", ...BULLET_MAP } },
      { id: "implicit-body", follows: { angular: "implicit-body", ...BULLET_MAP } },
    ],
    byDefault: "implicit-body",
    best: "implicit-body",
  },
  jolt: {
    name: "Jolt Physics",
    precision: "single",
    settings: [
      { id: "off", follows: { angular: "none", ...MAP } },
      { id: "gyroscopic", follows: { angular: "rescaled-momentum", ...MAP } },
    ],
    byDefault: "off",
    best: "gyroscopic",
  },
  rapier: {
    name: "Rapier",
    precision: "single",
    // π/4, in every step, for bodies without `allow_fast_rotation`, which the package for JavaScript cannot set.
    mostRadiansAStep: 0.25 * Math.PI,
    settings: [
      {
        id: "always-on",
        follows: { angular: "rescaled-momentum", orientation: "quaternion", substeps: 4 },
      },
    ],
    byDefault: "always-on",
    best: "always-on",
  },
  havok: {
    name: "Havok",
    precision: "single",
    settings: [{ id: "none", follows: { angular: "none", ...MAP } }],
    byDefault: "none",
    best: "none",
  },
  mujoco: {
    name: "MuJoCo",
    precision: "double",
    settings: [
      { id: "euler", follows: { angular: "explicit", ...MAP } },
      { id: "implicit", follows: { angular: "implicit-body", ...MAP } },
      { id: "implicitfast", follows: { angular: "implicit-body", ...MAP } },
      { id: "rk4", follows: { angular: "rk4-body" } },
    ],
    byDefault: "euler",
    best: "rk4",
  },
  physx: {
    name: "PhysX",
    precision: "single",
    settings: [
      { id: "off", follows: { angular: "none", ...MAP } },
      { id: "gyroscopic", follows: { angular: "rescaled-momentum", ...MAP } },
    ],
    byDefault: "off",
    best: "gyroscopic",
  },
} as const satisfies Readonly<Record<string, EngineFacts>>;

export type EngineId = keyof typeof FACTS;

export const ENGINES: Readonly<Record<EngineId, EngineFacts>> = FACTS;
export const ENGINE_IDS = Object.keys(FACTS) as EngineId[];

export function isEngineId(id: string): id is EngineId {
  return Object.hasOwn(ENGINES, id);
}
