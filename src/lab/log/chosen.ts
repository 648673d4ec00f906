import type { Direction, Frame, Order } from "../../logs/conventions";
import type { Meanings } from "../../logs/meanings";
import type { Handedness, PresetId, UpAxis } from "../../logs/presets";
import type { RateUnit } from "../../logs/units";

export type TensorSource = "found" | "bench" | "pasted" | "sample";

/** By the reader; null where the data are to tell. */
export interface Chosen {
  readonly preset: PresetId | null;
  readonly order: Order | null;
  readonly omega: Frame | null;
  readonly unit: RateUnit | null;
  readonly direction: Direction | null;
  readonly handedness: Handedness;
  readonly up: UpAxis;
  readonly rate: string;
  readonly body: string | null;
  readonly meanings: Meanings | null;
  readonly tensor: TensorSource;
  readonly pasted: string;
}

export const NOTHING_CHOSEN: Chosen = {
  preset: null,
  order: null,
  omega: null,
  unit: null,
  direction: null,
  handedness: "right",
  up: "y",
  rate: "",
  body: null,
  meanings: null,
  tensor: "found",
  pasted: "",
};
