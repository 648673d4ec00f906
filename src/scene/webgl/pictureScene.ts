import { Scene } from "three";
import type { ArrowMark, Mark } from "../marks";
import { ArrowBatch } from "./arrowBatch";
import type { DrawContext, MarkObjectRef } from "./drawing";
import { LineBatch } from "./lineBatch";
import { type LayeredLines, LINE_LAYERS, type LineLayer, markLines } from "./markLines";

/** What a mark looks like to the list of mounted objects: one object per key and kind. */
export interface MountedMark {
  readonly kind: Mark["kind"];
  readonly slot: MarkObjectRef;
}

const LAYER_NAMES = Object.keys(LINE_LAYERS) as LineLayer[];

/** One picture's objects, in a scene of their own: lines and arrows in batches, whatever is solid mounted by React. */
export class PictureScene {
  readonly scene = new Scene();
  mounted: ReadonlyMap<string, MountedMark> = new Map();
  /** Whether the programs that draw it are compiled; drawing sooner would hold up the page until they are. */
  compiled: "no" | "underway" | "yes" = "no";
  private readonly arrows = new ArrowBatch();
  private readonly lines = new Map(LAYER_NAMES.map((layer) => [layer, new LineBatch(LINE_LAYERS[layer])]));

  /** @param onReady called whenever drawing it again would show more */
  constructor(
    readonly id: number,
    readonly onReady: () => void,
  ) {
    this.scene.add(this.arrows.object, ...[...this.lines.values()].map(({ object }) => object));
  }

  /** Whether the solid marks of a drawing are those that are mounted. */
  hasMounted(solid: readonly Mark[]): boolean {
    return (
      solid.length === this.mounted.size &&
      solid.every(({ key, kind }) => this.mounted.get(key)?.kind === kind)
    );
  }

  /** To be followed by React's mounting what is new. */
  mount(solid: readonly Mark[]): void {
    const kinds = new Set(Array.from(this.mounted.values(), ({ kind }) => kind));
    if (solid.some(({ kind }) => !kinds.has(kind))) this.compiled = "no";
    this.mounted = new Map(solid.map(({ key, kind }) => [key, { kind, slot: { apply: null } }]));
  }

  /** @returns false where something is not mounted yet */
  set(solid: readonly Mark[], drawing: DrawContext): boolean {
    const { marks } = drawing;
    this.arrows.set(
      marks.filter((mark): mark is ArrowMark => mark.kind === "arrow"),
      drawing,
    );
    const lines = marks.flatMap((mark): readonly LayeredLines[] => markLines(mark, drawing));
    for (const [layer, batch] of this.lines) batch.set(lines.filter((drawn) => drawn.layer === layer));
    const slots = solid.map((mark) => ({ mark, apply: this.mounted.get(mark.key)?.slot.update }));
    for (const { mark, apply } of slots) apply?.(mark, drawing);
    return slots.every(({ apply }) => apply);
  }

  dispose(): void {
    this.arrows.dispose();
    for (const batch of this.lines.values()) batch.dispose();
  }
}
