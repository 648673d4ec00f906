import type { ReactNode } from "react";
import { strings } from "../../strings/en";
import { ActionButton, useFigureActions } from "../actions";
import { save } from "../download";
import { pictureOf, pngOf } from "./pictureFile";

const words = strings.share;

export function PictureButtons(): ReactNode {
  const { id, element, title, announce } = useFigureActions();
  const draw = () => {
    const figure = element();
    return figure ? pictureOf(figure, title()) : null;
  };
  const saveSvg = () => {
    const drawn = draw();
    if (drawn) save(drawn.svg, `${id}.svg`, "image/svg+xml");
  };
  const savePng = async () => {
    const drawn = draw();
    if (!drawn) return;
    const png = await pngOf(drawn).catch(() => null);
    if (png) save(png, `${id}.png`, "image/png");
    else announce(words.noPng);
  };
  return (
    <>
      <ActionButton onPress={savePng}>{words.png}</ActionButton>
      <ActionButton onPress={saveSvg}>{words.svg}</ActionButton>
    </>
  );
}
