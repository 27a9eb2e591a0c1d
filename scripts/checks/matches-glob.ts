import { Minimatch } from 'minimatch'

const compiled = new Map<string, Minimatch>()

/** Whether a path matches a glob. Unlike `matchesGlob` of node:path, which compiles its glob at each call, compiles each glob once. */
export function matchesGlob(path: string, glob: string): boolean {
  const matcher = compiled.get(glob) ?? new Minimatch(glob, { nonegate: true, nocomment: true })
  compiled.set(glob, matcher)
  return matcher.match(path)
}
