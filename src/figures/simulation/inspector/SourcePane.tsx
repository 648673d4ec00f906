import { type CSSProperties, type ReactNode, useRef } from "react";
import { plain } from "../../../format/numbers";
import { printedFunction } from "../../../trace/printed";
import { inLine, type Stage } from "../../../trace/stages";
import { ActionButton, useFigureActions } from "../../shell/actions";
import { strings } from "../../strings/en";
import "./source.css";

const words = strings.inspector;

interface SourcePaneProps {
  readonly stage: Stage;
  /** The stages of the frame up to this one. */
  readonly done: readonly Stage[];
  /** The reader's program that makes the lane; null for the core's function. */
  readonly program: string | null;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

export function SourcePane({ stage, done, program, isOpen, onToggle }: SourcePaneProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const printed = program === null ? printedFunction(stage) : null;
  const lines = program?.trimEnd().split("\n") ?? printed?.lines;
  if (!lines) return null;
  const values = valuesByLine(stage, done);
  return (
    <details
      className="stage-source"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>{printed ? words.showCode : words.ownSource}</summary>
      {printed ? (
        <div className="stage-file">
          <p>{`core/dynamics/${stage.file}${passesOf(stage)}`}</p>
          <CopyButton text={() => codeIn(list.current)} />
        </div>
      ) : null}
      <ol ref={list} aria-label={printed ? words.source(stage.function) : words.ownSource}>
        {lines.map((line, index) => {
          const number = (printed?.from ?? 1) + index;
          const isPresent = number === stage.line;
          return (
            <li
              key={number}
              className={isPresent ? "present-line" : undefined}
              aria-current={isPresent ? "true" : undefined}
              style={{ "--indent": line.search(/[^ ]|$/) } as CSSProperties}
            >
              <span className="line-number" aria-hidden="true">
                {number}
              </span>
              {printed ? (
                // Made from the project's source at the build.
                <code dangerouslySetInnerHTML={{ __html: line || " " }} />
              ) : (
                // The program may be somebody else's: text, never markup.
                <code>{line || " "}</code>
              )}
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
