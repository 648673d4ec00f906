import mdx from "@mdx-js/rollup";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkMath from "remark-math";
import { defineConfig, type UserConfig } from "vite";
import { devPages } from "./src/book/build/devPages.ts";
import { editionOf } from "./src/book/build/edition.ts";
import { islands } from "./src/book/build/islands.ts";
import { language, wordsOf } from "./src/book/build/language.ts";
import { LANGUAGE } from "./src/book/build/languages.ts";
import { BUNDLED_LICENCES } from "./src/book/build/notices.ts";
import { prerender } from "./src/book/build/prerender.ts";
import { previewPages } from "./src/book/build/previewPages.ts";
import { feedbackFrom, siteFrom } from "./src/book/build/site.ts";
import { termStyle } from "./src/book/build/termStyle.ts";
import { headingIds, headingLinks, rehypeHeadingIds } from "./src/book/mdx/headingIds.ts";
import { rehypeStopIfWrong } from "./src/book/mdx/mdxTree.ts";
import { rehypeFormulas } from "./src/book/mdx/rehypeFormulas.ts";
import { rehypeHanEmphasis } from "./src/book/mdx/rehypeHanEmphasis.ts";
import { rehypeHanTogether } from "./src/book/mdx/rehypeHanTogether.ts";
import { rehypeSections } from "./src/book/mdx/rehypeSections.ts";
import {
  remarkKnownComponents,
  remarkNumberEquations,
  remarkNumberFigures,
} from "./src/book/mdx/remarkTags.ts";
import type { Strings as BookStrings } from "./src/book/strings/en.ts";
import { engines } from "./src/engines/build/plugin.ts";
import { rulePrograms } from "./src/lab/rule/build/plugin.ts";
import { trace } from "./src/trace/build/plugin.ts";
import type { Strings } from "./src/trace/strings/en.ts";

export default defineConfig(async (): Promise<UserConfig> => {
  const book = await wordsOf<BookStrings>("book");
  const words = await wordsOf<Strings>("trace");
  return {
    // Relative addresses: the built site works in any folder of any server.
    base: "./",
    define: {
      "import.meta.env.EDITION": JSON.stringify(editionOf(import.meta.dirname)),
      "import.meta.env.SITE": JSON.stringify({ ...siteFrom(), feedback: feedbackFrom() }),
    },
    plugins: [
      language(),
      headingIds,
      {
        enforce: "pre",
        ...mdx({
          providerImportSource: "/src/book/mdx/vocabulary.tsx",
          development: false,
          // The core's page reads its README as text.
          mdExtensions: [],
          remarkPlugins: [
            remarkMath,
            remarkCjkFriendly,
            remarkKnownComponents,
            remarkNumberEquations,
            remarkNumberFigures,
          ],
          rehypePlugins: [
            rehypeFormulas,
            rehypeHanEmphasis,
            rehypeHanTogether,
            rehypeHeadingIds,
            [rehypeAutolinkHeadings, headingLinks],
            rehypeSections,
            rehypeStopIfWrong,
          ],
        }),
      },
      trace(words),
      islands(),
      rulePrograms(LANGUAGE),
      prerender(book),
      devPages(book),
      previewPages(),
    ],
    preview: { host: "localhost", port: Number(process.env.PORT || 4173), strictPort: true },
    css: { postcss: { plugins: [termStyle] } },
    // One kind of JSX everywhere: pages are rendered with the production React in development too.
    oxc: { jsx: { runtime: "automatic", development: false } },
    worker: {
      format: "es",
      plugins: () => [engines()],
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    // Found only once an engine is asked for; optimised then, the page would be loaded again. The plugin sees to its imports.
    optimizeDeps: { exclude: ["@dimforge/rapier3d"] },
    build: {
      target: "es2022",
      // Links that announce modules took longer to insert than they saved: a figure’s modules name each other soon enough.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      assetsInlineLimit: 0,
      license: { fileName: BUNDLED_LICENCES },
      chunkSizeWarningLimit: 900,
      // Most of a build is the pages, and those are rendered by a plugin.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    // Modules that many figures share would each become a file of half a kilobyte. Those that the same pages fetch are put
    // together, up to a size that no page fetches in vain: seven to ten requests and 2 to 10 kB less a page. Modules of the script
    // that every page begins with are in none of them: it would bring along all that they are put together with.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              chunkFileNames: ({ name }) =>
                `assets/${name.startsWith("shared~") ? "shared" : "[name]"}-[hash].js`,
              codeSplitting: {
                groups: [
                  // What the script of every page shares with figures is a file of its own, which brings none of theirs along.
                  {
                    name: "docking",
                    test: /[\\/]src[\\/]figures[\\/]shell[\\/](dock|fitStage|inSight|historyEntry)\.ts$/,
                    priority: 3,
                  },
                  // The lower layers in one file of their own: cut in two among figures, its halves once needed each other before
                  // either was there. So is earcut, which the core cuts faces with.
                  {
                    name: "shared",
                    test: /[\\/]src[\\/](core|language|format|playback)[\\/]|[\\/]earcut[\\/]/,
                    priority: 2,
                    minShareCount: 4,
                    entriesAware: true,
                    entriesAwareMergeThreshold: 200_000,
                    includeDependenciesRecursively: false,
                  },
                  // What every figure stands in, below the kinds of figure, for the same reason.
                  {
                    name: "shared",
                    test: /[\\/]src[\\/](ui(?![\\/]highlightTerm)|scene(?![\\/]webgl)|figures[\\/](strings|shell|pictures))[\\/]/,
                    priority: 1,
                    minShareCount: 4,
                    entriesAware: true,
                    entriesAwareMergeThreshold: 200_000,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: "shared",
                    test: /[\\/]src[\\/](?!chapters|browser|book[\\/]client|ui[\\/]highlightTerm)/,
                    minShareCount: 4,
                    entriesAware: true,
                    entriesAwareMergeThreshold: 50_000,
                    includeDependenciesRecursively: false,
                  },
                ],
              },
            },
          },
        },
      },
    },
  };
});
