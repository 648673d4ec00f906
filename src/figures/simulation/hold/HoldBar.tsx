import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { scaleVec, type Vec3, zeroVec } from "../../../core/math/vec3";
import { GAP } from "../../../language/strings/en";
import { type View, viewThrough } from "../../../scene/camera";
import { setText, useFrameListener } from "../../../ui/liveElements";
import { useFigureActions } from "../../shell/actions";
import { strings } from "../../strings/en";
import { describeLane } from "../describeLane";
import { useSimulationFigure } from "../SimulationContext";
import { spinText, useHasHeld, useHold } from "./useHold";

const words = strings.hold;

export function HoldBar(): ReactNode {
  const { spec, held } = useSimulationFigure();
  const [isByButton, setByButton] = useState(false);
  // A pointer has taken it over and let it go.
  if (isByButton && !held.isHeld) setByButton(false);
  const hasHeld = useHasHeld();
  const { launches } = spec.choices;
  const hint = launches ? (
    <ForHand pointer={words.hintAtStart} />
  ) : (
    <ForHand pointer={words.hint} finger={words.hintByFinger} />
  );
  return (
    <div className="hold-bar">
      <HoldButton isHeld={isByButton} onHeld={setByButton} />
      {isByButton ? (
        <p className="hold-note">
          <ForHand pointer={words.keys} finger={words.byFinger} />
        </p>
      ) : (
        <HoldNote hint={hasHeld ? null : hint} />
      )}
    </div>
  );
}

function ForHand({
  pointer,
  finger = "",
}: {
  readonly pointer: string;
  readonly finger?: string;
}): ReactNode {
  return (
    <>
      <span className="hint-pointer">{pointer}</span>
      <span className="hint-touch">{finger}</span>
    </>
  );
}

/** Of playing: by then a reader has seen the hint, or looks at something else [ms]. */
const HINT_MS = 5000;

/** The hint for a while; once the reader has set a start, its spin and the way back. */
export function HoldNote({ hint }: { readonly hint: ReactNode }): ReactNode {
  const { driver, settings, held } = useSimulationFigure();
  const { undo } = useHold();
  const isOwn = settings.q !== null || settings.spin !== null;
  const note = useRef<HTMLParagraphElement>(null);
  const spin = useRef<HTMLSpanElement>(null);
  const playsSince = useRef<number | null>(null);
  useFrameListener(() => {
    const { angularVelocity } = driver.player.scenario.initial;
    setText(spin.current, isOwn || held.isHeld ? spinText(angularVelocity) : "");
    playsSince.current = driver.playing ? (playsSince.current ?? performance.now()) : null;
    if (playsSince.current && performance.now() - playsSince.current > HINT_MS)
      note.current?.classList.add("hold-told");
  });
  return (
    <p ref={note} className="hold-note">
      {isOwn ? null : <span className="hold-hint">{hint}</span>}
      <span ref={spin} className="hold-spin" />
      {isOwn ? (
        <span className="hold-changed">
          {words.changed}
          {GAP}
          <button type="button" className="hold-undo" onClick={undo}>
            {words.undo}
          </button>
        </span>
      ) : null}
    </p>
  );
}

interface HoldButtonProps {
  readonly isHeld: boolean;
  readonly onHeld: (held: boolean) => void;
}

/** Visible to a finger, with the keyboard's focus, or with the pointer over the picture. */
function HoldButton({ isHeld, onHeld }: HoldButtonProps): ReactNode {
  const { take, letGo, press } = useHoldKeys({ isHeld, onHeld });
  return (
    <button
      type="button"
      className="hold-button"
      aria-pressed={isHeld}
      title={words.keys}
      onClick={() => (isHeld ? letGo(true) : take())}
      onBlur={() => letGo(false)}
      onKeyDown={press}
    >
      {words.button}
    </button>
  );
}

function useHoldKeys({ isHeld, onHeld }: HoldButtonProps) {
  const { driver, spec, held } = useSimulationFigure();
  const { announce } = useFigureActions();
  const hold = useHold();
  const take = () => {
    hold.takeLane(0);
    if (!held.isHeld) return;
    onHeld(true);
    announce(words.isHeld);
  };
  const letGo = (plays: boolean) => {
    if (!isHeld) return;
    onHeld(false);
    hold.letGo(zeroVec, plays);
  };
  const startingSpin = () => driver.player.scenario.initial.angularVelocity;
  const press = (event: KeyboardEvent) => {
    if (!isHeld || event.ctrlKey || event.metaKey || event.altKey) return;
    const axis_W = axisOfKey(event.key, viewThrough(driver.camera, { width: 1, height: 1 }));
    if (axis_W && event.shiftKey) held.spinBy(scaleVec(SPIN_A_PRESS, axis_W));
    else if (axis_W)
      held.turnBy([Math.cos(TURN_A_PRESS / 2), ...scaleVec(Math.sin(TURN_A_PRESS / 2), axis_W)]);
    else if (event.key === "Enter") letGo(true);
    else if (event.key === "Escape") {
      onHeld(false);
      hold.giveUp();
    } else return;
    event.preventDefault();
    event.stopPropagation();
    if (axis_W) announce(event.shiftKey ? spinText(startingSpin()) : describeLane(driver, 0, spec.describe));
  };
  return { take, letGo, press };
}

/** One press's turn [rad] and change of spin [rad/s]. */
const TURN_A_PRESS = Math.PI / 36;
const SPIN_A_PRESS = 0.5;

/** The body's near side goes the arrow's way; the page keys roll it. */
const AXES: Readonly<Record<string, readonly [sense: 1 | -1, axis: "right_W" | "up_W" | "forward_W"]>> = {
  ArrowRight: [1, "up_W"],
  ArrowLeft: [-1, "up_W"],
  ArrowUp: [-1, "right_W"],
  ArrowDown: [1, "right_W"],
  PageUp: [-1, "forward_W"],
  PageDown: [1, "forward_W"],
};

function axisOfKey(key: string, view: View): Vec3 | null {
  const [sense, axis] = AXES[key] ?? [];
  return sense && axis ? scaleVec(sense, view[axis]) : null;
}
