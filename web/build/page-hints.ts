import type { Plugin } from 'vite'

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
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const withImports = (name: string, found = new Set<string>()): Set<string> => {
      const chunk = chunks.find(({ fileName }) => fileName === name)
      if (!chunk || found.has(name)) return found
      found.add(name)
      for (const imported of chunk.imports) withImports(imported, found)
      return found
    }
    const entry = chunks.find(({ isEntry }) => isEntry)
    const known = withImports(entry?.fileName ?? '')
    const hints = Object.entries(pages).map(([path, { module, data }]) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
      if (!chunk) throw new Error(`page hints: ${module} is no chunk of its own`)
      const modules = [...withImports(chunk.fileName)].filter((name) => !known.has(name)).map((name) => `/${name}`)
      return [path, { modules, data }]
    })
    this.emitFile({ type: 'asset', fileName: 'page-hints.json', source: JSON.stringify(Object.fromEntries(hints)) })
  },
}
