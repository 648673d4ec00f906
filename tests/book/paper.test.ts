import { toHtml } from "hast-util-to-html";
import { describe, expect, it } from "vitest";
import { withPageNumbers } from "../../src/book/paper/bookPage";
import { readChapter } from "../../src/book/paper/readChapter";
import { strings as words } from "../../src/book/paper/strings/en";

const PAGE = `<body><main><article class="chapter-text"><header class="chapter-head"><h1>Springs</h1></header>
<div class="text-section"><h2 id="start">A start<a class="heading-link" href="#start">§</a></h2>
<p>See <a href="#pull">the figure</a>, <a href="../tops/#nod-ω">a nod</a>, <a href="../../cases/#drift">a case</a>.</p>
<div class="fold predict"><fieldset><legend>Up or down?</legend><ul class="choices"><li><label><input type="radio"><span>Up.</span></label></li>
<li><label><input type="radio"><span>Down.</span><span class="choice-right"></span></label></li></ul></fieldset><details><summary>The answer</summary>
<div class="fold-inside"><div class="replies"><p class="reply">It was pulled.</p><p class="reply">Right.</p></div><p>It falls.</p></div></details></div>
<details class="fold question"><summary>How far?</summary><div class="fold-inside"><p>A metre.</p></div></details>
<details class="fold"><summary>Why</summary><p>Because.</p></details>
<div class="island"><figure id="pull"><p class="figure-head"><span class="figure-number">Figure 1.1</span> A pull</p>
<div class="transport"><button>Play</button></div><svg><g id="a"></g><path fill="url(#a)"/></svg><figcaption>Pulled.</figcaption></figure></div>
<details class="symbols"><table><thead></thead><tbody><tr id="symbol-mass"><td>m</td></tr></tbody></table></details></div>
<div class="text-section"><h2 id="things-to-try">Things to try</h2><ul><li>Pull.</li></ul>
<table class="readouts registry-table"><tbody><tr><th>Rule</th><td>2</td><td>all</td><td>–</td><td>1 rad</td></tr></tbody></table>
<table class="readouts engines-table"><tbody><tr class="engine-line"><th>Ours</th></tr><tr><td>off</td><td>not yet</td></tr></tbody></table></div>
<div class="text-section"><h2 id="references">References</h2><ul><li>R. Hooke, 1678.</li></ul></div></article></main></body>`;

const read = (address: string | null) =>
  readChapter(PAGE, "springs", { slugs: ["tops", "springs"], address, words });

describe("a chapter of the book", () => {
  const chapter = read("https://example.org/");
  const html = toHtml(chapter.text);

  it("keeps its questions, numbered, and gives up its answers, which are the book's end", () => {
    expect(chapter.answers.map(({ number }) => number)).toEqual(["1.1", "1.2"]);
    expect(html).toContain("Up or down?");
    expect(html).not.toContain("It falls.");
    const answers = chapter.answers.map(({ content }) => toHtml([...content]));
    expect(answers[0]).toMatch(/<li>It was pulled.<\/li><li>✓ Right.<\/li>.*It falls\./s);
    for (const { id, question } of chapter.answers)
      expect([html.includes(`href="#${id}"`), html.includes(`id="${question}"`)]).toEqual([true, true]);
  });

  it("has its folds open, and nothing to press", () => {
    expect(html).toContain("Because.");
    expect(html).not.toMatch(/<details|<button|§/);
    expect(html).toContain(`Things to try</h2><p class="at-screen">${words.atScreen}</p><ul>`);
    expect(html).toContain("<tr><th>Rule</th><td>2</td><td>all</td><td>1 rad</td></tr>");
    expect(html).toContain('<tr class="engine-line"><th>Ours</th></tr><tr><td>off</td></tr>');
  });

  it("leads to places of the book, and to the site's other pages where it has an address", () => {
    expect(html).toContain('href="#springs--pull"');
    expect(html).toContain('href="#tops--nod-3c9" data-paged="tops--nod-3c9"');
    expect(html).toContain('href="https://example.org/cases/#drift"');
    expect(html).toContain('fill="url(#springs--a)"');
    expect(toHtml(read(null).text)).toContain("a nod</a>, a case.");
  });

  it("prints the address of each figure", () => {
    expect(html).toContain(
      'In motion: <a href="https://example.org/embed/springs/pull/">example.org/embed/springs/pull/</a>',
    );
    expect(toHtml(read(null).text)).toContain("In motion: embed/springs/pull/");
  });

  it("shows a figure as the book sets it, in place of what its page shows or above that", () => {
    const shown = (instead: string, besides: string) => {
      const stills = { springs: { pull: { instead, besides } } };
      const place = { slugs: ["tops", "springs"], address: null, words, stills };
      return toHtml(readChapter(PAGE, "springs", place).text);
    };
    expect(shown("<p>At rest</p>", "")).toMatch(/A pull<\/p><div[^>]*><p>At rest<\/p><\/div><figcaption>/);
    expect(shown("", "<p>At rest</p>")).toMatch(/A pull<\/p><div[^>]*><p>At rest<\/p><\/div>.*<svg>/s);
  });

  it("gives up its symbols and its references", () => {
    expect(chapter.symbols.map(({ properties }) => properties.id)).toEqual(["symbol-mass"]);
    expect(chapter.references.map((list) => toHtml(list))).toEqual(["<ul><li>R. Hooke, 1678.</li></ul>"]);
    expect(html).not.toContain("Hooke");
    expect(chapter.sections).toEqual([
      { id: "springs--start", title: "A start" },
      { id: "springs--things-to-try", title: "Things to try" },
    ]);
  });
});

it("a page that is not known yet has room for three digits", () => {
  expect(withPageNumbers("p. ⟦a--b⟧, p. ⟦c⟧", new Map([["a--b", 12]]))).toBe("p. 12, p. 000");
});
