import { type CSSProperties, type ReactNode, useRef } from "react";
import { plain } from "../../../format/numbers";
import { printedFunction } from "../../../trace/printed";
import { inLine, type Stage } from "../../../trace/stages";
import { ActionButton } from "../../frame/actions";
import { useFigureActions } from "../../frame/figureActions";
import { strings } from "../../strings/en";
import "./source.css";

const words = strings.inspector;

interface OpenedProps {
  readonly stage: Stage;
  readonly done: readonly Stage[];
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

export function SourcePane(props: OpenedProps): ReactNode {
  const { stage } = props;
  const list = useRef<HTMLOListElement>(null);
  const printed = printedFunction(stage);
  if (!printed) return null;
  return (
    <Opened {...props} summary={words.showCode}>
      <div className="stage-file">
        <p>{`core/dynamics/${stage.file}${passesOf(stage)}`}</p>
        <CopyButton text={() => codeIn(list.current)} />
      </div>
      <ol ref={list} aria-label={words.source(stage.function)}>
        {printed.lines.map((line, index) => {
          const number = printed.from + index;
          return (
            <Line key={number} number={number} indent={indentOf(line)} {...props}>
              {/* Made of the project's own source when the site is built. */}
              <code dangerouslySetInnerHTML={{ __html: line || " " }} />
            </Line>
          );
        })}
      </ol>
    </Opened>
  );
}

/** The program may be somebody else's: it is text, and never markup. */
export function OwnSourcePane({ source, ...props }: OpenedProps & { readonly source: string }): ReactNode {
  return (
    <Opened {...props} summary={words.ownSource}>
      <ol aria-label={words.ownSource}>
        {source
          .trimEnd()
          .split("\n")
          .map((line, index) => {
            const number = index + 1;
            return (
              <Line key={number} number={number} indent={indentOf(line)} {...props}>
                <code>{line || " "}</code>
              </Line>
            );
          })}
      </ol>
    </Opened>
  );
}

function indentOf(line: string): number {
  return line.search(/[^ ]|$/);
}

interface OpenedPartProps extends OpenedProps {
  readonly summary: string;
  readonly children: ReactNode;
}

function Opened({ summary, isOpen, onToggle, children }: OpenedPartProps): ReactNode {
  return (
    <details
      className="stage-source"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

interface LineProps extends Pick<OpenedProps, "stage" | "done"> {
  readonly number: number;
  readonly indent: number;
  readonly children: ReactNode;
}

function Line({ stage, done, number, indent, children }: LineProps): ReactNode {
  const isPresent = number === stage.line;
  return (
    <li
      className={isPresent ? "present-line" : undefined}
      aria-current={isPresent ? "true" : undefined}
      style={{ "--indent": indent } as CSSProperties}
    >
      <span className="line-number" aria-hidden="true">
        {number}
      </span>
      {children}
      <span className="line-value">{valuesByLine(stage, done).get(number) ?? ""}</span>
    </li>
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

function valuesByLine(stage: Stage, done: readonly Stage[]): Map<number, string> {
  const call = JSON.stringify(stage.path);
  const own = done.filter(({ path }) => JSON.stringify(path) === call);
  return new Map(own.map(({ line, value }) => [line, inLine(value)]));
}
