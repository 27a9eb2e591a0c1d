import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** Returns the files of a module's chunk and of its static imports, its own first. Throws when the module has no chunk. */
export function filesOf(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const withImports = (name: string, found = new Set<string>()): Set<string> => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || found.has(name)) return found
    found.add(name)
    for (const imported of chunk.imports) withImports(imported, found)
    return found
  }
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!chunk) throw new Error(`${module} has no chunk`)
  return [...withImports(chunk.fileName)]
}

/** The entry of the code that every page needs. */
export const mainModule = 'src/main.tsx'

/** Preloads that code in the built page. The gateway removes the preload from server-rendered pages. */
export const preloadMain: Plugin = {
  name: 'preload-main',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      bundle &&
      filesOf(bundle, mainModule).map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true },
        injectTo: 'head' as const,
      })),
  },
}
