import type { Picture } from "../picture";
import type { DrawContext } from "../webgl/drawContext";
import type { PictureScene } from "../webgl/pictureScene";

/** A picture of the figure: where it stands in the window, and what it shows in the present drawing. */
export interface StageView {
  readonly id: number;
  readonly picture: Picture;
  readonly scene: PictureScene;
  context: DrawContext;
}
