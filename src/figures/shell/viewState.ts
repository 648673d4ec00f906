import * as v from "valibot";
import type { Camera } from "../../scene/camera";
import { boolean, type FigureState, numberWithin, type StateValues } from "./figureState";

/** Azimuth and elevation [°], and zoom. */
const VIEW = v.strictTuple([numberWithin(-180, 180), numberWithin(-88, 88), numberWithin(0.35, 3)]);

type View = v.InferOutput<typeof VIEW>;

interface TurnableView {
  readonly camera: Camera;
  readonly isTurned: boolean;
  isFollowing: boolean;
  turnTo(view: Pick<Camera, "azimuth" | "elevation" | "zoom">): void;
  resetView(): void;
}

type Turned = { readonly view?: View | undefined; readonly follow?: boolean | undefined } & StateValues;

/** An unturned view is no part of the state, nor is one that stands still. */
export function withView(state: FigureState, loop: TurnableView): FigureState {
  const { entries } = state.schema as v.StrictObjectSchema<v.ObjectEntries, undefined>;
  const restore = state.restore ?? state.apply;
  return {
    ...state,
    schema: v.strictObject({
      ...entries,
      view: v.optional(VIEW),
      follow: v.optional(boolean),
    }) as unknown as FigureState["schema"],
    current: () => ({
      ...state.current(),
      ...(loop.isTurned && { view: viewOf(loop.camera) }),
      ...(loop.isFollowing && { follow: true }),
    }),
    apply: ({ view, follow, ...values }: Turned) => {
      state.apply(values);
      if (view) loop.turnTo(turned(view));
      if (follow !== undefined) loop.isFollowing = follow;
    },
    restore: ({ view, follow = false, ...values }: Turned) => {
      restore(values);
      loop.isFollowing = follow;
      if (view) loop.turnTo(turned(view));
      else if (loop.isTurned) loop.resetView();
    },
  };
}

const DEGREE = Math.PI / 180;

/** Less than a tenth of a degree or a hundredth of the zoom cannot be seen. */
function viewOf({ azimuth, elevation, zoom }: Camera): View {
  const around = azimuth / DEGREE - 360 * Math.round(azimuth / DEGREE / 360);
  return [rounded(around, 10), rounded(elevation / DEGREE, 10), rounded(zoom, 100)];
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

function turned([azimuth, elevation, zoom]: View): Pick<Camera, "azimuth" | "elevation" | "zoom"> {
  return { azimuth: azimuth * DEGREE, elevation: elevation * DEGREE, zoom };
}
