import { type ReactNode, useState } from "react";
import { Checkbox } from "../../../ui/Checkbox";
import { useHydrated } from "../../../ui/useHydrated";
import { strings } from "../../strings/en";
import { ActionButton, useFigureActions } from "../actions";
import { save } from "../download";
import { StateError } from "../figureState";
import { PanelGroup } from "../More";
import { copyText, type LinkOptions } from "../permalink";
import { LinkCode } from "./LinkCode";
import { pictureOf, pngOf } from "./pictureFile";
import { printAlone } from "./printAlone";

const words = strings.share;

interface ShareGroupProps {
  /** A table has none that can be files. */
  readonly hasPictures?: boolean;
  readonly children?: ReactNode;
}

export function ShareGroup({ hasPictures = true, children }: ShareGroupProps): ReactNode {
  return (
    <PanelGroup name="take">
      <LinkActions />
      {hasPictures ? <PictureButtons /> : null}
      <PrintButton />
      {children}
    </PanelGroup>
  );
}

function LinkActions(): ReactNode {
  const { canPlay } = useFigureActions();
  const { options, change, done, coded, copy, toggleCode, withLink } = useFigureLink();
  return (
    <>
      <ActionButton onPress={copy}>{strings.actions.copyLink}</ActionButton>
      <SendButton withLink={withLink} />
      <ActionButton pressed={coded !== null} onPress={toggleCode}>
        {words.code}
      </ActionButton>
      {canPlay ? (
        <Checkbox label={words.plays} checked={options.play} onChange={(play) => change({ play })}>
          {words.plays}
        </Checkbox>
      ) : null}
      <Checkbox label={words.fills} checked={options.present} onChange={(present) => change({ present })}>
        {words.fills}
      </Checkbox>
      <p className="share-note" role="status">
        {done}
      </p>
      {coded === null ? null : <LinkCode address={coded} />}
    </>
  );
}

/** `done` says what became of the link, `coded` is shown as a code. */
function useFigureLink() {
  const { linkTo } = useFigureActions();
  const [options, setOptions] = useState<LinkOptions>({ play: false, present: false });
  const [done, setDone] = useState("");
  const [coded, setCoded] = useState<string | null>(null);
  const change = (changed: Partial<LinkOptions>) => {
    setOptions({ ...options, ...changed });
    setDone("");
    setCoded(null);
  };
  // Some runs do not fit a link: the figure then says so in its place.
  const withLink = (use: (address: URL) => void) => {
    try {
      use(linkTo(options));
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      setDone(error.message);
    }
  };
  const copy = () => withLink((address) => copyText(address).then(setDone));
  const toggleCode = () => (coded === null ? withLink(({ href }) => setCoded(href)) : setCoded(null));
  return { options, change, done, coded, copy, toggleCode, withLink };
}

function PictureButtons(): ReactNode {
  const { id, element, title, announce } = useFigureActions();
  const draw = () => {
    const figure = element();
    return figure ? pictureOf(figure, title()) : null;
  };
  const saveSvg = () => {
    const drawn = draw();
    if (drawn) save(drawn.svg, `${id}.svg`, "image/svg+xml");
  };
  const savePng = async () => {
    const drawn = draw();
    if (!drawn) return;
    const png = await pngOf(drawn).catch(() => null);
    if (png) save(png, `${id}.png`, "image/png");
    else announce(words.noPng);
  };
  return (
    <>
      <ActionButton onPress={savePng}>{words.png}</ActionButton>
      <ActionButton onPress={saveSvg}>{words.svg}</ActionButton>
    </>
  );
}

function PrintButton(): ReactNode {
  const { element } = useFigureActions();
  const print = () => {
    const figure = element();
    if (figure) printAlone(figure);
  };
  return <ActionButton onPress={print}>{words.print}</ActionButton>;
}

/** Where the system takes links. */
function SendButton({ withLink }: { readonly withLink: (use: (address: URL) => void) => void }): ReactNode {
  const { title } = useFigureActions();
  const isHydrated = useHydrated();
  if (!isHydrated || !("share" in navigator)) return null;
  const send = () =>
    withLink(({ href }) => {
      // Rejected when the reader cancels, which is no error.
      navigator.share({ title: title(), url: href }).catch(() => {});
    });
  return <ActionButton onPress={send}>{words.send}</ActionButton>;
}
