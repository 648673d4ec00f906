import type { ReactNode } from "react";
import { Icon } from "./icons";
import { strings } from "./strings/en";

const words = strings.transport;

interface PlayButtonProps {
  readonly playing: boolean;
  readonly onToggle: () => void;
}

export function PlayButton({ playing, onToggle }: PlayButtonProps): ReactNode {
  const action = playing ? words.pause : words.play;
  return (
    <button
      type="button"
      className="button-round button-primary"
      aria-label={action}
      title={words.withKey(action, words.spaceKey)}
      onClick={onToggle}
    >
      <Icon name={playing ? "pause" : "play"} />
    </button>
  );
}

interface ButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function PlainButton({ onPress, children }: ButtonProps): ReactNode {
  return (
    <button type="button" className="button-plain" onClick={onPress}>
      {children}
    </button>
  );
}

export function OutlinedButton({ onPress, children }: ButtonProps): ReactNode {
  return (
    <button type="button" className="button-plain button-outlined" onClick={onPress}>
      {children}
    </button>
  );
}
