import type { Plugin } from 'vite'
import { filesOf, mainModule } from './main-chunk.ts'

/** Where a page begins, and what it asks for before anything of it can be seen. */
const pages: Record<string, { module: string; data: string[] }> = {
  '/': { module: 'src/features/landing/landing-page.tsx', data: ['/api/user', '/api/bots/featured'] },
  '/discover': { module: 'src/features/personas/discover-page.tsx', data: ['/api/user'] },
  '/persona/:slug': { module: 'src/features/personas/persona-page.tsx', data: ['/api/user', '/api/bots/slug/:slug'] },
}

/**
 * Writes page-hints.json: for each of these pages the code that its own part needs, which a browser would only learn of from the code before
 * it, and the calls that it begins with. The gateway sends both as `Link` headers, so that all of it is fetched at once.
 */
export const pageHints: Plugin = {
  name: 'page-hints',
  apply: 'build',
  generateBundle(_options, bundle) {
    const known = new Set(filesOf(bundle, mainModule))
    const hints = Object.entries(pages).map(([path, { module, data }]) => {
      const modules = filesOf(bundle, module).filter((name) => !known.has(name))
      return [path, { modules: modules.map((name) => `/${name}`), data }]
    })
    this.emitFile({ type: 'asset', fileName: 'page-hints.json', source: JSON.stringify(Object.fromEntries(hints)) })
  },
}
