import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** The files of a built module and of all that it imports, itself first. Throws when it is no chunk of its own. */
export function filesOf(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const withImports = (name: string, found = new Set<string>()): Set<string> => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || found.has(name)) return found
    found.add(name)
    for (const imported of chunk.imports) withImports(imported, found)
    return found
  }
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (!chunk) throw new Error(`${module} is no chunk of its own`)
  return [...withImports(chunk.fileName)]
}

/** Where the code begins that every page needs. */
export const mainModule = 'src/main.tsx'

/** Has the built page fetch that code at once, and not when the code before it has run. The gateway leaves this out of pages with content. */
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
