import type { ComponentProps, ReactNode, Ref } from "react";
import { Icon } from "./icons";
import { strings } from "./strings/en";

const words = strings.transport;

interface RoundButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly icon: ComponentProps<typeof Icon>["name"];
  readonly label: string;
  /** By default the label. */
  readonly title?: string;
  readonly className?: string;
  /** Left out where it turns nothing on. */
  readonly pressed?: boolean;
  /** The id of the popover that it opens. */
  readonly popover?: string;
  readonly onPress?: () => void;
}

export function RoundButton(props: RoundButtonProps): ReactNode {
  const { ref, icon, label, title = label, className = "", pressed, popover, onPress } = props;
  return (
    <button
      ref={ref}
      type="button"
      className={`button-round ${className}`.trimEnd()}
      aria-label={label}
      title={title}
      aria-pressed={pressed}
      popoverTarget={popover}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

interface PlayButtonProps {
  readonly playing: boolean;
  readonly onToggle: () => void;
}

export function PlayButton({ playing, onToggle }: PlayButtonProps): ReactNode {
  const action = playing ? words.pause : words.play;
  return (
    <RoundButton
      icon={playing ? "pause" : "play"}
      className="button-primary"
      label={action}
      title={words.withKey(action, words.spaceKey)}
      onPress={onToggle}
    />
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
