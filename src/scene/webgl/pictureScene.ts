import { type Material, Scene } from "three";
import type { ArrowMark, Mark } from "../marks";
import { ArrowBatch } from "./arrowBatch";
import type { DrawContext, MarkObjectRef } from "./drawContext";
import { LineBatch } from "./lineBatch";
import { type LayeredLines, LINE_LAYERS, type LineLayer, markLines } from "./markLines";

export interface MountedMark {
  readonly kind: Mark["kind"];
  readonly slot: MarkObjectRef;
}

const LAYER_NAMES = Object.keys(LINE_LAYERS) as LineLayer[];

/** Lines and arrows in batches, all other objects mounted by React. */
export class PictureScene {
  readonly scene = new Scene();
  mounted: ReadonlyMap<string, MountedMark> = new Map();
  /** Drawing before would block the page. */
  compiled: "no" | "underway" | "yes" = "no";
  private readonly arrows: ArrowBatch;
  private readonly lines = new Map(LAYER_NAMES.map((layer) => [layer, new LineBatch(LINE_LAYERS[layer])]));

  /**
   * @param onReady called when another drawing would show more
   * @param ofArrows by default lit as all else in the text
   */
  constructor(
    readonly id: number,
    readonly onReady: () => void,
    ofArrows?: Material,
  ) {
    this.arrows = new ArrowBatch(ofArrows);
    this.scene.add(this.arrows.object, ...[...this.lines.values()].map(({ object }) => object));
  }

  hasMounted(solid: readonly Mark[]): boolean {
    return (
      solid.length === this.mounted.size &&
      solid.every(({ key, kind }) => this.mounted.get(key)?.kind === kind)
    );
  }

  /** The caller then renders them with React. */
  mount(solid: readonly Mark[]): void {
    const kinds = new Set(Array.from(this.mounted.values(), ({ kind }) => kind));
    if (solid.some(({ kind }) => !kinds.has(kind))) this.compiled = "no";
    this.mounted = new Map(solid.map(({ key, kind }) => [key, { kind, slot: { update: null } }]));
  }

  /** @returns false if an object is not mounted yet */
  set(solid: readonly Mark[], context: DrawContext): boolean {
    const { marks } = context;
    this.arrows.set(
      marks.filter((mark): mark is ArrowMark => mark.kind === "arrow"),
      context,
    );
    const lines = marks.flatMap((mark): readonly LayeredLines[] => markLines(mark, context));
    for (const [layer, batch] of this.lines) batch.set(lines.filter((line) => line.layer === layer));
    const updates = solid.map((mark) => ({ mark, update: this.mounted.get(mark.key)?.slot.update }));
    for (const { mark, update } of updates) update?.(mark, context);
    return updates.every(({ update }) => update);
  }

  dispose(): void {
    this.arrows.dispose();
    for (const batch of this.lines.values()) batch.dispose();
  }
}
