import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import {
  bracketMatching,
  delimitedIndent,
  indentNodeProp,
  indentOnInput,
  indentUnit,
  LRLanguage,
  syntaxHighlighting,
} from "@codemirror/language";
import { EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  MatchDecorator,
  ViewPlugin,
} from "@codemirror/view";
import { tagHighlighter, tags } from "@lezer/highlight";
import { parser } from "@lezer/javascript";
import { termOfName } from "../../../trace/names";
import { strings } from "../strings/en";
import { help } from "./help";
import { THEME } from "./theme";

const markLines = StateEffect.define<readonly number[]>();

const WRONG_LINE = Decoration.line({ class: "rule-wrong-line" });

const markedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marked, { effects, docChanged, state }) {
    for (const effect of effects) {
      if (!effect.is(markLines)) continue;
      const places = [...new Set(effect.value)]
        .filter((line) => line <= state.doc.lines)
        .map((line) => state.doc.line(line).from)
        .sort((a, b) => a - b);
      return Decoration.set(places.map((from) => WRONG_LINE.range(from)));
    }
    return docChanged ? Decoration.none : marked;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Terms keep their colour; all else is told apart by weight. */
const terms = (() => {
  const decorator = new MatchDecorator({
    regexp: /\b[a-zA-Z]\w*/g,
    decoration: ([name]) => {
      const term = termOfName(name);
      return term ? Decoration.mark({ class: `rule-term-${term}` }) : null;
    },
  });
  return ViewPlugin.define(
    (view) => ({
      decorations: decorator.createDeco(view),
      update(update) {
        this.decorations = decorator.updateDeco(update, this.decorations);
      },
    }),
    { decorations: (plugin) => plugin.decorations },
  );
})();

const typeScript = LRLanguage.define({
  parser: parser.configure({
    dialect: "ts",
    props: [
      indentNodeProp.add({
        Block: delimitedIndent({ closing: "}" }),
        ArrayExpression: delimitedIndent({ closing: "]" }),
        ObjectExpression: delimitedIndent({ closing: "}" }),
        ArgList: delimitedIndent({ closing: ")" }),
        ParamList: delimitedIndent({ closing: ")" }),
      }),
    ],
  }),
});

const weights = syntaxHighlighting(
  tagHighlighter([
    {
      tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword, tags.moduleKeyword],
      class: "rule-keyword",
    },
    { tag: tags.comment, class: "rule-comment" },
    { tag: tags.typeName, class: "rule-type" },
  ]),
);

export interface EditorListeners {
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
}

const EDITING: Extension = [
  lineNumbers(),
  history(),
  drawSelection(),
  highlightActiveLine(),
  indentUnit.of("  "),
  indentOnInput(),
  bracketMatching(),
  typeScript,
  weights,
  terms,
  markedLines,
  help,
  THEME,
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({
    "aria-label": strings.code,
    "aria-description": strings.keys,
    // Tools that check for a stop of Tab see this attribute alone.
    tabindex: "0",
    spellcheck: "false",
    autocapitalize: "off",
    autocorrect: "off",
  }),
];

/** The page's policy allows a shadow root's adopted styles. */
export class CodeEditor {
  readonly #view: EditorView;

  constructor(host: HTMLElement, text: string, { onChange, onRun }: EditorListeners) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    root.replaceChildren();
    const run = () => {
      onRun();
      return true;
    };
    const extensions = [
      EDITING,
      keymap.of([{ key: "Mod-Enter", run }, ...defaultKeymap, ...historyKeymap, indentWithTab]),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString());
      }),
    ];
    this.#view = new EditorView({ root, parent: root, state: EditorState.create({ doc: text, extensions }) });
  }

  setText(text: string): void {
    const { length } = this.#view.state.doc;
    this.#view.dispatch({ changes: { from: 0, to: length, insert: text }, selection: { anchor: 0 } });
  }

  mark(lines: readonly number[]): void {
    this.#view.dispatch({ effects: markLines.of(lines) });
  }

  goTo(line: number, column: number): void {
    const { doc } = this.#view.state;
    const { from, to } = doc.line(Math.min(line, doc.lines));
    this.#view.dispatch({
      selection: { anchor: Math.min(from + column - 1, to) },
      effects: EditorView.scrollIntoView(from, { y: "center" }),
    });
    this.#view.focus();
  }

  end(): void {
    this.#view.destroy();
  }
}
