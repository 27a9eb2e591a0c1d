import { root } from '../launch/settings.ts'

/**
 * Parts of paths as patterns for jest and Playwright, which both match the absolute path: without the root before them, the name of the
 * folder that the repository was cloned into would count too.
 */
export const pathFilters = (parts: readonly string[], folder = root): string[] =>
  parts.map((part) => (part.startsWith('/') ? part : `${literal(folder)}.*${part.replace(/^\.\//, '')}`))

const literal = (path: string) => path.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
