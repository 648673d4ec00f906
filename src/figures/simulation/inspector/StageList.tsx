import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { plain } from "../../../format/numbers";
import { MOST_PASSES, type Stage } from "../../../trace/stages";
import { strings } from "../../strings/en";
import { laneName } from "../laneNames";
import type { Row } from "./alignStages";
import { StageSymbols } from "./Panes";
import type { StageStepper } from "./useStageStepper";
import "./stages.css";

const words = strings.inspector;

/** One stop for Tab, at the present row; arrow keys lead up and down, and open and shut folds. */
export function StageList({ stepper }: { stepper: StageStepper }): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const { at, rows } = stepper;
  useEffect(() => {
    const box = list.current;
    const item = box?.children[at];
    if (!box || !(item instanceof HTMLElement)) return;
    const top = item.offsetTop;
    const isSeen = top >= box.scrollTop && top + item.offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isSeen) box.scrollTop = top - box.clientHeight / 3;
    if (box.contains(document.activeElement)) item.querySelector("button")?.focus({ preventScroll: true });
  }, [at]);
  return (
    <ol className="stages" aria-label={words.stages} ref={list}>
      {rows.map((row, index) => {
        const call = stepper.isAll ? callIn(row) : null;
        const isFirst = call !== null && call !== callIn(rows[index - 1]);
        return (
          <li key={row.id} className={isFirst ? "first-of-function" : undefined}>
            {isFirst ? <span className="stage-function">{call}</span> : null}
            <StageButton stepper={stepper} row={row} index={index} />
          </li>
        );
      })}
    </ol>
  );
}

interface StageButtonProps {
  readonly stepper: StageStepper;
  readonly row: Row;
  readonly index: number;
}

function StageButton({ stepper, row, index }: StageButtonProps): ReactNode {
  const isOpen = stepper.isOpen(row);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ROWS_BY_KEY[event.key];
    const turns = event.key === (isOpen ? "ArrowLeft" : "ArrowRight");
    if (by === undefined && !turns) return;
    event.preventDefault();
    // Elsewhere in a figure the arrow keys turn the view.
    event.stopPropagation();
    if (turns && row.fold) stepper.toggle(row);
    if (by !== undefined && stepper.rows[index + by]) stepper.goTo(index + by);
  };
  return (
    <button
      type="button"
      tabIndex={index === stepper.at ? 0 : -1}
      aria-current={index === stepper.at ? "step" : undefined}
      aria-expanded={row.fold ? isOpen : undefined}
      onClick={() => (row.fold ? stepper.toggle(row) : stepper.goTo(index))}
      onKeyDown={onKeyDown}
    >
      <StageSymbols stages={row.stages} />
      <span className="stage-names">
        {namesIn(row)}
        {row.fold ? <span className="stage-fold">{foldText(row.fold)}</span> : null}
      </span>
    </button>
  );
}

const ROWS_BY_KEY: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function foldText({ count, word }: NonNullable<Row["fold"]>): string {
  const text = words.folds[word](plain(count));
  return count >= MOST_PASSES ? words.recorded(text) : text;
}

function callIn(row: Row | undefined): string | null {
  const stage = row?.stages.find((found): found is Stage => found !== null);
  if (!stage) return null;
  const pass = stage.path.at(-1)?.pass ?? null;
  return pass === null ? stage.function : words.pass({ function: stage.function, pass: plain(pass) });
}

function namesIn({ stages }: Row): string {
  const names = stages.flatMap((stage) => (stage ? [nameIn(stage)] : []));
  const name = [...new Set(names)].join(" | ");
  const isOnly = stages.length > 1 && names.length === 1;
  return isOnly ? words.inOneLane(name, laneName(stages.findIndex(Boolean))) : name;
}

function nameIn({ name, isReturned }: Stage): string {
  return isReturned ? words.returns : name;
}
