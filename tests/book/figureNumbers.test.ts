import { createProcessor } from "@mdx-js/mdx";
import { describe, expect, it } from "vitest";
import { rehypeStopIfWrong } from "../../src/book/mdx/mdxTree";
import { remarkNumberFigures } from "../../src/book/mdx/remarkTags";

const TEXT = `See <FigureLink id="second" />.

<Racket id="first" title="One">Its caption.</Racket>

<Aside title="Beside">

<Poinsot id="second" title="Two">After <FigureLink id="first" />.</Poinsot>

</Aside>
`;

async function compiled(value: string): Promise<string> {
  const processor = createProcessor({
    remarkPlugins: [remarkNumberFigures],
    rehypePlugins: [rehypeStopIfWrong],
  });
  return String(await processor.process({ value, path: "content/en/euler-equation.mdx" }));
}

describe("the figures of a chapter", () => {
  it("are numbered in the order of the page, in folds too, and links tell their numbers", async () => {
    const program = await compiled(TEXT);
    const numbers = [...program.matchAll(/id: "(\w+)",(?:\s*title: "\w+",)?\s*number: "([\d.]+)"/g)];
    expect(numbers.map(([, id, number]) => [id, number])).toEqual(
      expect.arrayContaining([
        ["first", "3.1"],
        ["second", "3.2"],
      ]),
    );
    expect(numbers).toHaveLength(4);
  });

  it("cannot be linked where they are not", async () => {
    await expect(compiled('<FigureLink id="third" />')).rejects.toThrow("there is no figure third");
  });
});
