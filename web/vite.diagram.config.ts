import { join } from 'node:path'
import { defineConfig } from 'vite'

/**
 * Builds the page that draws diagrams in a sandboxed frame. A build of its own, so that it shares no
 * file with the pages: its files may be read from any origin.
 */
export default defineConfig({
  root: join(import.meta.dirname, 'diagram'),
  base: '/diagram/',
  publicDir: false,
  build: { assetsInlineLimit: 0, rolldownOptions: { input: join(import.meta.dirname, 'diagram', 'frame.html') } },
})
