import { useState } from "react";
import type { Camera } from "../../scene/camera";
import { type Animation, RenderLoop } from "../pictures/RenderLoop";

interface DiagramOptions<Values extends object> {
  readonly initial: Values;
  readonly camera: Camera;
  /** Brings values that the reader has set to the nearest that the diagram can show. */
  readonly constrain?: (values: Values) => Values;
  /** Advances the diagram by some seconds while it plays. */
  readonly elapse?: (diagram: Diagram<Values>, seconds: number) => void;
}

/** The values of a diagram, outside React, and the loop that draws them. */
export class Diagram<Values extends object> implements Animation {
  values: Values;
  playing = false;
  readonly loop: RenderLoop;

  constructor(private readonly options: DiagramOptions<Values>) {
    this.values = options.initial;
    this.loop = new RenderLoop(options.camera, this);
  }

  set(changed: Partial<Values>): void {
    const next = { ...this.values, ...changed };
    this.values = this.options.constrain?.(next) ?? next;
    this.loop.invalidate();
  }

  reset(): void {
    this.set(this.options.initial);
  }

  play(playing: boolean): void {
    this.playing = playing;
    this.loop.invalidate();
  }

  elapse(wallSeconds: number): void {
    if (this.playing) this.options.elapse?.(this, wallSeconds);
  }
}

/** A diagram for the life of its figure. The options of the first render hold. */
export function useDiagram<Values extends object>(options: DiagramOptions<Values>): Diagram<Values> {
  const [diagram] = useState(() => new Diagram(options));
  return diagram;
}
