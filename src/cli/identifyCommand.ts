import type { MassProperties } from "../core/bodies/massProperties";
import { parseJson, parseScenario } from "../core/scenario/parseScenario";
import { prepare } from "../core/scenario/prepare";
import { examined } from "../logs/examine";
import { isPresetId, PRESET_IDS, PRESETS, saidBy } from "../logs/presets";
import { type Flags, flagValue, formatIn, HELP, isGiven, oneFile, readFlags, UsageError } from "./arguments";
import { asJson, asText } from "./identifyReport";
import { command, meshesFor, type Streams } from "./scenarioCommand";
import { readText } from "./streams";

const USAGE = `Usage: npm run -s identify -- <log | -> [--body body.json] [--of BODY] [--preset NAME] [--format text|json]

Says which rules of this notebook made a log of a free body, in which conventions it was written, and what it keeps.
A log is CSV (commas, semicolons or tabs), JSON or JSON Lines in UTF-8, at most 50 MB, with a row a frame: time,
orientation (qw qx qy qz in any order, or a matrix), angular velocity (wx wy wz). What simulate prints is one.

  -                 read the log from standard input
  --body FILE       a JSON file with a scenario's "body"; without it the tensor is found from the log, but for its size
  --of BODY         which body or lane of a log of several (default: the first)
  --preset NAME     read it in the conventions of a program, whatever the data or the names say:
                    ${PRESET_IDS.join(", ")}
  --format FORMAT   text (default) or json
  --help            print this

It also finds a damping, a constant torque, a wheel inside, a limit of speed, blows, sleep, and what is wrong with ω itself.
Torques that change, gravity at an arm and contacts are not searched for: where they turn the body, no rule matches.
Exit codes: 0 examined, whether or not a rule matches; 1 the answer could not be written; 2 the log, the body or the
command line is not valid. Where it is not 0, one line on standard error says why.
`;

const TEXT = { type: "string" } as const;

export const identifyCommand = command(async (words, streams) => {
  const { flags, positionals } = readFlags(words, {
    ...{ body: TEXT, of: TEXT, preset: TEXT, format: TEXT },
    ...HELP,
  });
  if (isGiven(flags, "help")) return [USAGE];
  const file = oneFile(positionals, "log");
  const bodyFile = flagValue(flags, "body", "a file");
  const of = flagValue(flags, "of", "a body or lane of the log");
  const said = saidIn(flags);
  const format = formatIn(flags, ["text", "json"]);
  if (file === "-" && bodyFile === "-")
    throw new UsageError("--body: expected a file, because the log is read from -");
  const body = bodyFile === undefined ? null : await bodyIn(bodyFile, streams);
  const text = await readText("log", file, streams.stdin);
  const findings = examined(text, body, { body: of, said });
  return [format === "json" ? asJson(findings) : asText(findings)];
});

function saidIn(flags: Flags) {
  const preset = flagValue(flags, "preset", "the name of a program");
  if (preset === undefined) return undefined;
  if (isPresetId(preset)) return saidBy(PRESETS[preset]);
  throw new UsageError(`--preset: expected one of ${PRESET_IDS.join(", ")}, got ${preset}`);
}

/** Read by the scenario's own parser so that errors name its fields. */
async function bodyIn(file: string, streams: Streams): Promise<MassProperties> {
  const text = await readText("body", file, streams.stdin);
  const meshes = await meshesFor(text);
  const scenario = {
    body: parseJson(text, "body"),
    initial: { angularVelocity: [0, 0, 0] },
    dt: 1,
    frames: 0,
    lanes: [{ angular: "none" }],
  };
  return prepare(parseScenario(scenario, meshes), meshes).body;
}
