import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultAllowedOrigins, defineConfig, type Plugin } from 'vite'
import { katexFonts } from './build/katex-fonts.ts'
import { preloadMain } from './build/main-chunk.ts'
import { markdownText } from './build/markdown-text.ts'
import { offline } from './build/offline-page.ts'
import { pageHeads } from './build/page-heads.ts'
import { pageHints } from './build/page-hints.ts'
import { widgetScript } from './build/widget-script.ts'

/** Fonts above the fold of every page: interface and wordmark. */
const preloadedFonts = /(instrument-sans|newsreader)-latin-wght-normal.*\.woff2$/

/** Preloads those fonts in the built page, with a lower priority than the code. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => preloadedFonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true, fetchpriority: 'low' },
          injectTo: 'head' as const,
        })),
  },
}

/** Libraries that every page needs. One file compresses better, and stays cached across releases. */
const everyPage = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//

/** Modules that the shell shares with most pages, in one file to save requests. */
const firstParts =
  /src\/(components\/(button|delayed|hint|icon-button|medallion|notice|skeleton|wordmark)|lib\/(errors\/api-error|format\/format-count|public-url|session-hint|storage|theme-colour|navigation\/(paths|page-title|tab-title|use-title)|toast\/(toast|toast-store))|strings\/(en|pluralize|strings)|api\/(client|fetch-as-caller)|data\/accounts\/user)\.tsx?$/

/** A module of so many pages is in a file with its like: on a slow network a request takes longer than a kilobyte. */
const manyPages = 4

/** Modules without texts, which would bring the texts of other pages along. */
const smallParts = /web\/src\/lib\/(?!errors)/

export default defineConfig({
  resolve: { alias: [{ find: /^entities$/, replacement: join(import.meta.dirname, 'src/components/message/browser-entities.ts') }] },
  plugins: [react(), tailwindcss(), markdownText, katexFonts, preloadMain, preloadFonts, pageHints, pageHeads, widgetScript, offline],
  server: {
    // The gateway proxies to this address, including the web socket of hot updates.
    host: '127.0.0.1',
    port: Number(process.env.VITE_PORT ?? 5173),
    strictPort: true,
    // The frame of diagrams has no origin.
    cors: { origin: [defaultAllowedOrigins, 'null'] },
  },
  worker: { format: 'es' },
  // The content security policy forbids data: URLs, so nothing is inlined.
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: everyPage },
            { name: 'parts', test: firstParts },
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: manyPages },
            { name: 'small', test: smallParts, minShareCount: manyPages, maxModuleSize: 3_000, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
