import * as v from "valibot";
import { fieldsFor, queryOf } from "./permalink";

/*
 * What links and phrases of the prose may ask of a figure whose values the reader sets. Each figure says with a schema
 * what it understands; here is the one place where it is read.
 */
type WishSchema = v.GenericSchema<unknown, object>;

/** What a figure can be asked, and how it stands. */
export interface Wishes {
  /** How the figure stands now, as a wish that would bring it there. */
  readonly present: () => object;
  /** Does what data of unknown origin asks; returns what of it was not understood, empty if all is well. */
  readonly follow: (input: unknown) => string;
}

export function wishesFor<S extends WishSchema>(
  schema: S,
  present: () => v.InferOutput<S>,
  follow: (wish: v.InferOutput<S>) => void,
): Wishes {
  return {
    present,
    follow: (input) => {
      const result = v.safeParse(schema, input, { abortEarly: true });
      if (!result.success) return troubleIn(result.issues[0]);
      follow(result.output);
      return "";
    },
  };
}

/** One sentence on what was not understood, which names the field. */
export function troubleIn(issue: v.BaseIssue<unknown>): string {
  const field = issue.path?.map((item) => String(item.key)).join(".") || "the link";
  const expected =
    issue.type === "strict_object" ? "it is not a field of this figure" : `expected ${issue.message}`;
  return `${field}: ${expected}`;
}

/** The query of a link that restores a figure: vectors and numbers as JSON has them. */
export function wishQuery(figureId: string, wish: object): string {
  const texts = Object.entries(wish).map(([field, value]) => [
    field,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return queryOf(figureId, Object.fromEntries(texts));
}

/** What a page's query asks of a figure, yet to be read; null if it speaks of another figure or of none. */
export function linkedWish(
  figureId: string,
  search: string,
): { readonly input: unknown } | { readonly trouble: string } | null {
  const found = fieldsFor(figureId, search);
  if (found === null || "trouble" in found) return found;
  return { input: Object.fromEntries(found.fields.map(([field, text]) => [field, parsed(text)])) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A number of a wish, from `least` to `most`. */
export function numberWithin(least: number, most: number) {
  const message = `a number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message));
}

/** A vector of a wish, no part of it beyond `most` either way. */
export function vectorWithin(most: number) {
  const message = `three numbers from ${-most} to ${most}`;
  const part = v.pipe(v.number(message), v.minValue(-most, message), v.maxValue(most, message));
  return v.pipe(v.tuple([part, part, part], message), v.readonly());
}

export const yesOrNo = v.boolean("true or false");
