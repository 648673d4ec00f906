import { type ReactNode, useRef } from "react";
import { DEFAULTS } from "../../../engines/facts/defaults";
import { type ProgramId, SWITCHES, type Switch } from "../../../engines/facts/lines";
import { type LinkId, SOURCES } from "../../../engines/facts/sources";
import { ActionButton, useFigureActions } from "../../../figures/shell/actions";
import { Figure, FigureStage } from "../../../figures/shell/Figure";
import { island } from "../../../figures/shell/island";
import { MoreButton } from "../../../figures/shell/More";
import { TablePanel } from "../../../figures/shell/TablePanel";
import { shortNumber } from "../../../format/numbers";
import { isSettingId, settingText } from "../engineText";
import { strings } from "../strings/en";

const words = strings.recipes;

function RecipesFigure({ id }: { readonly id: string }): ReactNode {
  const figure = useRef<HTMLElement>(null);
  return (
    <Figure id={id} kind="recipes" figure={figure}>
      <FigureStage>
        {(Object.keys(SOURCES) as ProgramId[]).map((recipe) => (
          <Recipe key={recipe} id={recipe} />
        ))}
        <div className="figure-choice">
          <MoreButton />
        </div>
      </FigureStage>
      <TablePanel />
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
        {SWITCHES.filter(({ engine }) => engine === id).map((lines) => (
          <Lines key={lines.code} lines={lines} />
        ))}
        <SourceLine id={id} />
      </div>
    </details>
  );
}

/** What slows a body of this engine besides its rule. */
function DefaultsLine({ id }: { readonly id: ProgramId }): ReactNode {
  const defaults = DEFAULTS[id];
  if (defaults === undefined) return null;
  const { damping, most, sleeps, source } = defaults;
  const limit = most && ("spin" in most ? words.spins(shortNumber(most.spin, 2)) : words.turns);
  return (
    <p>
      {words.comesWith(
        damping === 0 ? null : words.damping(shortNumber(damping, 2)),
        limit,
        sleeps ? words.sleeps : null,
      )}{" "}
      {source === null ? null : <a href={source}>{words.links.defaults}</a>}
    </p>
  );
}

function Lines({ lines }: { readonly lines: Switch }): ReactNode {
  const { engine, setting, language, code } = lines;
  const { announce } = useFigureActions();
  const copy = () =>
    navigator.clipboard.writeText(`${code}\n`).then(
      () => announce(words.copied),
      () => announce(words.notCopied),
    );
  const id = `${engine}:${setting}`;
  return (
    <div className="recipe-lines">
      <p>
        {isSettingId(id)
          ? words.code(settingText(id), language)
          : words.code(words.engines[engine].name, language)}
      </p>
      {/* Focus lets the arrow keys scroll what is wider than the page. */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <ActionButton onPress={copy}>{words.copy}</ActionButton>
    </div>
  );
}

function SourceLine({ id }: { readonly id: ProgramId }): ReactNode {
  const { version, date, links } = SOURCES[id];
  const entries = Object.entries(links) as [LinkId, string][];
  if (entries.length === 0) return <p className="recipe-source">{words.measured(date)}</p>;
  return (
    <p className="recipe-source">
      {version === null ? words.readOn(date) : words.read(version, date)}{" "}
      {entries.map(([link, address], index) => (
        <span key={link}>
          {index > 0 ? ", " : null}
          <a href={address}>{words.links[link]}</a>
        </span>
      ))}
      .
    </p>
  );
}

export const Recipes = island("Recipes", RecipesFigure);
