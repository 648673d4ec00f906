import type { ReactNode } from "react";
import { ActionButton, useFigureActions } from "../../figures/shell/actions";
import { strings } from "./strings/en";

const words = strings.recipes;

interface CodeLinesProps {
  readonly title: string;
  readonly code: string;
}

export function CodeLines({ title, code }: CodeLinesProps): ReactNode {
  const { announce } = useFigureActions();
  const copy = () =>
    navigator.clipboard.writeText(`${code}\n`).then(
      () => announce(words.copied),
      () => announce(words.notCopied),
    );
  return (
    <div className="recipe-lines">
      <p>{title}</p>
      {/* Focus lets the arrow keys scroll what is wider than the page. */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <ActionButton onPress={copy}>{words.copy}</ActionButton>
    </div>
  );
}
