import { type ReactNode, useRef } from "react";
import { type LinkId, SOURCES, type SourcedId, SWITCHES, type Switch } from "../../../engines/facts";
import { ActionButton, useFigureActions } from "../../../figures/shell/actions";
import { Figure, FigureStage } from "../../../figures/shell/Figure";
import { island } from "../../../figures/shell/island";
import { MoreButton } from "../../../figures/shell/More";
import { TablePanel } from "../../../figures/shell/TablePanel";
import { isSettingId, settingText } from "../engineText";
import { strings } from "../strings/en";

const words = strings.recipes;

function RecipesFigure({ id }: { readonly id: string }): ReactNode {
  const figure = useRef<HTMLElement>(null);
  return (
    <Figure id={id} kind="recipes" figure={figure}>
      <FigureStage>
        {(Object.keys(SOURCES) as SourcedId[]).map((recipe) => (
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

function Recipe({ id }: { readonly id: SourcedId }): ReactNode {
  const { name, does, advice } = words.engines[id];
  return (
    <details className="fold recipe" data-recipe={id}>
      <summary>{name}</summary>
      <div className="fold-inside">
        <p>{does}</p>
        <p>{advice}</p>
        {SWITCHES.filter(({ engine }) => engine === id).map((lines) => (
          <Lines key={lines.code} lines={lines} />
        ))}
        <SourceLine id={id} />
      </div>
    </details>
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

function SourceLine({ id }: { readonly id: SourcedId }): ReactNode {
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
