import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lucideIcons } from './build/lucide-icons.ts'
import { markdownText } from './build/markdown-text.ts'

/** Builds the server renderer with all its dependencies, so that none of them is installed on the server. */
export default defineConfig({
  plugins: [react(), lucideIcons, markdownText],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server/render-page.tsx',
    target: 'node24',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
})
