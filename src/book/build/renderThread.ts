import { parentPort, workerData } from "node:worker_threads";
import { PAGE_PATHS, renderPage } from "../pages/pages";

const { base } = workerData as { readonly base: string };
parentPort?.on("message", async (path: string) => parentPort?.postMessage(await renderPage(path, base)));
parentPort?.postMessage(PAGE_PATHS);
