import { useState, useSyncExternalStore } from "react";
import type { Camera } from "../../scene/camera";
import { type Animation, RenderLoop } from "../pictures/RenderLoop";
import { boolean, type FigureState, optionalFields, type StateValues } from "../shell/figureState";
import { initialValues, linkName, type Settings, type ValuesOf } from "./settings";

interface Motion<Values> {
  after(values: Values, seconds: number): Values;
  /** Where a motion with an end starts. Controls and links bring it back there and stop it. */
  readonly start?: Partial<Values>;
  isOver?(values: Values): boolean;
}

export interface DiagramOptions<Values> {
  readonly camera: Camera;
  /** Left out, nothing moves. */
  readonly motion?: Motion<Values>;
  /**
   * What a link sets beyond the values that it holds.
   * @throws StateError naming a value that the diagram cannot have
   */
  follow?(linked: Partial<Values>, present: Values): Partial<Values>;
}

/** Values outside React, and the loop that draws them. */
export class Diagram<S extends Settings> implements Animation {
  values: ValuesOf<S>;
  playing = false;
  readonly loop: RenderLoop;
  readonly state: FigureState;
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly settings: S,
    private readonly options: DiagramOptions<ValuesOf<S>>,
  ) {
    this.values = initialValues(settings);
    this.loop = new RenderLoop(options.camera, this);
    this.state = {
      schema: optionalFields({ ...schemasOf(settings), ...(this.canPlay && { play: boolean }) }),
      current: () => linkedValues(settings, this.values),
      apply: (linked) => this.follow(linked),
    };
  }

  get canPlay(): boolean {
    return this.options.motion !== undefined;
  }

  /** Each to the nearest value that the diagram can show. */
  set(changed: Partial<ValuesOf<S>>): void {
    const nearest = Object.entries(changed).map(([name, value]) => {
      const present = this.values[name as keyof S];
      return [name, this.settings[name]?.nearest?.(value, present) ?? value];
    });
    this.values = { ...this.values, ...Object.fromEntries(nearest) };
    this.changed();
  }

  /** By a slider or a handle: a motion that has a start is brought back to it. */
  adjust(changed: Partial<ValuesOf<S>>): void {
    const start = this.options.motion?.start;
    if (start) this.play(false);
    this.set({ ...start, ...changed });
  }

  reset(): void {
    this.play(false);
    this.set(initialValues(this.settings));
  }

  play(playing: boolean): void {
    const { isOver, start } = this.options.motion ?? {};
    if (playing && isOver?.(this.values) && start) this.set(start);
    this.playing = playing && this.canPlay;
    this.changed();
  }

  elapse(wallSeconds: number): void {
    const { motion } = this.options;
    if (!this.playing || !motion) return;
    this.values = motion.after(this.values, wallSeconds);
    if (motion.isOver?.(this.values)) this.play(false);
  }

  /** After values have been set, and when motion begins or ends; not while it moves. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private follow({ play, ...linked }: StateValues): void {
    const names = Object.keys(this.settings).filter((name) => linkName(name) in linked);
    const given = Object.fromEntries(names.map((name) => [name, linked[linkName(name)]])) as Partial<
      ValuesOf<S>
    >;
    this.adjust(this.options.follow?.(given, this.values) ?? given);
    if (play !== undefined) this.play(play === true);
  }

  private changed(): void {
    this.loop.invalidate();
    for (const listener of this.listeners) listener();
  }
}

function schemasOf(settings: Settings) {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, { schema }]) => (schema ? [[linkName(name), schema]] : [])),
  );
}

function linkedValues(settings: Settings, values: Readonly<Record<string, unknown>>): StateValues {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, { schema, linked = (value: unknown) => value }]) =>
      schema ? [[linkName(name), linked(values[name])]] : [],
    ),
  );
}

/** For the life of its figure; the arguments of the first render hold. */
export function useDiagram<S extends Settings>(
  settings: S,
  options: DiagramOptions<ValuesOf<S>>,
): Diagram<S> {
  const [diagram] = useState(() => new Diagram(settings, options));
  return diagram;
}

export function useSetting<S extends Settings, Name extends keyof S>(
  diagram: Diagram<S>,
  name: Name,
): ValuesOf<S>[Name] {
  const now = () => diagram.values[name];
  return useSyncExternalStore(diagram.subscribe, now, now);
}

export function usePlaying<S extends Settings>(diagram: Diagram<S>): boolean {
  const now = () => diagram.playing;
  return useSyncExternalStore(diagram.subscribe, now, now);
}
