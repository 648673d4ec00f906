import { race } from "./raceCommand";

process.exitCode = await race(process.argv.slice(2), { stdin: process.stdin, stdout: 1, stderr: 2 });
