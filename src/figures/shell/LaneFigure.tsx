import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { ANGULAR, type AngularId } from "../../core/dynamics/angular/index";
import { parseScenario } from "../../core/scenario/schema";
import { SCENARIOS, type ScenarioId } from "../../core/scenario/named";
import type { Camera } from "../../scene/camera";
import type { Mark } from "../../scene/marks";
import { Checkbox, Select, Switch } from "../../ui/controls";
import { seconds } from "../../ui/format";
import { fillReadouts, Readouts } from "../../ui/Readouts";
import { Transport, useTransportDials } from "../../ui/Transport";
import { FigureDriver, type LaneView } from "./driver";
import { useExpand, useOnScreen, usePrint, useThemeChange } from "./hooks";
import { PictureView } from "./PictureView";
import { laneName, READOUT_ROWS, readoutColumns } from "./readouts";
import { downloadLanes } from "./download";
import { linkQuery, readLink, readWish, type Wish, type WishReading } from "./wish";

/** Something a picture can show or leave out. */
export interface Layer {
  readonly id: string;
  /** As a screen reader says it. */
  readonly name: string;
  readonly label: ReactNode;
  readonly term?: string;
  readonly shownAtFirst: boolean;
}

/** What a figure of lanes is made of, besides what the chapter says. */
export interface LaneFigureKind {
  readonly camera: (scenario: ScenarioId) => Camera;
  readonly layers: readonly Layer[];
  /** The marks of one lane; `ghost` for the second lane of a picture that holds both. */
  readonly marks: (view: LaneView, shown: ReadonlySet<string>, ghost: boolean) => readonly Mark[];
  /** What a picture of one lane shows, in one sentence. */
  readonly describe: (view: LaneView) => string;
  /** The rules that the reader may choose from; none, and the lanes stay as the chapter set them. */
  readonly rules: readonly AngularId[];
  /** The rule that the switch turns on in lane A, where dropping the gyroscopic term is the point. */
  readonly gyroscopicRule?: AngularId;
}

/** What a chapter says of a figure of lanes. */
export interface LaneFigureProps {
  readonly id: string;
  readonly scenario: ScenarioId;
  readonly lanes: readonly AngularId[];
  /** The frame that it opens on. */
  readonly frame?: number;
}

interface AllProps extends LaneFigureProps {
  readonly kind: LaneFigureKind;
  readonly caption: ReactNode;
}

type Layout = "side-by-side" | "overlaid";

const QUARTER_TURN_KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0.12, 0],
  ArrowRight: [-0.12, 0],
  ArrowUp: [0, 0.08],
  ArrowDown: [0, -0.08],
};

/** Lanes of one scenario in lockstep, side by side or overlaid, with every control that figures share. */
export function LaneFigure({ id, scenario, lanes: firstLanes, frame: firstFrame = 0, kind, caption }: AllProps): ReactNode {
  const [lanes, setLanes] = useState(firstLanes);
  const [layout, setLayout] = useState<Layout>("side-by-side");
  const [shown, setShown] = useState(() => new Set(kind.layers.filter((layer) => layer.shownAtFirst).map((layer) => layer.id)));
  const [speed, setSpeed] = useState(1);
  const [trouble, setTrouble] = useState("");
  const scenarioOf = (rules: readonly AngularId[]) =>
    parseScenario({ ...SCENARIOS[scenario].scenario, lanes: rules.map((angular) => ({ angular })) });
  const [driver] = useState(() => new FigureDriver(scenarioOf(firstLanes), kind.camera(scenario), firstFrame));
  const { player } = driver;
  const playing = useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => player.playing,
    () => false,
  );

  const figure = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const live = useRef<HTMLParagraphElement>(null);
  const dials = useTransportDials();
  const [expanded, setExpanded] = useExpand(figure);
  const headings = lanes.map((rule, lane) => (lanes.length > 1 ? `${laneName(lane)}: ${ANGULAR[rule].name}` : ANGULAR[rule].name));
  const headingsNow = useRef(headings);
  headingsNow.current = headings;

  useOnScreen(figure, driver);
  useThemeChange(driver);
  usePrint(driver);
  useEffect(() => {
    const update = () => {
      const { frame, scenario: running } = player;
      const time = clockText(frame, running.dt);
      if (dials.slider.current) {
        dials.slider.current.value = String(frame);
        dials.slider.current.setAttribute("aria-valuetext", time);
      }
      if (dials.time.current) dials.time.current.textContent = time;
      if (table.current) fillReadouts(table.current, readoutColumns(player, headingsNow.current));
    };
    const stop = driver.onFrame(update);
    driver.invalidate();
    return () => void stop();
  }, [driver, player, dials]);

  const say = (sentence: string) => {
    if (live.current) live.current.textContent = sentence;
  };
  const step = (frames: number) => {
    player.step(frames);
    say(`${clockText(player.frame, player.scenario.dt)}. ${spoken(0)}`);
  };
  const spoken = (lane: number) => {
    const view = driver.laneView(lane);
    return view ? kind.describe(view) : "The lane has diverged.";
  };
  const reset = () => {
    player.reset();
    say("Back at the start.");
  };
  const changeLane = (lane: number, rule: AngularId) => {
    const changed = lanes.map((present, index) => (index === lane ? rule : present));
    setLanes(changed);
    player.load(scenarioOf(changed));
  };
  const changeSpeed = (value: number) => {
    setSpeed(value);
    player.setSpeed(value);
  };
  const follow = (reading: WishReading) => {
    if ("trouble" in reading) {
      setTrouble(`This link could not be followed, so the figure is as the chapter set it. ${reading.trouble}.`);
      return;
    }
    const { wish } = reading;
    setTrouble("");
    const changed = [wish.a ?? lanes[0], wish.b ?? lanes[1]].flatMap((rule) => rule ?? []).slice(0, lanes.length);
    setLanes(changed);
    player.load(scenarioOf(changed));
    if (wish.layout) setLayout(wish.layout);
    if (wish.speed !== undefined) changeSpeed(wish.speed);
    if (wish.frame !== undefined) player.seek(wish.frame);
    if (wish.play) player.play();
  };
  const followNow = useRef(follow);
  followNow.current = follow;

  useEffect(() => {
    const element = figure.current;
    if (!element) return;
    const onWish = (event: Event) => followNow.current(readWish((event as CustomEvent).detail));
    element.addEventListener("figure:set", onWish);
    const link = readLink(id, window.location.search);
    if (link) followNow.current(link);
    element.dispatchEvent(new Event("figure:alive", { bubbles: true }));
    return () => element.removeEventListener("figure:set", onWish);
  }, [id]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.closest("select, textarea, input:not([type=checkbox]):not([type=range])")) return;
    const onButton = target.closest("button, a, input") !== null;
    const turn = QUARTER_TURN_KEYS[event.key];
    if (event.key === " " && !onButton) playing ? player.pause() : player.play();
    else if (event.key === ".") step(1);
    else if (event.key === ",") step(-1);
    else if (event.key === "r") reset();
    else if (turn && !target.closest("input")) driver.turn(...turn);
    else return;
    event.preventDefault();
  };

  const copyLink = async () => {
    const [a, b] = lanes;
    const wish: Wish = { ...(a && { a }), ...(b && { b }), frame: player.frame, speed, layout };
    const address = new URL(window.location.href);
    address.search = linkQuery(id, wish);
    address.hash = id;
    try {
      await navigator.clipboard.writeText(address.href);
      say("Link copied.");
    } catch {
      window.history.replaceState(null, "", address);
      say("The link is in the address bar.");
    }
  };

  const pictures = layout === "overlaid" ? [lanes.map((_, lane) => lane)] : lanes.map((_, lane) => [lane]);
  const marksOf = (picture: readonly number[]) =>
    picture.flatMap((lane) => {
      const view = driver.laneView(lane);
      if (!view) return [];
      const marks = kind.marks(view, shown, lane !== picture[0]);
      return marks.map((mark) => ({ ...mark, key: `${lane} ${mark.key}` }));
    });
  const firstColumns = useMemo(() => readoutColumns(player, headings), []);
  const choices = kind.rules.map((rule) => ({ value: rule, text: ANGULAR[rule].name }));
  const overlayable = lanes.length > 1;

  useEffect(() => driver.invalidate(), [driver, lanes, layout, shown]);

  return (
    <figure
      ref={figure}
      id={id}
      className={`figure ${expanded ? "expanded" : ""}`}
      tabIndex={0}
      aria-labelledby={`${id}-caption`}
      data-live={undefined}
      onKeyDown={onKeyDown}
    >
      <div className={`pictures pictures-${pictures.length}`}>
        {pictures.map((picture) => (
          <div className="lane" key={picture.join(" ")}>
            <div className="lane-head">
              {picture.map((lane) => (
                <LaneHead key={lane} lane={lane} lanes={lanes} choices={choices} onChange={changeLane}>
                  {lane === 0 && kind.gyroscopicRule ? (
                    <Switch
                      label="Gyroscopic term"
                      checked={lanes[0] !== "none"}
                      onChange={(on) => changeLane(0, on && kind.gyroscopicRule ? kind.gyroscopicRule : "none")}
                    />
                  ) : null}
                </LaneHead>
              ))}
            </div>
            <PictureView
              driver={driver}
              marks={() => marksOf(picture)}
              stillMarks={marksOf(picture)}
              stillCamera={driver.camera}
              describe={() => picture.map((lane) => `${lanes.length > 1 ? `Lane ${laneName(lane)}. ` : ""}${spoken(lane)}`).join(" ")}
              trouble={() => troubleOf(driver, picture)}
            />
          </div>
        ))}
      </div>
      <Transport
        dials={dials}
        playing={playing}
        speed={speed}
        lastFrame={player.lastFrame}
        frame={firstFrame}
        time={clockText(firstFrame, player.scenario.dt)}
        onPlay={() => player.play()}
        onPause={() => player.pause()}
        onStep={step}
        onReset={reset}
        onSeek={(frame) => player.seek(frame)}
        onSpeed={changeSpeed}
      />
      <div className="tools">
        <fieldset className="layers">
          <legend className="visually-hidden">Shown in the pictures</legend>
          {kind.layers.map((layer) => (
            <Checkbox
              key={layer.id}
              label={layer.name}
              {...(layer.term && { term: layer.term })}
              checked={shown.has(layer.id)}
              onChange={(on) => setShown(toggled(shown, layer.id, on))}
            >
              {layer.label}
            </Checkbox>
          ))}
        </fieldset>
        <div className="actions">
          {overlayable ? (
            <Select
              label="Layout"
              hideLabel
              value={layout}
              options={[
                { value: "side-by-side", text: "Side by side" },
                { value: "overlaid", text: "Overlaid" },
              ]}
              onChange={setLayout}
            />
          ) : null}
          <button type="button" className="plain" onClick={() => driver.resetView()}>
            Reset view
          </button>
          <button type="button" className="plain" aria-pressed={expanded} onClick={() => setExpanded(!expanded)}>
            Expand
          </button>
          <button type="button" className="plain" onClick={copyLink}>
            Copy link
          </button>
          <button type="button" className="plain" onClick={() => downloadLanes(player, id)}>
            Download data
          </button>
        </div>
      </div>
      <Readouts rows={READOUT_ROWS} columns={firstColumns.map((column, lane) => ({ ...column, heading: headings[lane] ?? "" }))} table={table} />
      <p ref={live} className="visually-hidden" role="status" aria-live="polite" />
      {trouble ? (
        <p className="figure-trouble" role="status">
          {trouble}
        </p>
      ) : null}
      <figcaption id={`${id}-caption`}>{caption}</figcaption>
    </figure>
  );
}

interface LaneHeadProps {
  readonly lane: number;
  readonly lanes: readonly AngularId[];
  readonly choices: readonly { readonly value: AngularId; readonly text: string }[];
  readonly onChange: (lane: number, rule: AngularId) => void;
  readonly children: ReactNode;
}

function LaneHead({ lane, lanes, choices, onChange, children }: LaneHeadProps): ReactNode {
  const rule = lanes[lane];
  if (!rule || choices.length === 0) return null;
  return (
    <div className="lane-controls">
      <Select label={`Formulation ${laneName(lane)}`} value={rule} options={choices} onChange={(value) => onChange(lane, value)} />
      {children}
    </div>
  );
}

function clockText(frame: number, dt: number): string {
  return `frame ${frame} · ${seconds(frame * dt)}`;
}

function toggled(set: ReadonlySet<string>, id: string, on: boolean): Set<string> {
  return new Set(on ? [...set, id] : [...set].filter((member) => member !== id));
}

function troubleOf(driver: FigureDriver, lanes: readonly number[]): string | null {
  const sentences = lanes.flatMap((lane) => {
    const instant = driver.player.instant(lane);
    return "diverged" in instant ? [`Lane ${laneName(lane)} diverged: ${instant.diverged}.`] : [];
  });
  return sentences.join(" ") || null;
}
