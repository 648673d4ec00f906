import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import engines from "../../engines/packages.json" with { type: "json" };

/** Where Vite lists the packages whose code is in the built site. */
export const BUNDLED_LICENCES = "bundled-licences.json";

export interface Licence {
  readonly name: string;
  readonly version?: string | undefined;
  readonly identifier?: string | undefined;
  readonly text?: string | undefined;
}

/** The bundler lists neither fonts, nor the formulas' style sheet, nor what workers have: physics engines, and Workbox. */
const UNLISTED = [
  "katex",
  "@fontsource-variable/source-serif-4",
  "@fontsource-variable/source-sans-3",
  "@expo-google-fonts/source-serif-4",
  "@expo-google-fonts/source-sans-3",
  "workbox-core",
  "workbox-precaching",
  "workbox-routing",
  "workbox-strategies",
  ...Object.values(engines).map(({ name }) => name),
];

/** For packages that ship no licence file: from their repositories, in `licences/` beside this file. */
const TEXTS_OF_PACKAGES: Readonly<Record<string, string>> = {
  "@react-three/fiber": "react-three-fiber.txt",
  bunny: "bunny.txt",
  "@mujoco/mujoco": "mujoco.txt",
  "physx-js-webidl": "physx.txt",
};

export function writeNotices(root: string, outDir: string): void {
  const list = join(outDir, BUNDLED_LICENCES);
  const bundled: Licence[] = JSON.parse(readFileSync(list, "utf8"));
  rmSync(list);
  const own = readFileSync(join(root, "LICENSE"), "utf8");
  const names = new Set(bundled.map(({ name }) => name));
  const unlisted = unlistedLicences(root).filter(({ name }) => !names.has(name));
  writeFileSync(join(outDir, "notices.txt"), composeNotices(own, [...bundled, ...unlisted]));
}

/**
 * @param own the notebook's own licence
 * @throws Error naming a package whose licence has no text to pass on
 */
export function composeNotices(own: string, licences: readonly Licence[]): string {
  const notices = licences.map(({ name, version, identifier, text }) => {
    const file = TEXTS_OF_PACKAGES[name];
    const passedOn = text?.trim() || (file && readText(file));
    if (!passedOn) throw new Error(`${name} has no licence text to pass on`);
    const heading = [name, version, `(${identifier ?? "see text"})`].filter(Boolean).join(" ");
    return `${heading}\n\n${passedOn}`;
  });
  return `${[`Tumble\n\n${own.trim()}`, ...notices].join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}

function unlistedLicences(root: string): Licence[] {
  const packageAt = (name: string) => licenceOfPackage(join(root, "node_modules", name));
  const { text: reactText } = packageAt("react");
  return [
    ...UNLISTED.map(packageAt),
    // Inside d3-array and @react-three/fiber; the second is part of React's repository.
    packageAt("internmap"),
    { name: "react-reconciler (part of @react-three/fiber)", identifier: "MIT", text: reactText },
    // Coefficients and order of operations in src/core/math/.
    { name: "fdlibm (sine, cosine and their argument reduction)", text: readText("fdlibm.txt") },
    { name: "Cephes Mathematical Library (arctangent)", text: readText("cephes.txt") },
  ];
}

function readText(file: string): string {
  return readFileSync(new URL(`licences/${file}`, import.meta.url), "utf8").trim();
}

function licenceOfPackage(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = readdirSync(folder).filter((entry) => /^licen[cs]e/i.test(entry));
  return {
    name,
    version,
    identifier: license,
    text: files.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("\n\n"),
  };
}
