import { type CSSProperties, type ReactNode, useRef } from "react";
import { plain } from "../../../format/numbers";
import { printedFunction } from "../../../trace/printed";
import { inLine, type Stage } from "../../../trace/stages";
import { ActionButton } from "../../frame/actions";
import { useFigureActions } from "../../frame/figureActions";
import { strings } from "../../strings";

const words = strings.inspector;

interface SourcePaneProps {
  readonly stage: Stage;
  /** The stages of this lane up to the present one. */
  readonly done: readonly Stage[];
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The function as it runs: the present line marked, and what each finished line has worked out beside it. */
export function SourcePane({ stage, done, isOpen, onToggle }: SourcePaneProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const printed = printedFunction(stage);
  if (!printed) return null;
  const values = valuesByLine(stage, done);
  return (
    <details
      className="stage-source"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>{words.showCode}</summary>
      <div className="stage-file">
        <p>{`core/dynamics/${stage.file}${passesOf(stage)}`}</p>
        <CopyButton text={() => codeIn(list.current)} />
      </div>
      <ol ref={list} aria-label={words.source(stage.function)}>
        {printed.lines.map((line, index) => {
          const number = printed.from + index;
          return (
            <li
              key={number}
              className={number === stage.line ? "present-line" : undefined}
              aria-current={number === stage.line ? "true" : undefined}
              style={{ "--indent": line.search(/[^ ]|$/) } as CSSProperties}
            >
              <span className="line-number" aria-hidden="true">
                {number}
              </span>
              {/* Made of the project's own source when the site is built. */}
              <code dangerouslySetInnerHTML={{ __html: line || " " }} />
              <span className="line-value">{values.get(number) ?? ""}</span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

function CopyButton({ text }: { readonly text: () => string }): ReactNode {
  const { announce } = useFigureActions();
  const { codeCopied, codeNotCopied } = strings.announced;
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => announce(codeCopied),
      () => announce(codeNotCopied),
    );
  return <ActionButton onPress={copy}>{words.copyCode}</ActionButton>;
}

/** The lines as their file has them, without the numbers and values around them. */
function codeIn(list: HTMLOListElement | null): string {
  const lines = [...(list?.querySelectorAll("code") ?? [])].map(({ textContent }) => textContent.trimEnd());
  return `${lines.join("\n")}\n`;
}

function passesOf({ path }: Stage): string {
  const passes = path.flatMap(({ function: fn, pass }) =>
    pass === null ? [] : [words.pass({ function: fn, pass: plain(pass) })],
  );
  return passes.length === 0 ? "" : ` · ${passes.join(" · ")}`;
}

/** What the lines of the running call have worked out so far. */
function valuesByLine(stage: Stage, done: readonly Stage[]): Map<number, string> {
  const call = JSON.stringify(stage.path);
  const own = done.filter(({ path }) => JSON.stringify(path) === call);
  return new Map(own.map(({ line, value }) => [line, inLine(value)]));
}
