import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultAllowedOrigins, defineConfig, type Plugin, type Rolldown } from 'vite'
import { katexFonts } from './build/katex-fonts.ts'
import { iconNotice, isIcon, lucideIcons } from './build/lucide-icons.ts'
import { preloadMain } from './build/main-chunk.ts'
import { markdownText } from './build/markdown-text.ts'
import { offline } from './build/offline-page.ts'
import { entryParts, everyPage, nameFiles, openedParts } from './build/page-families.ts'
import { pageHeads } from './build/page-heads.ts'
import { pageHints } from './build/page-hints.ts'
import { refuseCycles } from './build/refuse-cycles.ts'
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

/** The files by page families, once the graph of modules is known. */
let fileNames: Map<string, string | null> | undefined
const fileName: Rolldown.CodeSplittingNameFunction = (id, context) => {
  fileNames ??= nameFiles((module) => context.getModuleInfo(module))
  if (fileNames.has(id)) return fileNames.get(id) ?? null
  return openedParts.test(id) || isIcon(id) ? 'opened' : null
}

export default defineConfig({
  resolve: { alias: [{ find: /^entities$/, replacement: join(import.meta.dirname, 'src/components/message/browser-entities.ts') }] },
  plugins: [
    react(),
    tailwindcss(),
    lucideIcons,
    markdownText,
    katexFonts,
    preloadMain,
    preloadFonts,
    pageHints,
    pageHeads,
    widgetScript,
    offline,
    refuseCycles,
  ],
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        postBanner: iconNotice,
        codeSplitting: {
          groups: [
            { name: 'start', test: entryParts, priority: 2 },
            { name: 'base', test: everyPage, priority: 1 },
            { name: fileName, debugName: 'site', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
