import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { build, type PluginOption, type ResolvedConfig } from "vite";
import type { BuiltPage } from "../pages/pages.tsx";

const THREAD = "src/book/build/renderThread.ts";

/** Only tests set these. */
interface Changes {
  readonly plugins?: readonly PluginOption[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly isWanted?: (path: string) => boolean;
}

/** Half of the build's work is the numbers in the text: one thread a processor. */
export async function renderPages(
  config: ResolvedConfig,
  base: string,
  { plugins = [], environment = {}, isWanted = () => true }: Changes = {},
): Promise<BuiltPage[]> {
  // Inside the project, so that imports of packages resolve.
  const folder = join(config.root, "node_modules", ".cache", `pages-${process.pid}`);
  try {
    await bundlePages(config, folder, plugins);
    return await renderInThreads(join(folder, "renderThread.js"), base, environment, isWanted);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bundlePages(
  config: ResolvedConfig,
  outDir: string,
  plugins: readonly PluginOption[],
): Promise<void> {
  await build({
    root: config.root,
    mode: config.mode,
    configFile: config.configFile ?? false,
    logLevel: "warn",
    plugins: [...plugins],
    build: {
      ssr: THREAD,
      outDir,
      emptyOutDir: true,
      license: false,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
}

async function renderInThreads(
  file: string,
  base: string,
  environment: Readonly<Record<string, string>>,
  isWanted: (path: string) => boolean,
): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  let waiting: string[] | null = null;
  const renderOn = (worker: Worker) =>
    new Promise<void>((done, fail) => {
      worker.on("error", fail);
      worker.on("message", (message: readonly string[] | BuiltPage) => {
        if ("path" in message) pages.push(message);
        // Later chapters compute more: the last go first, so that no thread ends on a long one.
        else waiting ??= message.filter(isWanted).reverse();
        const path = waiting?.shift();
        if (path === undefined) done();
        else worker.postMessage(path);
      });
    });
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(file, { workerData: { base }, env: { ...process.env, ...environment } }),
  );
  try {
    await Promise.all(workers.map(renderOn));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return pages;
}
