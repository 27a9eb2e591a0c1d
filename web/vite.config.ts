import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { preloadMain } from './build/main-chunk.ts'
import { pageHints } from './build/page-hints.ts'

/** Fonts that every page shows above the fold: the interface and the wordmark. */
const preloadedFonts = /(instrument-sans|newsreader)-latin-wght-normal.*\.woff2$/

/** Adds a preload for those fonts to the built page, under their hashed names; the code that shows the first words goes before them. */
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

/** Leaves a .br and a .gz twin beside every file worth it; the gateway sends those, so that it never compresses itself. */
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

/** What every page needs: in one file it packs tighter, and stays in caches when the product changes. */
const everyPage = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//

/** What the frame around every page shares with most pages: in one file it is fetched at once. */
const firstParts =
  /src\/(components\/(alive-only|button|delayed|format-count|hint|icon-button|medallion|notice|skeleton|stored|theme-colour|toast|toast-store|wordmark)|strings\/(en|strings)|api\/(fetch-as|request)|app\/(addresses|use-title)|features\/auth\/user-queries)\.tsx?$/

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadMain, preloadFonts, pageHints, compressedTwins],
  // The gateway serves the page and proxies to this address, web socket for hot updates included.
  server: { host: '127.0.0.1', port: Number(process.env.VITE_PORT ?? 5173), strictPort: true },
  // The content security policy allows no data: addresses, so nothing is inlined.
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
