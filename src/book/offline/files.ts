/** A file of the built site. */
export interface SiteFile {
  /** Below the site's root; `./` is the root itself. */
  readonly url: string;
  /** What its contents must hash to: `sha256-…`. */
  readonly integrity: string;
  /** As most hosts send it [bytes]. */
  readonly sent: number;
  /** As a device stores it [bytes]. */
  readonly stored: number;
}

/** What the build lists beside the pages: all that a figure may ask for. */
export const PROGRAMS_LIST = "offline.json";

/** Sites in other folders of one host have caches of their own. */
export const programsCacheOf = (scope: string) => `tumble-programs-${scope}`;

export const isEngine = ({ url }: SiteFile) => /\.wasm$|\.worker-[\w-]+\.js$/.test(url);

/** At a time: many of them are small. */
const LANES = 4;

export async function missingIn(cache: Cache, files: readonly SiteFile[], root: URL): Promise<SiteFile[]> {
  const present = new Set((await cache.keys()).map(({ url }) => url));
  return files.filter(({ url }) => !present.has(new URL(url, root).href));
}

/**
 * @param onKept is told of each file
 * @throws where one cannot be fetched, is not what the build wrote, or finds no room
 */
export async function keep(
  cache: Cache,
  files: readonly SiteFile[],
  root: URL,
  onKept: (file: SiteFile) => void = () => {},
): Promise<void> {
  const waiting = [...files];
  const lane = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const address = new URL(file.url, root);
      await cache.put(address, await fetch(address, { integrity: file.integrity }));
      onKept(file);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
