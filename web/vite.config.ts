import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { preloadMain } from './build/main-chunk.ts'
import { markdownText } from './build/markdown-text.ts'
import { pageHeads } from './build/page-heads.ts'
import { pageHints } from './build/page-hints.ts'

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

const compressible = new Set(['.js', '.css', '.html', '.svg'])

/** Writes a .br and a .gz version of each compressible file, which the gateway sends as they are. */
const compressedTwins: Plugin = {
  name: 'compressed-twins',
  apply: 'build',
  enforce: 'post',
  writeBundle: async ({ dir = 'dist' }) => {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        const content = await readFile(path)
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
      }),
    )
  },
}

/** Libraries that every page needs. One file compresses better, and stays cached across releases. */
const everyPage = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//

/** Modules that the shell shares with most pages, in one file to save requests. */
const firstParts =
  /src\/(components\/(button|delayed|hint|icon-button|medallion|notice|skeleton|wordmark)|lib\/(errors\/api-error|format\/format-count|public-url|storage|theme-colour|navigation\/(paths|page-title|use-title)|toast\/(toast|toast-store))|strings\/(en|pluralize|strings)|api\/(client|fetch-as-caller)|data\/accounts\/(user|session-hint))\.tsx?$/

export default defineConfig({
  resolve: { alias: [{ find: /^entities$/, replacement: join(import.meta.dirname, 'src/components/message/browser-entities.ts') }] },
  plugins: [react(), tailwindcss(), markdownText, preloadMain, preloadFonts, pageHints, pageHeads, compressedTwins],
  // The gateway proxies to this address, including the web socket of hot updates.
  server: { host: '127.0.0.1', port: Number(process.env.VITE_PORT ?? 5173), strictPort: true },
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
          ],
        },
      },
    },
  },
})
