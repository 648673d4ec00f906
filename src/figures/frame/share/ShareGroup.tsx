import { type ReactNode, useState, useSyncExternalStore } from "react";
import { Checkbox } from "../../../ui/Checkbox";
import { strings } from "../../strings";
import { ActionButton } from "../actions";
import { useFigureActions } from "../figureActions";
import { StateError } from "../figureState";
import { PanelGroup } from "../More";
import { copyText, type LinkOptions } from "../permalink";
import { LinkCode } from "./LinkCode";
import { PictureButtons } from "./PictureButtons";
import { printAlone } from "./printAlone";

const words = strings.share;

const neverChanges = () => () => {};

/** Everything that a reader can take out of a figure: a link, a code of it, its pictures, its print, and what its kind adds. */
export function ShareGroup({ children }: { readonly children?: ReactNode }): ReactNode {
  const { linkTo, canPlay } = useFigureActions();
  const [options, setOptions] = useState<LinkOptions>({ play: false, present: false });
  const [done, setDone] = useState("");
  const [coded, setCoded] = useState<string | null>(null);
  const change = (changed: Partial<LinkOptions>) => {
    setOptions({ ...options, ...changed });
    setDone("");
    setCoded(null);
  };
  /** Does something with the link, or says why there is none. */
  const withLink = (use: (link: URL) => void) => {
    try {
      use(linkTo(options));
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      setDone(error.message);
    }
  };
  return (
    <PanelGroup name="take">
      <ActionButton onPress={() => withLink((link) => copyText(link).then(setDone))}>
        {strings.actions.copyLink}
      </ActionButton>
      <SendButton withLink={withLink} />
      <ActionButton
        pressed={coded !== null}
        onPress={() => (coded === null ? withLink(({ href }) => setCoded(href)) : setCoded(null))}
      >
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
      <PictureButtons />
      <PrintButton />
      {children}
    </PanelGroup>
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

/** Hands the link to the system, where it takes links. */
function SendButton({ withLink }: { readonly withLink: (use: (link: URL) => void) => void }): ReactNode {
  const { title } = useFigureActions();
  const canSend = useSyncExternalStore(
    neverChanges,
    () => "share" in navigator,
    () => false,
  );
  if (!canSend) return null;
  // A reader who changes their mind is no fault.
  const send = () =>
    withLink(({ href }) => void navigator.share({ title: title(), url: href }).catch(() => {}));
  return <ActionButton onPress={send}>{words.send}</ActionButton>;
}
