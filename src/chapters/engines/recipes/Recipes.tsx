import { type ReactNode, useRef } from "react";
import { addressIn, linksOf, PROGRAM_IDS, PROGRAMS, type ProgramId } from "../../../engines/facts/programs";
import type { Program } from "../../../engines/facts/schema";
import { Figure, FigureStage } from "../../../figures/shell/Figure";
import { island } from "../../../figures/shell/island";
import { TableActions } from "../../../figures/shell/TableActions";
import { shortNumber } from "../../../format/numbers";
import { GAP, LIST, STOP } from "../../../language/strings/en";
import { CodeLines } from "../CodeLines";
import { isSettingId, settingText } from "../engineText";
import { strings } from "../strings/en";

const words = strings.recipes;

function RecipesFigure({ id }: { readonly id: string }): ReactNode {
  const figure = useRef<HTMLElement>(null);
  return (
    <Figure id={id} kind="recipes" figure={figure}>
      <FigureStage>
        {PROGRAM_IDS.map((recipe) => (
          <Recipe key={recipe} id={recipe} />
        ))}
        <div className="figure-choice">
          <TableActions />
        </div>
      </FigureStage>
    </Figure>
  );
}

function Recipe({ id }: { readonly id: ProgramId }): ReactNode {
  const { name, does, advice } = words.engines[id];
  return (
    <details className="fold recipe" data-recipe={id}>
      <summary>{name}</summary>
      <div className="fold-inside">
        <p>{does}</p>
        <p>{advice}</p>
        <DefaultsLine id={id} />
        {PROGRAMS[id].lines.map((lines) => (
          <Lines key={lines.setting} id={id} lines={lines} />
        ))}
        <SourceLine id={id} />
      </div>
    </details>
  );
}

/** What slows a body of this engine besides its rule. */
function DefaultsLine({ id }: { readonly id: ProgramId }): ReactNode {
  const { comesWith } = PROGRAMS[id];
  if (comesWith === undefined) return null;
  const { damping, most, sleeps, source } = comesWith;
  const limit = most && ("spin" in most ? words.spins(shortNumber(most.spin, 2)) : words.turns);
  return (
    <p>
      {words.comesWith(
        damping === 0 ? null : words.damping(shortNumber(damping, 2)),
        limit,
        sleeps ? words.sleeps : null,
      )}
      {GAP}
      {source === null ? null : <a href={addressIn(PROGRAMS[id], source)}>{words.links.defaults}</a>}
    </p>
  );
}

interface LinesProps {
  readonly id: ProgramId;
  readonly lines: Program["lines"][number];
}

function Lines({ id: program, lines: { setting, language, code } }: LinesProps): ReactNode {
  const id = `${program}:${setting}`;
  const name = isSettingId(id) ? settingText(id) : words.engines[program].name;
  return <CodeLines title={words.code(name, language)} code={code.join("\n")} />;
}

function SourceLine({ id }: { readonly id: ProgramId }): ReactNode {
  const { version, date } = PROGRAMS[id];
  const entries = linksOf(PROGRAMS[id]);
  if (entries.length === 0) return <p className="recipe-source">{words.measured(date)}</p>;
  return (
    <p className="recipe-source">
      {version === null ? words.readOn(date) : words.read(version, date)}
      {GAP}
      {entries.map(([link, address], index) => (
        <span key={link}>
          {index > 0 ? LIST : null}
          <a href={address}>{words.links[link]}</a>
        </span>
      ))}
      {STOP}
    </p>
  );
}

export const Recipes = island("Recipes", RecipesFigure);
