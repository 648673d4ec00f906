import { spawn } from "node:child_process";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describePortError, readPort } from "./port";
import { respond, sendText } from "./respond";
import { listen } from "./serve";
import { readSite } from "./site";

/**
 * `npm start`: builds the notebook, serves it and prints its address. The port is taken before the build, so that a port
 * that cannot be had is known at once and before the build has emptied the output folder.
 */

const VITE = join("node_modules", "vite", "bin", "vite.js");

async function main(): Promise<void> {
  const port = readPort(process.env.PORT);
  let answer: RequestListener = answerWhileBuilding;
  const server = await listen(port, (request, response) => answer(request, response)).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(describePortError(port, error));
    },
  );
  await build();
  const site = readSite("dist");
  answer = (request, response) => respond(site, "/", request, response);
  console.log(`Tumble is open at http://localhost:${(server.address() as AddressInfo).port}/`);
}

const answerWhileBuilding: RequestListener = (_request, response) =>
  sendText(response, 503, "Tumble is being built. Reload in a minute.\n", { "Retry-After": "10" });

/** Builds in a process of its own, which must not see this one's module hooks and must not outlive it. */
function build(): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [VITE, "build"], { stdio: "inherit" });
    const stop = () => {
      child.kill();
      process.exit(1);
    };
    process.once("SIGTERM", stop);
    child.on("error", fail);
    child.on("exit", (code) => {
      process.off("SIGTERM", stop);
      if (code === 0) done();
      else fail(new Error(`the notebook did not build: exit code ${code}`));
    });
  });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
