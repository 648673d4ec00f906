import type { ReactNode } from "react";

/** Stands in the text where the symbol goes. */
const GAP = "\uFFFC";

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
