import { type ReactNode, useEffect, useState } from "react";
import { strings } from "../../strings/en";
import type { QrCode } from "./qrCode";

const words = strings.share;

/** What draws the code is fetched when it is asked for. */
export function LinkCode({ address }: { readonly address: string }): ReactNode {
  const [code, setCode] = useState<QrCode | "missing" | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (drawn: QrCode | "missing") => isWanted && setCode(drawn);
    import("./qrCode").then(
      ({ qrCode }) => show(qrCode(address)),
      () => show("missing"),
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
          <path d={code.path} fill="black" shapeRendering="crispEdges" />
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
