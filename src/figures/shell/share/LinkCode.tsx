import { type ReactNode, useEffect, useState } from "react";
import type { QrCodeGenerateResult } from "uqr";
import { strings } from "../../strings/en";

const words = strings.share;

/** ISO/IEC 18004, with the quiet zone of four that readers need. Its program is fetched when asked for. */
export function LinkCode({ address }: { readonly address: string }): ReactNode {
  const [code, setCode] = useState<QrCodeGenerateResult | "missing" | null>(null);
  useEffect(() => {
    let isWanted = true;
    import("uqr").then(
      ({ encode }) => isWanted && setCode(encode(address, { ecc: "M", border: 4 })),
      () => isWanted && setCode("missing"),
    );
    return () => {
      isWanted = false;
    };
  }, [address]);
  return (
    <div className="link-code">
      {code && code !== "missing" ? (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.codeOf}>
          <rect width={code.size} height={code.size} fill="white" />
          <path d={darkSquares(code)} fill="black" shapeRendering="crispEdges" />
        </svg>
      ) : (
        <span className="link-code-place">{code === "missing" ? words.codeMissing : ""}</span>
      )}
      <a href={address}>
        <code>{address}</code>
      </a>
    </div>
  );
}

/** One unit wide. */
function darkSquares({ data }: QrCodeGenerateResult): string {
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : [])));
  return dark.join("");
}
