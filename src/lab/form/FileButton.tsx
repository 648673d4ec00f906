import {
  type ChangeEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

export function FileButton({ label, accept, onChoose }: FileButtonProps): ReactNode {
  const chosen = useChosenFile(onChoose);
  return (
    <label className="button-plain button-outlined file-button">
      {label}
      <input type="file" className="visually-hidden" accept={accept} {...chosen} />
    </label>
  );
}

/** A file may be chosen before the page's program has come. */
export function useChosenFile(onChoose: (file: File) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(() => {
    const file = ref.current?.files?.[0];
    if (file) onChoose(file);
  });
  useEffect(() => take(), []);
  return {
    ref,
    // No event is dispatched when the same file is chosen again: a rewritten file could not be read.
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      currentTarget.value = "";
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const file = target.files?.[0];
      if (file) onChoose(file);
    },
  };
}

/** What was wrong with a file, until the next choice or change. */
export function useReadFile(
  refusal: new (...given: never[]) => Error,
  read: (file: File) => Promise<string | null>,
) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const clear = () => setProblem("");
    document.addEventListener("change", clear, true);
    return () => document.removeEventListener("change", clear, true);
  }, []);
  const take = async (file: File) => {
    try {
      setProblem((await read(file)) ?? "");
    } catch (error) {
      if (!(error instanceof refusal)) throw error;
      setProblem(error.message);
    }
  };
  return [problem, take] as const;
}
