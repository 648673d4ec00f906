import { type ReactNode, useId, useState, useSyncExternalStore } from "react";
import { decimals, plain } from "../../format/numbers";
import { PERCENT } from "../../language/strings/en";
import { anglesOf } from "../../scene/camera";
import type { StagedLoop } from "../../scene/picture";
import { Checkbox } from "../../ui/Checkbox";
import { strings } from "../strings/en";
import { ActionButton, useFigureActions } from "./actions";
import { save } from "./download";
import type { Footage, RangeName } from "./footage";
import { useFilm } from "./useFilm";

const words = strings.present;

/** What only a figure in the whole window has: where it is seen from, and what is taken along. */
export function StageTools({ loop }: { readonly loop: StagedLoop }): ReactNode {
  return (
    <div className="stage-tools">
      <QuietButton loop={loop} />
      <FullScreenButton />
      <Menu name={words.camera}>
        <CameraChoices loop={loop} />
      </Menu>
      <Menu name={words.take}>
        <PictureButton loop={loop} />
        <FilmButtons />
      </Menu>
    </div>
  );
}

/** Then a key or a press on the picture brings the rest back for a while; this button, for good. */
function QuietButton({ loop }: { readonly loop: StagedLoop }): ReactNode {
  const { element } = useFigureActions();
  const [isQuiet, setQuiet] = useState(false);
  const toggle = () => {
    element()?.querySelector(".figure-dialog")?.toggleAttribute("data-quiet", !isQuiet);
    if (loop.stage) loop.stage.isQuiet = !isQuiet;
    loop.invalidate();
    setQuiet(!isQuiet);
  };
  return (
    <ActionButton title={words.quietTitle} pressed={isQuiet} onPress={toggle}>
      {words.quiet}
    </ActionButton>
  );
}

/** The dialog stays on top of what fills the screen. */
function FullScreenButton(): ReactNode {
  const isFull = useSyncExternalStore(
    onFullScreen,
    () => document.fullscreenElement !== null,
    () => false,
  );
  if (!document.fullscreenEnabled) return null;
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <ActionButton pressed={isFull} onPress={toggle}>
      {words.fullScreen}
    </ActionButton>
  );
}

function onFullScreen(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/** Light-dismissed by the browser: a press elsewhere and Escape close it, and the dialog stays. */
function Menu({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button-plain" popoverTarget={id}>
        {name}
      </button>
      <div
        id={id}
        popover="auto"
        className="stage-menu"
        role="group"
        aria-label={name}
        onToggle={({ newState }) => setOpen(newState === "open")}
        onBlur={({ currentTarget, relatedTarget }) => {
          // The Tab key has led out of it; where the window has lost the focus there is no other element.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
      >
        {isOpen ? children : null}
      </div>
    </>
  );
}

/** [rad]; the camera itself stops short of it. */
const ABOVE = Math.PI / 2;

function CameraChoices({ loop }: { readonly loop: StagedLoop }): ReactNode {
  const [isFollowing, setFollowing] = useState(loop.isFollowing);
  const turn = (azimuth: number, elevation: number) => {
    const view = { azimuth, elevation, zoom: loop.camera.zoom };
    if (loop.stage) loop.stage.turnTo(view);
    else loop.turnTo(view);
  };
  const alongMomentum = () => {
    const momentum_W = loop.momentum_W();
    if (!momentum_W) return;
    const { azimuth, elevation } = anglesOf(momentum_W);
    turn(azimuth, elevation);
  };
  return (
    <>
      <ActionButton onPress={() => loop.resetView()}>{words.fromFront}</ActionButton>
      <ActionButton onPress={() => turn(loop.camera.azimuth, ABOVE)}>{words.fromAbove}</ActionButton>
      {loop.momentum_W() ? <ActionButton onPress={alongMomentum}>{words.alongMomentum}</ActionButton> : null}
      <Checkbox
        label={words.follow}
        checked={isFollowing}
        onChange={(on) => {
          loop.isFollowing = on;
          setFollowing(on);
        }}
      >
        {words.follow}
      </Checkbox>
    </>
  );
}

const PICTURE_SCALE = 2;

function PictureButton({ loop }: { readonly loop: StagedLoop }): ReactNode {
  const { id } = useFigureActions();
  const take = () => {
    const scale = PICTURE_SCALE * window.devicePixelRatio;
    loop.stage?.compose(scale).toBlob((png) => png && save(png, `${id}.png`, "image/png"));
  };
  return <ActionButton onPress={take}>{words.picture}</ActionButton>;
}

function FilmButtons(): ReactNode {
  const { footage } = useFigureActions();
  return footage ? <Filming footage={footage} /> : null;
}

const RANGES: readonly RangeName[] = ["marks", "loop", "whole"];

function Filming({ footage }: { readonly footage: Footage }): ReactNode {
  const { done, note, film, stop } = useFilm(footage);
  const ranges = footage.ranges();
  const seconds = ({ from, to }: { from: number; to: number }) =>
    `${decimals((to - from) / footage.framesPerSecond(), 1)} s`;
  if (done !== null)
    return (
      <>
        <p role="status">{words.film.progress(`${plain(Math.floor(100 * done))}${PERCENT}`)}</p>
        <progress value={done} aria-label={words.film.name} />
        <ActionButton onPress={stop}>{words.film.stop}</ActionButton>
      </>
    );
  return (
    <fieldset className="stage-films">
      <legend>{words.film.name}</legend>
      {RANGES.map((name) => {
        const range = ranges[name];
        return range ? (
          <ActionButton key={name} onPress={() => film(range)}>
            {words.film[name](seconds(range))}
          </ActionButton>
        ) : null;
      })}
      <p role="status">{note}</p>
    </fieldset>
  );
}
