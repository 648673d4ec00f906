import type { Streams } from "./scenarioCommand";

/* `tsx src/cli/run.ts COMMAND …`, as `npm run COMMAND -- …` calls it: no command loads what another needs. */

const COMMANDS = {
  simulate: async () => (await import("./simulateCommand")).simulate,
  identify: async () => (await import("./identifyCommand")).identifyCommand,
  race: async () => (await import("./raceCommand")).race,
} as const;

const [name, ...words] = process.argv.slice(2);
const streams: Streams = { stdin: process.stdin, stdout: 1, stderr: 2 };
const command = await COMMANDS[name as keyof typeof COMMANDS]();
process.exitCode = await command(words, streams);
