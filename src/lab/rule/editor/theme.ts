import { EditorView } from "@codemirror/view";

/** Colours are the page's properties, which reach into the shadow root. */
export const THEME = EditorView.theme({
  "&": {
    maxHeight: "min(34rem, 70vh)",
    border: "1px solid var(--control)",
    borderRadius: "6px",
    background: "var(--paper)",
    color: "var(--text)",
    fontSize: "0.85rem",
  },
  "&.cm-focused": { outline: "2px solid var(--text)", outlineOffset: "1px" },
  ".cm-scroller": {
    minHeight: "16rem",
    overflow: "auto",
    fontFamily: "ui-monospace, monospace",
    lineHeight: "1.55",
  },
  ".cm-content": { caretColor: "var(--text)", padding: "0.5rem 0" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  ".cm-gutters": { border: "0", background: "none", color: "var(--soft)" },
  ".cm-activeLine": { background: "color-mix(in srgb, var(--raised) 60%, transparent)" },
  ".cm-activeLineGutter": { background: "none", color: "var(--text)" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": {
    background: "color-mix(in srgb, var(--text-momentum) 25%, transparent) !important",
  },
  "&.cm-focused .cm-matchingBracket": { background: "none", outline: "1px solid var(--control)" },
  ".rule-keyword": { fontWeight: "600" },
  ".rule-comment": { color: "var(--soft)" },
  ".rule-type": { fontStyle: "italic" },
  ".rule-wrong-line": {
    background: "color-mix(in srgb, var(--text-omega) 12%, transparent)",
    boxShadow: "inset 3px 0 var(--text-omega)",
  },
  ".rule-term-omega": { color: "var(--text-omega)" },
  ".rule-term-momentum": { color: "var(--text-momentum)" },
  ".rule-term-torque": { color: "var(--text-torque)" },
  ".rule-term-gyroscopic": { color: "var(--text-torque)" },
  ".cm-tooltip": {
    maxWidth: "min(34rem, 90vw)",
    border: "1px solid var(--control)",
    borderRadius: "6px",
    background: "var(--raised)",
    color: "var(--text)",
    fontFamily: "var(--sans)",
  },
  ".rule-help": { display: "grid", gap: "0.35rem", padding: "0.6rem 0.8rem" },
  ".rule-help p": { margin: "0", overflowWrap: "anywhere" },
  ".rule-help-signature": { fontFamily: "ui-monospace, monospace", fontWeight: "600" },
  ".rule-help-equation": { paddingInlineStart: "1rem" },
  ".rule-help-import": { fontFamily: "ui-monospace, monospace", color: "var(--soft)" },
  // Phones zoom into smaller letters.
  "@media (max-width: 46rem)": { "&": { fontSize: "1rem" } },
});
