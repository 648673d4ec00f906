import type { ReactNode } from "react";

export function Titled({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="lane">
      <p className="lane-title">{title}</p>
      {children}
    </div>
  );
}
