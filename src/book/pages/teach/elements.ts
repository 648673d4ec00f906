import { isValidElement, type ReactElement, type ReactNode } from "react";

type AnyElement = ReactElement<Readonly<Record<string, unknown>> & { readonly children?: ReactNode }>;

/** All elements of a text that is not rendered yet, each before those within it. */
export function* elementsIn(node: ReactNode): Generator<AnyElement> {
  if (Array.isArray(node)) for (const child of node) yield* elementsIn(child);
  if (!isValidElement(node)) return;
  const element = node as AnyElement;
  yield element;
  yield* elementsIn(element.props.children);
}

export function elementsOf<Props>(node: ReactNode, type: (props: Props) => ReactNode): ReactElement<Props>[] {
  return [...elementsIn(node)].filter((element) => element.type === type) as unknown as ReactElement<Props>[];
}
