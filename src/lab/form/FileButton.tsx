import type { ReactNode } from "react";

interface FileButtonProps {
  readonly label: string;
  /** Endings and media types, as the browser's dialog filters by them. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

/** A button that asks for a file of the reader's; the same file can be chosen again. */
export function FileButton({ label, accept, onChoose }: FileButtonProps): ReactNode {
  return (
    <label className="button-plain button-outlined file-button">
      {label}
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          event.target.value = "";
        }}
      />
    </label>
  );
}
