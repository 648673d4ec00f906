import { Component, lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from "react";
import type { StagedLoop } from "../../scene/picture";
import { probeGraphics } from "../../scene/webgl/software";
import { strings } from "../strings/en";

type Reason = keyof typeof strings.present.plainly;

const StageCanvas = lazy(() => import("../../scene/stage/StageCanvas"));

/** A lit stage behind the pictures of a figure that fills the window; where there cannot be one, a sentence says why. */
export function StageBehind({ loop }: { readonly loop: StagedLoop }): ReactNode {
  const [{ against, inSoftware }] = useState(prospects);
  const [reason, setReason] = useState(against);
  const hasStage = reason === null || reason === "slow";
  const note = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    note.current?.closest("dialog")?.toggleAttribute("data-stage", hasStage);
  }, [hasStage]);
  return (
    <>
      {hasStage ? (
        <FailedStage onFail={() => setReason("notArrived")}>
          <Suspense fallback={null}>
            <StageCanvas
              loop={loop}
              inSoftware={inSoftware}
              onPlain={() => setReason("slow")}
              onLost={() => setReason("contextLost")}
              onFail={() => setReason("noWebgl")}
            />
          </Suspense>
        </FailedStage>
      ) : null}
      <p ref={note} className="stage-note" role="status">
        {reason ? strings.present.plainly[reason] : ""}
      </p>
    </>
  );
}

interface Prospects {
  readonly against: Reason | null;
  readonly inSoftware: boolean;
}

function prospects(): Prospects {
  const unwanted = readersWish();
  if (unwanted) return { against: unwanted, inSoftware: false };
  const graphics = probeGraphics();
  return graphics ? { against: null, ...graphics } : { against: "noWebgl", inSoftware: false };
}

function readersWish(): Reason | null {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return "reducedMotion";
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  const isSaving = connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
  return isSaving ? "reducedData" : null;
}

interface FailedStageProps {
  readonly onFail: () => void;
  readonly children: ReactNode;
}

/** The module may not arrive, or the canvas may not open: the pictures go on without it. */
class FailedStage extends Component<FailedStageProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
