import { LIBRARY_LIST } from "virtual:rule-book";
import { type EditorState, type Extension, Prec, StateEffect, StateField } from "@codemirror/state";
import { EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from "@codemirror/view";
import { GAP, STOP } from "../../../language/strings/en";
import { strings } from "../strings/en";

function helpAt(state: EditorState, position: number) {
  const word = state.wordAt(position);
  if (!word) return null;
  const name = state.sliceDoc(word.from, word.to);
  const program = state.doc.toString();
  const isOwn = new RegExp(`\\b(function|const|let)\\s+${name}\\b`).test(program);
  const found = LIBRARY_LIST.flatMap(({ module, entries }) =>
    entries.flatMap((entry) => (entry.name === name ? [{ module, ...entry }] : [])),
  )[0];
  if (!found || isOwn) return null;
  const isImported = new RegExp(`import[^;]*\\b${name}\\b[^;]*from`).test(program);
  const lines = [
    { className: "rule-help-signature", text: `${name}${found.signature}` },
    { className: "rule-help-text", text: found.text },
    { className: "rule-help-equation", text: found.equation },
    { className: "rule-help-import", text: isImported ? "" : strings.importIt(name, found.module) },
  ];
  return { from: word.from, to: word.to, lines: lines.filter(({ text }) => text !== "") };
}

function tooltipOf({ from, to, lines }: NonNullable<ReturnType<typeof helpAt>>): Tooltip {
  return {
    pos: from,
    end: to,
    above: true,
    create: () => {
      const dom = document.createElement("div");
      dom.className = "rule-help";
      for (const { className, text } of lines) {
        const line = dom.appendChild(document.createElement("p"));
        line.className = className;
        line.textContent = text;
      }
      return { dom };
    },
  };
}

const setHelp = StateEffect.define<Tooltip | null>();

const askedHelp = StateField.define<Tooltip | null>({
  create: () => null,
  update(shown, { effects, docChanged, selection }) {
    for (const effect of effects) if (effect.is(setHelp)) return effect.value;
    return docChanged || selection ? null : shown;
  },
  provide: (field) => showTooltip.from(field),
});

function explain(view: EditorView): boolean {
  const help = helpAt(view.state, view.state.selection.main.head);
  const spoken = help?.lines.map(({ text }) => text).join(`${STOP}${GAP}`) ?? strings.nothingToExplain;
  view.dispatch({ effects: [setHelp.of(help && tooltipOf(help)), EditorView.announce.of(spoken)] });
  return true;
}

function close(view: EditorView): boolean {
  if (view.state.field(askedHelp) === null) return false;
  view.dispatch({ effects: setHelp.of(null) });
  return true;
}

export const help: Extension = [
  hoverTooltip((view, position) => {
    const found = helpAt(view.state, position);
    return found && tooltipOf(found);
  }),
  askedHelp,
  Prec.high(
    keymap.of([
      { key: "Mod-i", run: explain, preventDefault: true },
      { key: "Escape", run: close },
    ]),
  ),
];
