import type { Locator } from "playwright-core";

/** In the window [CSS pixels]. */
export type Place = readonly [x: number, y: number];
export type Segment = readonly [Place, Place];

/** A mark's name, and the middle of its baseline. */
export interface Name {
  readonly text: string;
  readonly at: Place;
}

/** What the stage has drawn of one picture. */
export interface StageDrawing {
  /** Corners of the viewports and scissors of its calls: top left and bottom right. */
  readonly windows: readonly Segment[];
  readonly tips: readonly Place[];
  readonly points: readonly Place[];
  readonly names: readonly Name[];
  readonly lines: readonly Segment[];
  /** The eight corners of the box around each body, x before y before z. */
  readonly boxes: readonly (readonly Place[])[];
  /** Of all vertices of bodies. */
  readonly extent: Segment;
}

/** One call that draws onto the stage: through which matrix, to where in its canvas, and what. */
interface Call {
  readonly canvas: HTMLCanvasElement;
  readonly boxes: { readonly viewport: Box; readonly scissor: Box };
  /** From the object's axes to clip space, by columns. */
  readonly toClip: readonly number[];
  /** Of instances, by columns. */
  readonly poses: readonly (readonly number[])[];
  readonly geometry: Geometry;
  readonly isBody: boolean;
}

/** From the bottom left [device pixels]. */
type Box = readonly [x: number, y: number, width: number, height: number];

/* What is asked of three's objects, by names that no minifier changes. */
interface Matrix {
  readonly elements: readonly number[];
}
interface Attribute {
  readonly count: number;
  getX(index: number): number;
  getY(index: number): number;
  getZ(index: number): number;
}
interface Geometry {
  readonly type: string;
  readonly attributes: Readonly<Record<string, Attribute | undefined>>;
  readonly drawRange: { readonly count: number };
}
interface Mesh {
  readonly modelViewMatrix: Matrix;
  readonly count: number;
  readonly instanceMatrix?: { readonly array: ArrayLike<number> };
}
interface Renderer {
  readonly isWebGLRenderer?: boolean;
  readonly domElement: HTMLCanvasElement;
  getContext(): WebGL2RenderingContext;
  getRenderTarget(): unknown;
  clear(...buffers: boolean[]): void;
  renderBufferDirect(
    camera: { readonly projectionMatrix: Matrix },
    scene: unknown,
    geometry: Geometry,
    material: { readonly transparent: boolean },
    mesh: Mesh,
    group: unknown,
  ): void;
}

type Watching = Window & {
  /** Of the last frame. */
  readonly calls: Call[];
  /** Of each canvas since it was cleared, their places in its pixels. */
  readonly names: Map<HTMLCanvasElement, Name[]>;
};

/**
 * Runs before the page. three.js tells its developer tools of each renderer: what one draws is kept, with the viewport and scissors that
 * its context has at that moment and the matrices that it is about to upload; and so are the names that are written on canvases.
 */
export function watchDrawings(): void {
  const devtools = new EventTarget();
  const calls: Call[] = [];
  const names = new Map<HTMLCanvasElement, Name[]>();
  Object.assign(window, { calls, names, __THREE_DEVTOOLS__: devtools });
  devtools.addEventListener("observe", (event) => {
    const observed = (event as CustomEvent<Renderer>).detail;
    if (observed.isWebGLRenderer) watch(observed);
  });

  function watch(renderer: Renderer): void {
    const boxes = boxesOf(renderer.getContext());
    const { clear, renderBufferDirect } = renderer;
    const isOnStage = () =>
      renderer.getRenderTarget() === null && renderer.domElement.closest(".stage-canvas") !== null;
    renderer.clear = (...buffers) => {
      if (isOnStage()) calls.length = 0;
      clear.apply(renderer, buffers);
    };
    renderer.renderBufferDirect = (camera, scene, geometry, material, mesh, group) => {
      renderBufferDirect(camera, scene, geometry, material, mesh, group);
      if (!isOnStage()) return;
      const { instanceMatrix, modelViewMatrix } = mesh;
      const poses = Array.from(instanceMatrix?.array ?? []);
      calls.push({
        canvas: renderer.domElement,
        boxes: { ...boxes },
        toClip: product(camera.projectionMatrix.elements, modelViewMatrix.elements),
        poses: Array.from({ length: instanceMatrix ? mesh.count : 0 }, (_, at) =>
          poses.slice(16 * at, 16 * at + 16),
        ),
        geometry,
        // Planes lie under bodies, and discs have colours of their own; ghosts are outlines in the SVG.
        isBody: !material.transparent && geometry.type !== "PlaneGeometry" && !geometry.attributes.color,
      });
    };
  }

  function boxesOf(context: WebGL2RenderingContext) {
    const boxes: Record<"viewport" | "scissor", Box> = { viewport: [0, 0, 0, 0], scissor: [0, 0, 0, 0] };
    for (const name of ["viewport", "scissor"] as const) {
      const set = context[name].bind(context);
      context[name] = (...box) => {
        boxes[name] = box;
        set(...box);
      };
    }
    return boxes;
  }

  function product(a: readonly number[], b: readonly number[]): number[] {
    return Array.from({ length: 16 }, (_, at) => {
      const [row, column] = [at % 4, at - (at % 4)];
      return [0, 1, 2, 3].reduce((sum, k) => sum + (a[row + 4 * k] ?? 0) * (b[column + k] ?? 0), 0);
    });
  }

  const { prototype } = CanvasRenderingContext2D;
  const { clearRect, fillText } = prototype;
  prototype.clearRect = function (...box) {
    names.set(this.canvas, []);
    clearRect.apply(this, box);
  };
  prototype.fillText = function (text, x, y, ...most) {
    const at = this.getTransform().transformPoint({ x, y });
    names.get(this.canvas)?.push({ text, at: [at.x, at.y] });
    fillText.call(this, text, x, y, ...most);
  };
}

/** What {@link watchDrawings} has seen of a picture, taken through matrices and viewports as the graphics processor takes it. */
export function drawnOnStage(picture: Locator): Promise<StageDrawing> {
  return picture.evaluate((element: HTMLElement) => {
    const { calls, names } = window as unknown as Watching;
    const frame = element.getBoundingClientRect();

    function onPage(canvas: HTMLCanvasElement, [x, y]: Place): Place {
      const at = canvas.getBoundingClientRect();
      return [at.left + (x * at.width) / canvas.width, at.top + (y * at.height) / canvas.height];
    }
    function windowOf(canvas: HTMLCanvasElement, [x, y, width, height]: Box): Segment {
      const top = canvas.height - y - height;
      return [onPage(canvas, [x, top]), onPage(canvas, [x + width, top + height])];
    }
    function times(m: readonly number[], [x = 0, y = 0, z = 0, w = 1]: readonly number[]): number[] {
      const row = (k: number) =>
        (m[k] ?? 0) * x + (m[k + 4] ?? 0) * y + (m[k + 8] ?? 0) * z + (m[k + 12] ?? 0) * w;
      return [row(0), row(1), row(2), row(3)];
    }
    /** What is behind the eye has no place. */
    function placeIn({ canvas, boxes, toClip }: Call): (place: readonly number[]) => Place {
      const [[left, top], [right, bottom]] = windowOf(canvas, boxes.viewport);
      return (place) => {
        const [x = 0, y = 0, , w = 1] = times(toClip, place);
        if (w <= 0) return [Number.NaN, Number.NaN];
        return [left + ((right - left) * (1 + x / w)) / 2, top + ((bottom - top) * (1 - y / w)) / 2];
      };
    }
    const at = (attribute: Attribute, index: number) => [
      attribute.getX(index),
      attribute.getY(index),
      attribute.getZ(index),
    ];
    /** A quad each, of four vertices and six indices, whose first has the line's two ends. */
    function linesOf(call: Call): { line: Segment; isDot: boolean }[] {
      const { position, after, lineStyle } = call.geometry.attributes;
      if (!position || !after || !lineStyle) return [];
      const place = placeIn(call);
      const count = Math.min(call.geometry.drawRange.count / 6, position.count / 4);
      return Array.from({ length: count }, (_, k) => {
        const [from, to] = [at(position, 4 * k), at(after, 4 * k)];
        // A dot is the two caps of a line without length.
        const isDot = from.every((part, axis) => part === to[axis]) && lineStyle.getY(4 * k) > 0;
        return { line: [place(from), place(to)] as const, isDot };
      });
    }
    const low = (parts: readonly number[]) =>
      parts.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    const high = (parts: readonly number[]) =>
      parts.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    function bodyOf(call: Call): { corners: Place[]; vertices: Place[] } {
      const { position } = call.geometry.attributes;
      if (!position) return { corners: [], vertices: [] };
      const places = Array.from({ length: position.count }, (_, k) => at(position, k));
      const [xs = [], ys = [], zs = []] = [0, 1, 2].map((axis) => {
        const parts = places.map((place) => place[axis] ?? 0);
        return [low(parts), high(parts)];
      });
      const corners = xs.flatMap((x) => ys.flatMap((y) => zs.map((z) => [x, y, z])));
      const place = placeIn(call);
      return { corners: corners.map(place), vertices: places.map(place) };
    }

    const own = calls.filter(({ canvas, boxes }) => {
      const [[left, top], [right, bottom]] = windowOf(canvas, boxes.viewport);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    });
    const arrows = own.flatMap((call) =>
      call.poses.map((pose) => {
        const [from, to] = [0, 1].map((y) => placeIn(call)(times(pose, [0, y, 0]))) as [Place, Place];
        return { isHead: call.geometry.type === "ConeGeometry", line: [from, to] as const };
      }),
    );
    const lines = own.flatMap(linesOf);
    // A body of several materials takes as many calls.
    const bodies = new Map(
      own
        .filter(({ isBody, poses, geometry }) => isBody && poses.length === 0 && !geometry.attributes.after)
        .map((call) => [`${call.geometry.attributes.position?.count} ${call.toClip}`, call]),
    );
    const solids = [...bodies.values()].map(bodyOf);
    const vertices = solids.flatMap((body) => body.vertices);
    const [xs, ys] = [vertices.map(([x]) => x), vertices.map(([, y]) => y)];
    const canvas = element.querySelector<HTMLCanvasElement>(":scope > canvas");
    return {
      windows: own.flatMap(({ canvas, boxes }) => [
        windowOf(canvas, boxes.viewport),
        windowOf(canvas, boxes.scissor),
      ]),
      tips: arrows.flatMap(({ isHead, line: [, tip] }) => (isHead ? [tip] : [])),
      points: lines.flatMap(({ isDot, line: [place] }) => (isDot ? [place] : [])),
      names: canvas
        ? (names.get(canvas) ?? []).map(({ text, at }) => ({ text, at: onPage(canvas, at) }))
        : [],
      lines: [...lines, ...arrows].map(({ line }) => line),
      boxes: solids.map(({ corners }) => corners),
      extent: [
        [low(xs), low(ys)],
        [high(xs), high(ys)],
      ] as const,
    };
  });
}
