import type { ReactNode } from "react";
import { name } from "../../../package/package.json";
import README from "../../../package/README.md?raw";
import { GAP, strings as language } from "../../language/strings/en";
import { strings } from "../strings/en";
import { ListPageHead } from "./ListPageHead";

const words = strings.core;

/** The programs that the package's README prints, which a test runs, and what the first prints. */
const [FLIP, SCENARIO, LOOP] = Array.from(
  README.matchAll(/```js\n([\s\S]*?)\n```/g),
  ([, code = ""]) => code,
);
const [, PRINTED = ""] = README.match(/^It prints `(.+)`/m) ?? [];

const [, OWN_BODY = ""] = README.match(/^A body of your own .* by its moments: `(.+)`/m) ?? [];

/** Beside the English page, by `package/site.ts`. */
export const CORE_FILES = {
  package: `${name}.tgz`,
  api: "api/index.html",
  vectors: "api/documents/Test_vectors.html",
} as const;

/** From this page to the English one. */
const BESIDE = language.files === "en" ? "" : `../${strings.page.otherLanguage.root}core/`;

export function UseTheCore(): ReactNode {
  return (
    <article className="column chapter-text">
      <ListPageHead heading={words.heading}>{words.lede}</ListPageHead>
      <Section id="install" heading={words.install.heading}>
        <p>
          <a href={BESIDE + CORE_FILES.package} download>
            {words.install.download}
          </a>
          {GAP}
          {words.install.after}
        </p>
        <Code>{`npm install ./${CORE_FILES.package}`}</Code>
        <p>{words.install.clone}</p>
        <Code>npm run package && npm pack ./package/dist</Code>
      </Section>
      <Section id="flip-time" heading={words.flip.heading}>
        <p>{words.flip.text}</p>
        <Code>{FLIP}</Code>
        <p>{words.flip.save}</p>
        <Code>{PRINTED}</Code>
        <p>{words.flip.own}</p>
        <Code>{OWN_BODY}</Code>
      </Section>
      <Section id="scenario" heading={words.scenario.heading}>
        <p>{words.scenario.text}</p>
        <Code>{SCENARIO}</Code>
      </Section>
      <Section id="own-loop" heading={words.loop.heading}>
        <p>{words.loop.text}</p>
        <Code>{LOOP}</Code>
      </Section>
      <Section id="further" heading={words.further.heading}>
        <ul>
          <li>
            <a href={BESIDE + CORE_FILES.api}>{words.further.api}</a>
            {GAP}
            {words.further.apiText}
          </li>
          <li>
            <a href={BESIDE + CORE_FILES.vectors}>{words.further.vectors}</a>
            {GAP}
            {words.further.vectorsText}
          </li>
        </ul>
      </Section>
    </article>
  );
}

interface SectionProps {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

function Section({ id, heading, children }: SectionProps): ReactNode {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  );
}

function Code({ children }: { readonly children: string | undefined }): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
