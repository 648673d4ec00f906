import type { ReactNode } from "react";
import type {
  PrecisionCurve,
  PrecisionSymbol,
  SymbolShape,
} from "../../../plots/workPrecision/workPrecision";

interface PrecisionKeyProps {
  readonly entries: readonly Pick<PrecisionCurve, "id" | "line" | "symbol" | "name">[];
}

export function PrecisionKey({ entries }: PrecisionKeyProps): ReactNode {
  return (
    <ul className="precision-key">
      {entries.map(({ id, line, symbol, name }) => (
        <li key={id} className={`precision-${line} rule-${id}`}>
          <SymbolSample {...symbol} /> {name}
        </li>
      ))}
    </ul>
  );
}

const PATHS: Readonly<Record<SymbolShape, string>> = {
  times: "M-3.4,-3.4L3.4,3.4M3.4,-3.4L-3.4,3.4",
  triangle: "M0,-4.4L3.9,2.4H-3.9Z",
  circle: "M3.6,0A3.6,3.6 0 1 1 -3.6,0A3.6,3.6 0 1 1 3.6,0Z",
  diamond: "M0,-4.6L2.7,0L0,4.6L-2.7,0Z",
  square2: "M-3.2,-3.2H3.2V3.2H-3.2Z",
  plus: "M-4.2,0H4.2M0,-4.2V4.2",
  star: "M0,-4.6L1.1,-1.5H4.4L1.8,0.5L2.7,3.7L0,1.8L-2.7,3.7L-1.8,0.5L-4.4,-1.5H-1.1Z",
  asterisk: "M0,-4.4V4.4M-3.8,-2.2L3.8,2.2M3.8,-2.2L-3.8,2.2",
  hexagon: "M0,-4L3.5,-2V2L0,4L-3.5,2V-2Z",
  square: "M-3.2,-3.2H3.2V3.2H-3.2Z",
  diamond2: "M0,-4.4L4.4,0L0,4.4L-4.4,0Z",
  cross: "M-4,-1.3H-1.3V-4H1.3V-1.3H4V1.3H1.3V4H-1.3V1.3H-4Z",
  wye: "M1.6,0.9V4.1H-1.6V0.9L-4.4,-0.7L-2.8,-3.4L0,-1.8L2.8,-3.4L4.4,-0.7Z",
};

export function SymbolSample({ shape, filled }: PrecisionSymbol): ReactNode {
  return (
    <svg
      className="precision-sample"
      viewBox="-7 -7 14 14"
      width="14"
      height="14"
      aria-hidden="true"
      focusable="false"
    >
      <path className={filled ? "precision-sample-filled" : undefined} d={PATHS[shape]} />
    </svg>
  );
}
