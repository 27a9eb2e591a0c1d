import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lucideIcons } from './build/lucide-icons.ts'
import product from './vite.config.ts'

/** Builds the page of `npm run bench:render` as the product's pages are built. */
export default defineConfig({
  root: join(import.meta.dirname, 'bench'),
  resolve: product.resolve ?? {},
  plugins: [react(), lucideIcons, tailwindcss()],
})
