import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { RuleLane } from "../../document/labInput";
import type { MadeState } from "../../document/madeLanes";
import { problemOfFault, type Trouble } from "../../made/trouble";
import type { ProgramKind } from "../program/forms";
import { prepare } from "../program/prepare";
import type { Problem } from "../program/tree";
import { strings } from "../strings/en";
import { CodeEditor, type EditorListeners } from "./codeMirror";
import { type Draft, draftFrom, startedFrom } from "./draft";

export interface DraftSource {
  readonly lane: RuleLane | null;
  readonly startingRule: string | null;
  readonly state: MadeState | null;
  readonly run: (lane: RuleLane, judges?: boolean) => string | null;
}

export function useRuleDraft(source: DraftSource, host: RefObject<HTMLElement | null>) {
  const { lane, state, run } = source;
  const [draft, setDraft] = useState(() => draftOf(source));
  const [found, setFound] = useState<readonly Problem[]>(NO_PROBLEMS);
  const [refusal, setRefusal] = useState("");
  const isAsRun = lane?.rule.source === draft.source;
  const trouble = state?.kind === "made" ? state.made.trouble : null;
  const ofRun = useMemo(() => problemsOf(trouble), [trouble]);
  const problems = found.length > 0 ? found : isAsRun ? ofRun : NO_PROBLEMS;

  const tryIt = () => {
    const prepared = prepare(draft.source);
    setFound("text" in prepared ? NO_PROBLEMS : prepared);
    if ("text" in prepared) setRefusal(run(laneOf(draft, prepared.kind)) ?? "");
  };
  const editor = useCodeEditor(host, draft.source, {
    onChange: (source) => {
      setDraft((old) => ({ ...old, source }));
      setFound(NO_PROBLEMS);
    },
    onRun: tryIt,
  });
  useEffect(() => {
    editor.current?.mark(problems.map(({ line }) => line));
  }, [problems, editor]);
  const take = (next: Draft) => {
    setDraft(next);
    if (next.source !== draft.source) editor.current?.setText(next.source);
  };
  // Follows the choice of another lane, and the bench's Undo.
  const takeLane = useEffectEvent((chosen: RuleLane) => take(draftOf({ lane: chosen, startingRule: null })));
  useEffect(() => {
    if (lane) takeLane(lane);
  }, [lane]);
  return { draft, take, editor, isAsRun, problems, refusal, tryIt };
}

function draftOf({ lane, startingRule }: Pick<DraftSource, "lane" | "startingRule">): Draft {
  if (lane) return { orientation: "exponential-map", turningOmega: "end", ...lane.rule } as Draft;
  return draftFrom(startedFrom(startingRule));
}

function laneOf({ name, orientation, turningOmega, source }: Draft, kind: ProgramKind): RuleLane {
  const isTurned = kind === "step";
  return {
    rule: {
      name: name || strings.title,
      source,
      ...(isTurned && orientation !== "exponential-map" && { orientation }),
      ...(isTurned && turningOmega === "mean" && { turningOmega }),
    },
  };
}

function problemsOf(trouble: Trouble | null): readonly Problem[] {
  if (trouble?.kind === "fault" && trouble.at) return [problemOfFault(trouble, trouble.at)];
  return trouble?.kind === "problems" ? trouble.problems : NO_PROBLEMS;
}

const NO_PROBLEMS: readonly Problem[] = [];

function useCodeEditor(
  host: RefObject<HTMLElement | null>,
  text: string,
  listeners: EditorListeners,
): RefObject<CodeEditor | null> {
  const editor = useRef<CodeEditor | null>(null);
  const textNow = useEffectEvent(() => text);
  const onChange = useEffectEvent(listeners.onChange);
  const onRun = useEffectEvent(listeners.onRun);
  useEffect(() => {
    if (!host.current) return;
    const made = new CodeEditor(host.current, textNow(), {
      onChange: (source) => onChange(source),
      onRun: () => onRun(),
    });
    editor.current = made;
    return () => made.end();
  }, [host]);
  return editor;
}
