import { type RefObject, useEffect, useRef } from "react";
import { strings } from "../strings/en";
import { CodeEditor } from "./codeMirror";

interface Listeners {
  readonly onChange: (source: string) => void;
  readonly onRun: () => void;
}

/** An editor in a host, as long as the host is there; it keeps its text by itself. */
export function useCodeEditor(
  host: RefObject<HTMLElement | null>,
  text: string,
  listeners: Listeners,
): RefObject<CodeEditor | null> {
  const editor = useRef<CodeEditor | null>(null);
  const first = useRef(text);
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    if (!host.current) return;
    const made = new CodeEditor(host.current, {
      text: first.current,
      label: strings.code,
      describedBy: strings.keys,
      onChange: (source) => latest.current.onChange(source),
      onRun: () => latest.current.onRun(),
    });
    editor.current = made;
    return () => made.end();
  }, [host]);
  return editor;
}
