import type { ReactNode } from "react";

/** The object replacement character, which stands in the text where the symbol goes. */
const GAP = "\uFFFC";

/** The text says where the symbol stands. */
export function withSymbol(text: (symbol: string) => string, symbol: ReactNode): ReactNode {
  const [before, after] = text(GAP).split(GAP);
  return (
    <>
      {before}
      {symbol}
      {after}
    </>
  );
}
