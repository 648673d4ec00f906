import type { ComponentType, ReactNode } from "react";

/**
 * A figure that comes alive by itself in a page that is otherwise plain HTML. On the built page it stands as markup
 * with its properties beside it; the page's script loads the figure's file when it comes near the screen and hands
 * the markup over to React.
 */
export interface Island<Props extends object> {
  (props: Props): ReactNode;
  /** The figure itself, which React takes over inside the island's element. */
  readonly Figure: ComponentType<Props>;
}

/**
 * Makes an island of a figure.
 *
 * @param name the file in `src/chapters/`, without its ending, that exports the island under the same name
 */
export function island<Props extends object>(name: string, Figure: ComponentType<Props>): Island<Props> {
  const Placed = (props: Props) => (
    <div className="island" data-island={name} data-props={JSON.stringify(props)}>
      <Figure {...props} />
    </div>
  );
  return Object.assign(Placed, { Figure });
}
