import fc from "fast-check";
import { Window } from "happy-dom";
import { describe, expect, it, vi } from "vitest";
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

vi.setConfig({ testTimeout: 120_000 });

/** Values that a sound program never sends, but an attacker, a broken program or a bad disk may. */
const HOSTILE: readonly unknown[] = [
  null,
  "",
  "NaN",
  "Infinity",
  "=HYPERLINK(1)",
  "\ud800",
  "\u202e\0",
  "__proto__",
  "x".repeat(70_000),
  1e308,
  -1e308,
  1e-320,
  -0,
  0,
  -1,
  2 ** 53,
  1e9,
  true,
  [],
  [[[]]],
  Array(2000).fill(1),
  {},
  JSON.parse('{"__proto__":{"angular":"none"},"constructor":{"prototype":{"x":1}}}'),
  { length: 1e9 },
];
const hostile = fc.constantFrom(...HOSTILE);

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
  { ...startingPoint("gains"), body: { shape: "cylinder", radius: 0.2, height: 1, mass: 1 } },
  { ...startingPoint("gains"), body: { shape: "ellipsoid", semiAxes: [1, 2, 3], mass: 1 } },
  { ...startingPoint("gains"), body: { inertia: [1, 2, 2.5], mass: 1 } },
  {
    ...startingPoint("gains"),
    lanes: [
      { angular: "none" },
      {
        recording: {
          name: "r",
          t: [0, 1],
          orientation: [
            [1, 0, 0, 0],
            [0, 1, 0, 0],
          ],
        },
      },
      { rule: { name: "mine", source: "export default 1" } },
      { engine: "bullet:explicit" },
    ],
  },
];
const PLACES = SEEDS.flatMap((seed) => pathsOf(seed).map((path) => [seed, path] as const));

const CAMERA = { target_W: [0, 0, 0], radius: 1.5, azimuth: 1, elevation: 0.3, zoom: 1 } as const;

/** A scenario that is read plays, and is drawn. */
function plays(given: unknown): void {
  const { scenario } = readBench(given);
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
  const urdf =
    '<robot><link name="a"><inertial><mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="2" iyz="0" izz="2.5"/></inertial></link></robot>';
  const texts = [
    urdf,
    "Ixx = 1 Iyy = 2 Izz = 2.5",
    "1 0 0 0 2 0 0 0 2.5",
    'def Xform "a" { float3 physics:diagonalInertia = (1, 2, 2.5) }',
    "inertiaTensor: (1, 2, 2.5) inertiaTensorRotation: (0, 0, 0, 1)",
  ];
  const put = fc.constantFrom(
    "",
    "1e308",
    "-1e308",
    "1e999",
    "NaN",
    "\0",
    "\ud800",
    "\ufeff",
    "\r\n",
    "&lol;",
    '<!DOCTYPE a [<!ENTITY lol "&lol;&lol;">]>',
    "<".repeat(2000),
    "<a>".repeat(2000),
    "9".repeat(5000),
    "=1+1",
    "__proto__",
  );

  it("of tensors are read, or refused in a sentence", () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(200), fc.nat(20), put, (text, at, cut, by) => {
        const spoilt = `${text.slice(0, at)}${by}${text.slice(at + cut)}`;
        expectSentence(refusalOf(() => readTensor(spoilt, parseXml), [TensorError]));
      }),
      { ...effort(50), seed: 13 },
    );
  });

  it("of recordings are read, or refused in a sentence, and play", () => {
    const recording = JSON.stringify({
      t: [0, 1],
      orientation: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ],
    });
    const rows = [0, 1].map((frame) =>
      JSON.stringify({ lane: 0, frame, t: frame, orientation: [1, 0, 0, 0] }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(recording, rows.join("\n")),
        fc.nat(90),
        fc.nat(20),
        put,
        (text, at, cut, by) => {
          const spoilt = `${text.slice(0, at)}${by}${text.slice(at + cut)}`;
          const run = () =>
            plays({ ...startingPoint("gains"), lanes: [{ recording: readRecording(spoilt, "f.json") }] });
          expectSentence(refusalOf(run, [RecordingError, ScenarioError]));
        },
      ),
      { ...effort(50), seed: 14 },
    );
  });

  it("of meshes are read, or refused in a sentence", async () => {
    const quiet = vi.spyOn(console, "error");
    const loud = vi.spyOn(console, "warn");
    const files = [
      "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n",
      "solid s\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid",
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(0, 1), fc.nat(100), fc.nat(30), put, async (kind, at, cut, by) => {
        const text = files[kind] ?? "";
        const bytes = new TextEncoder().encode(`${text.slice(0, at)}${by}${text.slice(at + cut)}`);
        const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
        await readMesh(kind === 0 ? "a.obj" : "a.stl", buffer as ArrayBuffer, 0.001).catch((error) => {
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
