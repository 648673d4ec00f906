import { identifyCommand } from "./identifyCommand";

process.exitCode = await identifyCommand(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: 1,
  stderr: 2,
});
