import { useRef, useState } from "react";
import { strings } from "../strings/en";
import { useFigureActions } from "./actions";
import { save } from "./download";
import type { Footage, Range } from "./footage";

const words = strings.present.film;

interface Filming {
  /** From 0 to 1; null while nothing is filmed. */
  readonly done: number | null;
  /** What became of the last film. */
  readonly note: string;
  readonly film: (range: Range) => void;
  readonly stop: () => void;
}

export function useFilm(footage: Footage): Filming {
  const { id, loop } = useFigureActions();
  const [done, setDone] = useState<number | null>(null);
  const [note, setNote] = useState("");
  const stopping = useRef(new AbortController());
  const film = async ({ from, to }: Range) => {
    const stage = loop?.stage;
    if (!stage) return;
    stopping.current = new AbortController();
    setDone(0);
    const before = footage.frame();
    try {
      const { makeFilm, canFilm, FILM_RATE } = await import("../../scene/stage/film");
      if (!canFilm()) return setNote(words.cannot);
      const framesPerPicture = footage.framesPerSecond() / FILM_RATE;
      const count = Math.max(1, Math.round((to - from) / framesPerPicture));
      const canvas = document.createElement("canvas");
      const draw = (picture: number) => {
        footage.showAt(from + picture * framesPerPicture);
        loop.drawNow();
        stage.compose(filmScale(), canvas);
      };
      draw(0);
      const made = await makeFilm({
        count,
        draw,
        canvas,
        onProgress: (pictures) => setDone(pictures / count),
        stop: stopping.current.signal,
      });
      if (made) save(made, `${id}.webm`, made.type);
      setNote(made ? words.isSaved : words.isStopped);
    } catch {
      setNote(words.failed);
    } finally {
      footage.showAt(before);
      setDone(null);
    }
  };
  return { done, note, film, stop: () => stopping.current.abort() };
}

/** [px]; beyond it most machines play a film haltingly. */
const WIDEST = 1920;

function filmScale(): number {
  return Math.min(window.devicePixelRatio, WIDEST / Math.max(window.innerWidth, window.innerHeight));
}
