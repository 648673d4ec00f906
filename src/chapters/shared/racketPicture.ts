import { OBJECT_MESHES } from "../../core/bodies/objects/index";
import { norm, scaleVec, type Vec3 } from "../../core/math/vec3";
import type { LaneView } from "../../figures/simulation/SimulationDriver";
import type { Layer, SimulationSpec } from "../../figures/simulation/spec";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { boxCamera, boxSize } from "./box";
import { cachedBy } from "./cachedBy";
import { border } from "./decals";
import {
  type Drawn,
  describeFreeBody,
  drawnBox,
  FREE_BODY_LAYERS,
  freeBodyMarks,
  freeBodySpec,
} from "./freeBody";
import { strings } from "./strings/en";
import { drawnThing, nameOf, objectOf } from "./thing";

const RACKET_LAYERS: readonly Layer[] = FREE_BODY_LAYERS.map((layer) =>
  layer.id === "axes" ? { ...layer, ...strings.layers.racketAxes, shownAtFirst: true } : layer,
);

export const THROWN_THINGS = (
  [
    "thrownRacketCrooked",
    "thrownRacket",
    "spunTHandle",
    "thrownPhone",
    "thrownBook",
    "thrownJack",
    "thrownDie",
  ] as const
).map((value) => ({ value, text: strings.thrown[value] }));

/** Swept volume, arrows and shadow fill the pane. */
const RACKET_CAMERA: Camera = {
  ...boxCamera(1, 1.23, { azimuthDeg: 48, elevationDeg: 15 }),
  target_W: [0, -0.07, 0],
};

/** Every body has a reach of 1, so that a phone fills the picture as a racket does. */
export function racketSpec(
  spec: Pick<SimulationSpec, "choices" | "measures"> &
    Partial<Pick<SimulationSpec, "layers" | "camera" | "about">>,
): SimulationSpec {
  return freeBodySpec({
    camera: () => RACKET_CAMERA,
    layers: RACKET_LAYERS,
    marks: racketMarks,
    describe: (view) => describeFreeBody(view, nameOf(view)),
    bodyMarks: (view) => racketMarks(view, new Set(["axes"]), false),
    meshes: OBJECT_MESHES,
    ...spec,
  });
}

/**
 * The body's x, y and z are normal to the face, along the middle axis and the handle: those of the third, second and first moment. Lines
 * end at the grip and where ω is not at the start, so that labels do not meet.
 */
function racketMarks(view: LaneView, shown: ReadonlySet<string>, ghost: boolean): readonly Mark[] {
  return freeBodyMarks(view, shown, ghost, drawnThing(view.system) ?? drawnRacketBox(view)).map(
    (mark): Mark => {
      if (mark.kind !== "axes") return mark;
      const [face, middle, handle] = mark.lengths;
      return { ...mark, lengths: [face, -middle, -handle], labels: axisNames(view) };
    },
  );
}

function axisNames({ system }: LaneView): readonly [string, string, string] {
  const [least, , greatest] = system.body.principal.moments;
  const id = objectOf(system.scenario.body);
  if (greatest < least * EQUAL_MOMENTS) return ["x", "y", "z"];
  return id === null || id === "racket" ? strings.racketAxes : strings.numberedAxes;
}

/** Moments of a smaller ratio count as equal: their axes are arbitrary. */
const EQUAL_MOMENTS = 1 + 1e-9;

function drawnRacketBox(view: LaneView): Drawn {
  return { ...drawnBox(view, drawing, scaledSize(boxSize(view.system.scenario.body))), reach: 1 };
}

/** Cached: drawings are cached by this array, so the same box must give the same one. */
const scaledSize = cachedBy((size: Vec3): Vec3 => scaleVec(2 / norm(size), size));

const drawing = cachedBy(drawRacket);

/** Curves lie so much farther out than the faces, which would hide them. */
const LIFT = 1.01;
const RIM_POINTS = 48;

const HEAD = { middle: 0.42, across: 0.86, along: 0.54 } as const;
const GRIP = { half: 0.13, top: -0.5, end: -0.97, turns: 5 } as const;
const STRINGS = [-0.6, -0.2, 0.2, 0.6];

function drawRacket([thickness, width, length]: Vec3): Vec3[][] {
  const onFace = (side: 1 | -1, [across, along]: Place): Vec3 => [
    (side * LIFT * thickness) / 2,
    (across * width) / 2,
    (along * length) / 2,
  ];
  const outline = [rim(), ...throat(), ...grip()];
  return [
    ...outline.map((path) => path.map((place) => onFace(1, place))),
    ...netting().map((path) => path.map((place) => onFace(1, place))),
    ...outline.map((path) => path.map((place) => onFace(-1, place))),
  ];
}

type Place = readonly [across: number, along: number];

/** At an angle from the handle's normal [rad]. */
function onRim(angle: number): Place {
  return [HEAD.across * Math.cos(angle), HEAD.middle + HEAD.along * Math.sin(angle)];
}

function rim(): Place[] {
  return Array.from({ length: RIM_POINTS + 1 }, (_, k) => onRim((2 * Math.PI * k) / RIM_POINTS));
}

function throat(): Place[][] {
  return [-1, 1].map((side) => [onRim(-Math.PI / 2 + side * 0.5), [side * GRIP.half, GRIP.top]]);
}

function grip(): Place[][] {
  const { half, top, end, turns } = GRIP;
  const pitch = (top - end) / turns;
  const tape = Array.from({ length: turns }, (_, k): Place[] => [
    [-half, top - (k + 1) * pitch],
    [half, top - k * pitch],
  ]);
  const outline = border((across, along): Place => [across * half, along < 0 ? top : end]);
  return [outline, ...tape];
}

function netting(): Place[][] {
  return STRINGS.flatMap((at): Place[][] => {
    const chord = Math.sqrt(1 - at * at);
    return [
      [
        [HEAD.across * at, HEAD.middle - HEAD.along * chord],
        [HEAD.across * at, HEAD.middle + HEAD.along * chord],
      ],
      [
        [-HEAD.across * chord, HEAD.middle + HEAD.along * at],
        [HEAD.across * chord, HEAD.middle + HEAD.along * at],
      ],
    ];
  });
}
