import * as v from "valibot";
import { ANGULAR_IDS, ORIENTATION_IDS } from "../../core/dynamics/ids";
import { TURN_ORDERS } from "../../core/math/eulerAngles";
import registry from "../registry.json";
import { strings as words } from "../strings/en";
import angles from "./angles.json";
import conventionsFile from "./conventions.json";
import programs from "./programs.json";
import rules from "./rules.json";

/* `npm run check` reads the files of facts by it; pages and commands import its types alone. */

const TEXT = v.pipe(v.string(), v.minLength(1));
const URL_TEXT = v.pipe(v.string(), v.url());
/** ISO 8601 */
const DAY = v.pipe(v.string(), v.isoDate());
const ANGULAR = v.picklist(ANGULAR_IDS);
const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

const SettingSchema = v.strictObject({
  id: TEXT,
  /** The core's lane that computes the same but for round-off, or comes nearest. */
  follows: v.strictObject({
    angular: ANGULAR,
    orientation: v.exactOptional(v.picklist(ORIENTATION_IDS)),
    substeps: v.exactOptional(v.number()),
  }),
});

/** Version, size and licence are in `packages.json`, measured. */
const EngineSchema = v.strictObject({
  /** as its makers write it */
  name: TEXT,
  precision: v.picklist(["single", "double"]),
  /** The widest turn in a step [rad], where the engine slows faster spins and cannot be told not to. */
  mostRadiansAStep: v.exactOptional(v.number()),
  settings: v.tupleWithRest([SettingSchema], SettingSchema),
  /** what the engine does before anybody touches it */
  byDefault: TEXT,
  /** the setting that turns a free body least wrongly */
  best: TEXT,
});

/** What a program leaves open is absent: the lab infers it. */
const ConventionsSchema = v.strictObject({
  name: TEXT,
  /** Of `programs.json`, where it has another key there. */
  program: v.exactOptional(v.picklist(keysOf(programs))),
  order: v.exactOptional(v.picklist(["wxyz", "xyzw"])),
  omega: v.exactOptional(v.picklist(["world", "body"])),
  /** The axes of a torque handed to it. */
  torque: v.exactOptional(v.picklist(["world", "body"])),
  unit: v.exactOptional(v.picklist(["rad/s", "deg/s"])),
  /** Where it is not the metre. */
  length: v.exactOptional(v.literal("cm")),
  handedness: v.picklist(["right", "left"]),
  up: v.picklist(["x", "y", "z", "-z"]),
  sources: v.array(
    v.strictObject({
      name: TEXT,
      url: URL_TEXT,
      /** The day on which it was found to say so; none for what is generally known. */
      readOn: v.exactOptional(DAY),
    }),
  ),
});

/** By program, with what its pages say, in quotes in their own words. */
const ConventionsFile = v.strictObject({
  conventions: v.record(v.string(), ConventionsSchema),
  says: v.strictObject(v.entriesFromList(keysOf(conventionsFile.conventions), TEXT)),
});

/** A way in which an engine turns a free body: its name, the options or bodies that turn so, the versions, and the core's rule. */
const RuleSchema = v.strictObject({
  /** As its makers write it, with the package where these differ. */
  engine: TEXT,
  /** Option or kind of body, as code spells it. */
  by: v.exactOptional(TEXT),
  byDefault: v.exactOptional(v.literal(true)),
  /** First and last version; open where left out. */
  since: v.exactOptional(TEXT),
  until: v.exactOptional(TEXT),
  condition: v.exactOptional(v.picklist(keysOf(words.conditions))),
  angular: ANGULAR,
  /**
   * How it turns the body by the new ω, `map` for the exponential map, Bullet's included; absent where the rule turns the body itself,
   * and where nobody has looked.
   */
  turns: v.exactOptional(v.picklist(["map", "quaternion"])),
  /**
   * A setting of the registry, whose package the tests run; a run of that version elsewhere, null if not noted; or its source, documents
   * or users.
   */
  known: v.union([
    v.strictObject({ setting: v.pipe(v.string(), v.regex(/^[\w-]+:[\w-]+$/)) }),
    v.strictObject({ run: v.nullable(TEXT) }),
    v.strictObject({ source: URL_TEXT, readOn: DAY }),
  ]),
  substeps: v.exactOptional(v.number()),
});

/** What an engine does by default to a body's spin: it is no part of any rule, and the lab sees it in a log. */
const ComesWithSchema = v.strictObject({
  /** The share of ω taken in a second [1/s]; PyBullet takes (1 + |ω|) times as much, |ω| in rad/s. */
  damping: v.number(),
  /** The fastest spin that it lets stand [rad/s], or the widest turn in a step [rad]: π/4 in 60 steps a second is 15π. */
  most: v.nullable(v.union([v.strictObject({ spin: v.number() }), v.strictObject({ turn: v.number() })])),
  sleeps: v.boolean(),
  /** null where a test reads it in the package that runs here. */
  source: v.nullable(TEXT),
});

/** How users tell an engine what to do with the gyroscopic term. */
const LinesSchema = v.strictObject({
  /** The registry's setting that the lines choose; null for engines that are not there, or have none. */
  setting: v.nullable(TEXT),
  language: v.picklist(["C++", "C#", "GDScript", "JavaScript", "Python", "Rust"]),
  code: v.pipe(v.array(v.string()), v.minLength(1)),
});

const LINKS = ["default", "flag", "rule", "call", "substeps", "cut", "changed", "report", "newer"] as const;

/** Where an engine's treatment of the term was read, and its users' lines; without a switch, they add the term explicitly. */
const ProgramSchema = v.strictObject({
  /** null where unknown: of a report, and of a source between versions */
  version: v.nullable(TEXT),
  /** Of the source or of the reading. */
  date: DAY,
  /** Incomplete addresses are below this one. */
  source: v.exactOptional(URL_TEXT),
  links: v.strictObject(v.entriesFromList(LINKS, v.exactOptional(TEXT))),
  comesWith: v.exactOptional(ComesWithSchema),
  lines: v.array(LinesSchema),
});

/** What a program means by three angles, unless it is told otherwise. */
const AnglesSchema = v.strictObject({
  program: TEXT,
  /** As code spells it, with what its arguments are. */
  call: TEXT,
  /** The axes of the turns, each moved by those before it. */
  turns: v.picklist(TURN_ORDERS),
  /** Angles that are counted the other way. */
  signs: v.exactOptional(v.literal("pitchAndRoll")),
  /** A package that the tests run, or its makers' page, in its own words. */
  known: v.union([
    v.strictObject({ package: TEXT }),
    v.strictObject({ says: TEXT, url: URL_TEXT, readOn: DAY }),
  ]),
});

export type EngineFacts = v.InferOutput<typeof EngineSchema>;
export type SettingFacts = v.InferOutput<typeof SettingSchema>;
export type Conventions = v.InferOutput<typeof ConventionsSchema>;
export type EngineRule = v.InferOutput<typeof RuleSchema>;
export type ComesWith = v.InferOutput<typeof ComesWithSchema>;
export type ProgramAngles = v.InferOutput<typeof AnglesSchema>;
export type Program = v.InferOutput<typeof ProgramSchema>;
export type LinkId = (typeof LINKS)[number];

const FILES = [
  ["registry.json", registry, v.record(v.string(), EngineSchema)],
  ["facts/angles.json", angles, v.array(AnglesSchema)],
  ["facts/conventions.json", conventionsFile, ConventionsFile],
  ["facts/rules.json", rules, v.array(RuleSchema)],
  ["facts/programs.json", programs, v.record(v.string(), ProgramSchema)],
] as const;

/** What a file holds and may not, by its field. */
export function factProblems(contents: Readonly<Record<string, unknown>> = {}) {
  return FILES.flatMap(([name, content, schema]) => {
    const { issues = [] } = v.safeParse(schema, contents[name] ?? content);
    return issues.map((issue) => ({
      file: `src/engines/${name}`,
      line: 1,
      column: 1,
      message: `${v.getDotPath(issue) ?? ""}: ${issue.message}`,
    }));
  });
}
