import { root } from '../bootstrap/settings.ts'

/**
 * Turns parts of paths into patterns for jest and Playwright. Both match the absolute path, so each pattern
 * begins with the root: the name of the clone's folder must not match.
 */
export const pathFilters = (parts: readonly string[], folder = root): string[] =>
  parts.map((part) => (part.startsWith('/') ? part : `${literal(folder)}.*${part.replace(/^\.\//, '')}`))

const literal = (path: string) => path.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
