import type { ReactNode } from "react";
import { stateQuery } from "../../figures/shell/permalink";
import { FRAME, frameMarkup } from "../../figures/shell/share/frameMarkup";
import { GAP } from "../../language/strings/en";
import { embedPath } from "../chapters";
import { strings } from "../strings/en";
import { ListPageHead } from "./ListPageHead";

const words = strings.embedding;

const EXAMPLE = `${embedPath("euler-equation", "racket")}?${stateQuery("racket", { frame: 240 })}`;

/** For the page around the frames. A test runs it as it is printed. */
const LISTENER = `<script>
  addEventListener("message", ({ data, source }) => {
    if (data?.tumble !== "height" || !Number.isFinite(data.height)) return;
    for (const frame of document.querySelectorAll("iframe"))
      if (frame.contentWindow === source) frame.style.height = data.height + "px";
  });
</script>`;

/** How a figure comes into a page of another site, or into a slide. */
export function Embedding(): ReactNode {
  return (
    <article className="column chapter-text">
      <ListPageHead heading={words.heading}>{words.lede}</ListPageHead>
      <section id="copy" className="text-section">
        <h2>{words.copy.heading}</h2>
        <ol>
          {words.copy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{words.copy.gives}</p>
        <pre>
          <code>{frameMarkup(`https://example.org/${EXAMPLE}`, words.copy.title)}</code>
        </pre>
        <p>
          {words.copy.shows}
          {GAP}
          <a href={`../${EXAMPLE}`}>{words.copy.see}</a>
        </p>
      </section>
      <section id="size" className="text-section">
        <h2>{words.size.heading}</h2>
        <p>{words.size.free(FRAME.height)}</p>
        <p>{words.size.listener}</p>
        <pre>
          <code>{LISTENER}</code>
        </pre>
        <p>{words.size.message}</p>
      </section>
      <section id="links" className="text-section">
        <h2>{words.links.heading}</h2>
        <p>{words.links.cards}</p>
        <p>{words.links.oEmbed}</p>
      </section>
    </article>
  );
}
