import type { ReactNode } from "react";
import { useChosenFile } from "./useChosenFile";

interface FileButtonProps {
  readonly label: string;
  /** Endings and media types. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

/** The same file can be chosen again. */
export function FileButton({ label, accept, onChoose }: FileButtonProps): ReactNode {
  const chosen = useChosenFile(onChoose);
  return (
    <label className="button-plain button-outlined file-button">
      {label}
      <input type="file" className="visually-hidden" accept={accept} {...chosen} />
    </label>
  );
}
