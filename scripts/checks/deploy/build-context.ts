import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../bootstrap/settings.ts'
import { matchesGlob } from '../matches-glob.ts'
import { isTest, sourceFiles } from '../source-files.ts'

/** One relative import: the file that has it and the file that it names, as paths from the root. */
export interface Import {
  from: string
  file: string
}

const deployed = /^(services|gateway|web|proto)\//
/** Not in a comment. */
const relativeImport = /^(?!\s*(?:\/?\*|\/\/)).*?(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/gm

/** Lists the relative imports of code that runs in production, without those of helpers for tests, which only other helpers have. */
export const deployedImports = (): Import[] =>
  sourceFiles()
    .filter((from) => deployed.test(from) && !isTest(from))
    .flatMap((from) =>
      [...readFileSync(join(root, from), 'utf8').matchAll(relativeImport)].map(([, path = '']) => ({ from, file: join(from, '..', path) })),
    )
    .filter(({ file }) => !isTest(file))

/**
 * Returns whether an image's build receives a file, by the patterns of a `.dockerignore`:
 * the last one that matches it or a folder above decides.
 */
export function isInContext(file: string, ignore: string): boolean {
  const patterns = ignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const last = patterns.findLast((line) => pathsOf(file).some((path) => matchesGlob(path, line.replace(/^!/, ''))))
  return last === undefined || last.startsWith('!')
}

/** The path and the folders above it: `a/b/c`, `a/b`, `a`. */
const pathsOf = (file: string): string[] => file.split('/').map((_, index, parts) => parts.slice(0, parts.length - index).join('/'))
