import type { Surface } from "./messages";

/** Which surfaces the worker has, each by a number, and which pictures show them. */
export class SentSurfaces {
  private readonly sent = new Map<Surface, { readonly number: number; readonly pictures: Set<number> }>();
  private next = 0;

  /** @param send called with a surface that the worker has not got */
  numberOf(surface: Surface, picture: number, send: (number: number) => void): number {
    const known = this.sent.get(surface);
    if (known) {
      known.pictures.add(picture);
      return known.number;
    }
    const number = this.next++;
    this.sent.set(surface, { number, pictures: new Set([picture]) });
    send(number);
    return number;
  }

  /** A picture has gone. @returns the numbers of the surfaces that no other picture has shown: they are forgotten */
  close(picture: number): readonly number[] {
    const freed: number[] = [];
    for (const [surface, { number, pictures }] of this.sent) {
      if (!pictures.delete(picture) || pictures.size > 0) continue;
      this.sent.delete(surface);
      freed.push(number);
    }
    return freed;
  }
}
