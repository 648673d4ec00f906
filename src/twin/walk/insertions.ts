/** Text to be put into a source. At one place, what closes the text before it comes before what opens the text after it. */
export interface Insertion {
  readonly at: number;
  readonly side: "before" | "after";
  readonly text: string;
}

/** A source with texts put in. Those for one place and side stand in the order in which they are given. */
export function inserted(source: string, insertions: readonly Insertion[]): string {
  const inOrder = [...insertions].sort((a, b) => a.at - b.at || rank(a) - rank(b));
  const parts: string[] = [];
  let from = 0;
  for (const { at, text } of inOrder) {
    parts.push(source.slice(from, at), text);
    from = at;
  }
  return parts.join("") + source.slice(from);
}

function rank({ side }: Insertion): number {
  return side === "before" ? 0 : 1;
}
