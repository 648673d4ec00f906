import type { InstancedMesh } from "three";
import { describe, expect, it } from "vitest";
import { identityQuat } from "../../src/core/math/quat";
import type { Vec3 } from "../../src/core/math/vec3";
import { type Camera, type Viewport, viewThrough } from "../../src/scene/camera";
import type { Colours } from "../../src/scene/colours";
import { labelPlaces } from "../../src/scene/geometry/labels";
import type { Mark } from "../../src/scene/marks";
import { svgMarkup } from "../../src/scene/svg/markup";
import { ArrowBatch } from "../../src/scene/webgl/arrowBatch";
import type { DrawContext } from "../../src/scene/webgl/drawContext";
import { LineBatch } from "../../src/scene/webgl/lineBatch";
import { LINE_LAYERS, markLines } from "../../src/scene/webgl/markLines";

const ZERO: Vec3 = [0, 0, 0];
/** What a scale of infinity, chosen from a vector of length 0, makes of that vector. */
const NAN: Vec3 = [Number.NaN, Number.NaN, Number.NaN];
/** What it makes of a vector that has grown since. */
const INFINITE: Vec3 = [Number.POSITIVE_INFINITY, 0, Number.NEGATIVE_INFINITY];

const camera: Camera = { target_W: ZERO, radius: 1, azimuth: 0.4, elevation: 0.3, zoom: 1 };
const viewport: Viewport = { width: 320, height: 240 };
const view = viewThrough(camera, viewport);
const pose = { position_W: ZERO, q_WB: identityQuat };

/** A mark of every kind, all of whose vectors and lengths are made from one vector. */
function marksOf(v: Vec3): { readonly [Kind in Mark["kind"]]: Extract<Mark, { kind: Kind }> } {
  const key = "mark";
  const path = [v, v, v];
  const triangle = { positions: path, triangles: [[0, 1, 2]] as const };
  const part = { mesh: triangle, parts: ["frame"] } as const;
  return {
    body: { kind: "body", key, ...pose, size: v, decals_B: [path], ghost: false },
    mesh: { kind: "mesh", key, ...pose, mesh: triangle },
    object: {
      kind: "object",
      key,
      ...pose,
      model: { ...part, still: part, lines: path[1] ? [[path[0] ?? ZERO, path[1]]] : [] },
      ghost: false,
    },
    arrow: { kind: "arrow", key, tail_W: ZERO, span_W: v, colour: "omega", label: "ω", ghost: false },
    axes: { kind: "axes", key, ...pose, lengths: v, labels: ["x", "y", "z"] },
    trail: { kind: "trail", key, points_W: path, colour: "position" },
    ground: { kind: "ground", key, centre_W: v, radius: v[0] },
    curve: { kind: "curve", key, paths_W: [path, [v], []], colour: "axis", dashed: false, weight: "main" },
    ellipsoid: { kind: "ellipsoid", key, ...pose, semiAxes: v, colour: "exact", showsSections: true },
    plane: { kind: "plane", key, centre_W: ZERO, normal_W: v, radius: 1 },
    point: { kind: "point", key, at_W: v, scale: v[0], colour: "axis", label: "" },
  };
}

const KINDS = Object.keys(marksOf(ZERO)) as Mark["kind"][];
const NUMBER = /-?\d+(?:\.\d+)?/;
/** Something that paints: a path, line or outline of more than one place, a dot of some size, or a word. */
const PAINTS = /<text|points="[^"]+"|d="[^"]*\d|r[xy]="(?!0\.00)/;

const colours = new Proxy({} as Colours, { get: () => "rgb(10, 20, 30)" });

function webglOf(mark: Mark) {
  const drawing: DrawContext = { camera, colours, viewport, pixelRatio: 1, marks: [mark] };
  const arrows = new ArrowBatch();
  arrows.set(mark.kind === "arrow" ? [mark] : [], drawing);
  const lines = new LineBatch(LINE_LAYERS.curve);
  lines.set(markLines(mark, drawing).filter(({ width }) => width !== 0));
  const numbers = [arrows, lines].flatMap(({ object }) =>
    object.children.flatMap((child) => {
      const { geometry, instanceMatrix } = child as InstancedMesh;
      const buffers = [...Object.values(geometry.attributes), ...(instanceMatrix ? [instanceMatrix] : [])];
      return buffers.flatMap(({ array }) => Array.from(array));
    }),
  );
  return { lines: Number(lines.object.visible), arrows: Number(arrows.object.visible), numbers };
}

describe.each([
  ["zero", ZERO],
  ["NaN", NAN],
  ["infinite", INFINITE],
])("a mark whose vectors are %s", (_, v) => {
  it.each(KINDS)("of the kind %s paints nothing, and writes no NaN, as SVG", (kind) => {
    const markup = svgMarkup([marksOf(v)[kind]], camera, viewport);
    expect(markup).not.toMatch(/NaN|Infinity/);
    expect(markup).not.toMatch(PAINTS);
  });

  it.each(KINDS)("of the kind %s draws no line or arrow, and sends no NaN, with WebGL", (kind) => {
    const { lines, arrows, numbers } = webglOf(marksOf(v)[kind]);
    expect({ lines, arrows }).toEqual({ lines: 0, arrows: 0 });
    expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([]);
  });

  it.each(KINDS)("of the kind %s has no label", (kind) => {
    expect(labelPlaces(marksOf(v)[kind], camera, view)).toEqual([]);
  });
});

describe("the same marks where their vectors are not zero", () => {
  it.each(KINDS.filter((kind) => kind !== "ground"))("paint, the kind %s", (kind) => {
    const v: Vec3 = [0.3, 0.4, 0.5];
    const path: Vec3[] = [ZERO, v, [0.3, -0.2, 0.1]];
    const marks = marksOf(v);
    const surface = {
      positions: path,
      triangles: [
        [0, 1, 2],
        [0, 2, 1],
      ] as const,
    };
    const parts = { mesh: surface, parts: ["frame", "glass"] } as const;
    const drawn: Mark[] = [
      { ...marks.trail, points_W: path },
      { ...marks.curve, paths_W: [path] },
      { ...marks.mesh, mesh: surface },
      { ...marks.object, model: { ...parts, still: parts, lines: [] } },
    ];
    const mark = drawn.find((each) => each.kind === kind) ?? marks[kind];
    const markup = svgMarkup([mark], camera, viewport);
    expect(markup).toMatch(PAINTS);
    expect(markup).toMatch(NUMBER);
    expect(markup).not.toMatch(/NaN|Infinity/);
  });
});
