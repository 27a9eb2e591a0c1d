import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What renders pages on the server, with all that it needs: nothing of the web has to be installed there. */
export default defineConfig({
  plugins: [react()],
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
