import { readFileSync } from "node:fs";
import fc from "fast-check";
import { Window } from "happy-dom";
import { describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { FREE_BODY_LAYERS } from "../../src/chapters/shared/freeBody";
import { ScenarioError } from "../../src/core/scenario/errors";
import { linkedState } from "../../src/figures/shell/permalink";
import { SimulationDriver } from "../../src/figures/simulation/SimulationDriver";
import { readBench } from "../../src/lab/document/bench";
import { PackedError, pack, unpack } from "../../src/lab/document/packed";
import { RecordingError, readRecording } from "../../src/lab/document/recordings";
import { MeshFileError, readMesh } from "../../src/lab/mesh/readMesh";
import { benchMarks } from "../../src/lab/picture/marks";
import { startingPoint } from "../../src/lab/startingPoints";
import { readTensor } from "../../src/lab/tensor/read";
import { TensorError } from "../../src/lab/tensor/reading";
import { Player } from "../../src/playback/player";
import { svgMarkup } from "../../src/scene/svg/markup";
import { effort } from "../core/fuzz/effort";
import { repeated } from "../tables";

vi.setConfig({ testTimeout: 120_000 });

const { values, insertions, changes, tensors, recordings, meshes }: Hostile = parse(
  readFileSync("tests/lab/hostile.yaml", "utf8"),
);

interface Hostile {
  readonly values: readonly unknown[];
  readonly insertions: readonly string[];
  readonly changes: readonly object[];
  readonly tensors: readonly string[];
  readonly recordings: readonly string[];
  readonly meshes: readonly { readonly name: string; readonly text: string }[];
}

const hostile = fc.constantFrom(
  ...values.map((value) => (typeof value === "string" ? repeated(value) : value)),
  Array(2000).fill(1),
);
const inserted = fc.constantFrom(...insertions.map(repeated));

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

/** A value with another at a place in it. */
function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) };
  Object.assign(copy, { [key]: replaced((value as Record<string, unknown>)[key], rest, by) });
  return copy;
}

const SEEDS = [
  startingPoint("gains"),
  startingPoint("bounce"),
  ...changes.map((change) => ({ ...startingPoint("gains"), ...change })),
];
const PLACES = SEEDS.flatMap((seed) => pathsOf(seed).map((path) => [seed, path] as const));

const CAMERA = { target_W: [0, 0, 0], radius: 1.5, azimuth: 1, elevation: 0.3, zoom: 1 } as const;

/** A scenario that is read plays, and is drawn. */
function plays(given: unknown): void {
  const scenario = readBench(given);
  const player = new Player({ ...scenario, frames: Math.min(scenario.frames, 3) });
  player.seek(3);
  const driver = new SimulationDriver(player, CAMERA);
  const shown = new Set(FREE_BODY_LAYERS.map(({ id }) => id));
  for (let lane = 0; lane < player.laneCount; lane++) {
    const view = driver.pictureView(lane);
    if (!view) continue;
    player.report(lane);
    const marks = [...benchMarks(view, shown, false, {}), ...benchMarks(view, shown, true, {})];
    expect(svgMarkup(marks, CAMERA, { width: 400, height: 300 })).not.toMatch(/NaN|Infinity|undefined/);
  }
}

function refusalOf(run: () => unknown, kinds: readonly (new (...all: never[]) => Error)[]): string | null {
  try {
    run();
    return null;
  } catch (error) {
    if (!kinds.some((kind) => error instanceof kind)) throw error;
    return (error as Error).message;
  }
}

function expectSentence(sentence: string | null): void {
  if (sentence === null) return;
  expect(sentence).not.toBe("");
  expect(sentence).not.toMatch(/[\n\0\ud800-\udfff]/);
  expect(sentence.length).toBeLessThan(400);
}

describe("links", () => {
  it("with anything at any place of a scenario play, or are refused by name", () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLACES), hostile, fc.boolean(), ([seed, path], by, isPacked) => {
        const given = replaced(seed, path, by);
        expectSentence(
          refusalOf(() => plays(isPacked ? unpack(pack(given)) : given), [ScenarioError, PackedError]),
        );
      }),
      { ...effort(200), seed: 11 },
    );
  });

  it("cut, changed or made up are refused", () => {
    const whole = pack(startingPoint("gains"));
    const spoilt = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }).map((text) => `?figure=bench&v=1&scenario=${text}`),
      fc.nat(whole.length).map((at) => `?figure=bench&v=1&scenario=${whole.slice(0, at)}`),
      fc
        .tuple(fc.nat(whole.length), fc.constantFrom("A", "_", "%", "%ff", "\ud800", "."))
        .map(([at, put]) => `?figure=bench&v=1&scenario=${whole.slice(0, at)}${put}${whole.slice(at + 1)}`),
      fc.constant(`?figure=bench&v=1&scenario=${"[".repeat(50_000)}`),
    );
    fc.assert(
      fc.property(spoilt, (search) => {
        const state = linkedState("bench", search);
        const scenario = state && "values" in state ? state.values.scenario : undefined;
        if (scenario === undefined) return;
        expectSentence(
          refusalOf(
            () => plays(typeof scenario === "string" ? unpack(scenario) : scenario),
            [ScenarioError, PackedError],
          ),
        );
      }),
      { ...effort(100), seed: 12 },
    );
  });
});

describe("eight hundred files", () => {
  const { DOMParser } = new Window();
  const parseXml = (xml: string) => new DOMParser().parseFromString(xml, "text/xml") as unknown as Document;
  const spoilt = (text: fc.Arbitrary<string>, furthest: number, longest: number) =>
    fc
      .tuple(text, fc.nat(furthest), fc.nat(longest), inserted)
      .map(([whole, at, length, by]) => `${whole.slice(0, at)}${by}${whole.slice(at + length)}`);

  it("of tensors are read, or refused in a sentence", () => {
    fc.assert(
      fc.property(spoilt(fc.constantFrom(...tensors), 200, 20), (text) => {
        expectSentence(refusalOf(() => readTensor(text, parseXml), [TensorError]));
      }),
      { ...effort(50), seed: 13 },
    );
  });

  it("of recordings are read, or refused in a sentence, and play", () => {
    fc.assert(
      fc.property(spoilt(fc.constantFrom(...recordings), 90, 20), (text) => {
        const run = () =>
          plays({ ...startingPoint("gains"), lanes: [{ recording: readRecording(text, "f.json") }] });
        expectSentence(refusalOf(run, [RecordingError, ScenarioError]));
      }),
      { ...effort(50), seed: 14 },
    );
  });

  it("of meshes are read, or refused in a sentence", async () => {
    const quiet = vi.spyOn(console, "error");
    const loud = vi.spyOn(console, "warn");
    const spoiltMesh = fc
      .constantFrom(...meshes)
      .chain(({ name, text }) => fc.tuple(fc.constant(name), spoilt(fc.constant(text), 100, 30)));
    await fc.assert(
      fc.asyncProperty(spoiltMesh, async ([name, text]) => {
        const bytes = new TextEncoder().encode(text);
        const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
        await readMesh(name, buffer as ArrayBuffer, 0.001).catch((error) => {
          expect(error).toBeInstanceOf(MeshFileError);
          expectSentence(error.message);
        });
      }),
      { ...effort(50), seed: 15 },
    );
    expect(quiet).not.toHaveBeenCalled();
    expect(loud).not.toHaveBeenCalled();
  });
});
