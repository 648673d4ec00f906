import mdx from "@mdx-js/rollup";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import rehypeKatex from "rehype-katex";
import rehypeSlug from "rehype-slug";
import remarkMath from "remark-math";
import { defineConfig } from "vite";
import { islands } from "./src/book/build/islands.ts";
import { BUNDLED_LICENCES } from "./src/book/build/notices.ts";
import { prerender } from "./src/book/build/prerender.ts";
import {
  headingLinks,
  katexOptions,
  rehypeRefuseBadMath,
  remarkNumberEquations,
} from "./src/book/mdx/katex.ts";
import { rehypeSections } from "./src/book/mdx/rehypeSections.ts";
import { trace } from "./src/trace/build/plugin.ts";

export default defineConfig({
  // Relative addresses: the built site works in any folder of any server.
  base: "./",
  plugins: [
    {
      enforce: "pre",
      ...mdx({
        providerImportSource: "/src/book/mdx/vocabulary.tsx",
        development: false,
        remarkPlugins: [remarkMath, remarkNumberEquations],
        rehypePlugins: [
          [rehypeKatex, katexOptions],
          rehypeRefuseBadMath,
          rehypeSlug,
          [rehypeAutolinkHeadings, headingLinks],
          rehypeSections,
        ],
      }),
    },
    trace(),
    islands(),
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
