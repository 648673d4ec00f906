import { type ReactNode, useSyncExternalStore } from "react";
import { plain } from "../../format/numbers";
import { RoundButton } from "../../ui/buttons";
import { ActionButton, useFigureActions } from "../shell/actions";
import { strings } from "../strings/en";
import { rangeAround } from "./runEvents";
import { useSimulationFigure } from "./SimulationContext";

const words = strings.repeat;

/** Repeats what lies between two marks of the scrub. */
export function useRepeat(): { readonly isOn: boolean; readonly toggle: () => void } {
  const { player } = useSimulationFigure().driver;
  const { announce } = useFigureActions();
  const isOn = useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => player.repeat !== null,
    () => false,
  );
  const toggle = () => {
    player.setRepeat(player.repeat ? null : rangeAround(player, player.frame));
    const { repeat } = player;
    announce(repeat ? words.isOn(plain(repeat.from), plain(repeat.to)) : words.isOff);
  };
  return { isOn, toggle };
}

export function RoundRepeatButton(): ReactNode {
  const { isOn, toggle } = useRepeat();
  return (
    <RoundButton
      icon="repeat"
      className="repeat-button"
      label={words.button}
      title={strings.actions.withKey(words.title, "m")}
      pressed={isOn}
      onPress={toggle}
    />
  );
}

export function RepeatButton(): ReactNode {
  const { isOn, toggle } = useRepeat();
  return (
    <ActionButton title={strings.actions.withKey(words.title, "m")} pressed={isOn} onPress={toggle}>
      {words.button}
    </ActionButton>
  );
}
