import { simulate } from "./simulateCommand";

process.exitCode = await simulate(process.argv.slice(2), { stdin: process.stdin, stdout: 1, stderr: 2 });
