import { type ReactNode, useState } from "react";
import { RoundButton } from "../../../ui/buttons";
import { Checkbox } from "../../../ui/Checkbox";
import { useHydrated } from "../../../ui/useHydrated";
import { strings } from "../../strings/en";
import { ActionButton, useFigureActions } from "../actions";
import { save } from "../download";
import { StateError } from "../figureState";
import { copyText, embedCode, embeddingGuide, handedOn, type LinkOptions } from "../permalink";
import { LinkCode } from "./LinkCode";
import { printAlone } from "./printAlone";

const words = strings.share;

interface ShareMenuProps {
  /** A table has none that can be files. */
  readonly hasPictures?: boolean;
  /** Files of the figure's own. */
  readonly children?: ReactNode;
}

/** A popover of the browser's: it closes by Escape and by a press beside it, and gives the focus back. */
export function ShareMenu({ hasPictures = true, children }: ShareMenuProps): ReactNode {
  const menu = useMenuId();
  return (
    <>
      <RoundButton icon="share" className="share-button" label={words.button} popover={menu} />
      <div id={menu} className="share-menu" popover="auto" role="group" aria-label={words.button}>
        <LinkActions />
        {hasPictures ? <PictureButtons /> : null}
        {children}
        <PrintButton />
      </div>
    </>
  );
}

function useMenuId(): string {
  return `${useFigureActions().id}-share`;
}

interface ShareItemProps {
  readonly onPress: () => void;
  /** What the file holds. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** Done with a press, it closes the menu. */
export function ShareItem({ onPress, note, children }: ShareItemProps): ReactNode {
  return (
    <p className="share-item">
      <button
        type="button"
        className="button-plain"
        popoverTarget={useMenuId()}
        popoverTargetAction="hide"
        onClick={onPress}
      >
        {children}
      </button>
      {note ? <span className="share-about">{note}</span> : null}
    </p>
  );
}

function LinkActions(): ReactNode {
  const { canPlay } = useFigureActions();
  const { options, change, done, coded, copy, copyEmbed, toggleCode, send } = useFigureLink();
  return (
    <>
      <ActionButton onPress={copy}>{strings.actions.copyLink}</ActionButton>
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
      <ActionButton pressed={coded !== null} onPress={toggleCode}>
        {words.code}
      </ActionButton>
      {coded === null ? null : <LinkCode address={coded} />}
      <EmbedItem onPress={copyEmbed} />
      <SendItem onPress={send} />
    </>
  );
}

/** `done` says what became of the link, `coded` is shown as a code. */
function useFigureLink() {
  const { linkTo, title } = useFigureActions();
  const [options, setOptions] = useState<LinkOptions>({ play: false, present: false });
  const [done, setDone] = useState("");
  const [coded, setCoded] = useState<string | null>(null);
  // Some runs do not fit a link: the figure then says so in its place.
  const withLink = (chosen: LinkOptions, use: (address: URL) => void) => {
    try {
      use(linkTo(chosen));
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      setDone(error.message);
    }
  };
  const copy = (chosen: LinkOptions) => withLink(chosen, (address) => copyText(address).then(setDone));
  const showCode = (chosen: LinkOptions) => withLink(chosen, (link) => setCoded(handedOn(link).href));
  return {
    options,
    done,
    coded,
    /** What was copied, and is shown, is the link as it is now. */
    change: (changed: Partial<LinkOptions>) => {
      const chosen = { ...options, ...changed };
      setOptions(chosen);
      copy(chosen);
      if (coded !== null) showCode(chosen);
    },
    copy: () => copy(options),
    copyEmbed: () =>
      withLink(options, (link) =>
        navigator.clipboard.writeText(embedCode(link, title())).then(
          () => setDone(words.embedCopied),
          () => setDone(words.embedNotCopied),
        ),
      ),
    toggleCode: () => (coded === null ? showCode(options) : setCoded(null)),
    send: () =>
      withLink(options, (link) => {
        // Rejected when the reader cancels, which is no error.
        navigator.share({ title: title(), url: handedOn(link).href }).catch(() => {});
      }),
  };
}

/** Figures of chapters alone have a page that others can frame. */
function EmbedItem({ onPress }: { readonly onPress: () => void }): ReactNode {
  const isHydrated = useHydrated();
  const guide = isHydrated ? embeddingGuide() : null;
  if (!guide) return null;
  return (
    <p className="share-item">
      <ActionButton onPress={onPress}>{words.embed}</ActionButton>
      <a className="share-about" href={guide.href} target="_blank" rel="noopener">
        {words.embedGuide}
      </a>
    </p>
  );
}

function PictureButtons(): ReactNode {
  const { id, element, title, announce } = useFigureActions();
  const draw = async () => {
    const figure = element();
    // Fetched when asked for.
    const { pictureOf, pngOf } = await import("./pictureFile");
    return figure ? { picture: pictureOf(figure, title()), pngOf } : null;
  };
  const saveSvg = async () => {
    const drawn = await draw().catch(() => null);
    if (drawn) save(drawn.picture.svg, `${id}.svg`, "image/svg+xml");
    else announce(words.noPicture);
  };
  const savePng = async () => {
    const drawn = await draw().catch(() => null);
    const png = await drawn?.pngOf(drawn.picture).catch(() => null);
    if (png) save(png, `${id}.png`, "image/png");
    else announce(drawn ? words.noPng : words.noPicture);
  };
  return (
    <>
      <ShareItem onPress={savePng}>{words.png}</ShareItem>
      <ShareItem onPress={saveSvg}>{words.svg}</ShareItem>
    </>
  );
}

function PrintButton(): ReactNode {
  const { element } = useFigureActions();
  const print = () => {
    const figure = element();
    if (figure) printAlone(figure);
  };
  return <ShareItem onPress={print}>{words.print}</ShareItem>;
}

/** Where the system takes links. */
function SendItem({ onPress }: { readonly onPress: () => void }): ReactNode {
  const isHydrated = useHydrated();
  if (!isHydrated || !("share" in navigator)) return null;
  return <ShareItem onPress={onPress}>{words.send}</ShareItem>;
}
