import { parentPort, workerData } from "node:worker_threads";
import { PAGE_PATHS, renderPage } from "../pages/pages";

/** Runs in a thread of the build: tells which pages there are, then renders those it is asked for. */

const { base } = workerData as { readonly base: string };
parentPort?.on("message", async (path: string) => parentPort?.postMessage(await renderPage(path, base)));
parentPort?.postMessage(PAGE_PATHS);
