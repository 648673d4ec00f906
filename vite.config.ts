import mdx from "@mdx-js/rollup";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import rehypeKatex from "rehype-katex";
import rehypeSlug from "rehype-slug";
import remarkMath from "remark-math";
import { defineConfig } from "vite";
import { BUNDLED_LICENCES } from "./src/book/notices.ts";
import { prerender } from "./src/book/prerender.ts";
import { rehypeStretches } from "./src/book/stretches.ts";
import {
  headingLinks,
  katexOptions,
  rehypeRefuseBadMath,
  remarkNumberEquations,
} from "./src/book/textPlugins.ts";
import { trace } from "./src/trace/plugin.ts";

export default defineConfig({
  // Relative addresses: the built site works in any folder of any server.
  base: "./",
  plugins: [
    {
      enforce: "pre",
      ...mdx({
        providerImportSource: "/src/book/vocabulary.tsx",
        development: false,
        remarkPlugins: [remarkMath, remarkNumberEquations],
        rehypePlugins: [
          [rehypeKatex, katexOptions],
          rehypeRefuseBadMath,
          rehypeSlug,
          [rehypeAutolinkHeadings, headingLinks],
          rehypeStretches,
        ],
      }),
    },
    trace(),
    prerender(),
  ],
  // One kind of JSX everywhere: pages are rendered with the production React in development too.
  oxc: { jsx: { runtime: "automatic", development: false } },
  worker: { format: "es" },
  build: {
    target: "es2022",
    // Links that announce modules took longer to insert than they saved: a figure’s modules name each other soon enough.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    license: { fileName: BUNDLED_LICENCES },
    chunkSizeWarningLimit: 900,
  },
});
