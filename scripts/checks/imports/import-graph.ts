import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync, type Span, Visitor } from 'oxc-parser'

/** One import, type imports included, of a file of the repository. */
export interface Import {
  /** The importing file, relative to the root. */
  from: string
  /** The imported file, relative to the root, or the name of a package. */
  to: string
  isPackage: boolean
  /** The line of the import, from 1. */
  line: number
}

/** The imports of every file, by the importing file. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>

/** Turns the specifier of a workspace's file (`@rostra/kit/log`) into its path; undefined for other packages. */
export type ResolveWorkspace = (specifier: string) => string | undefined

/** Reads the imports of the given files with oxc's parser. Throws when a file is not valid TypeScript. */
export function readImportGraph(root: string, files: readonly string[], resolve: ResolveWorkspace): ImportGraph {
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'), resolve)]))
}

/** Lists the imports of one file: static, re-exported, dynamic with a literal name, and `import('…')` in a type. */
export function importsOf(file: string, text: string, resolve: ResolveWorkspace): Import[] {
  const parsed = parseSync(file, text)
  const { module, errors } = parsed
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const requests: Span[] = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ]
  if (/\bimport\s*\(/.test(text)) new Visitor({ TSImportType: ({ source }) => requests.push(source) }).visit(parsed.program)
  const specifiers = new Map<string, number>()
  for (const { start, end } of requests) {
    const [, specifier] = /^(?:'|")(.+)(?:'|")$/.exec(text.slice(start, end)) ?? []
    if (specifier && !specifiers.has(specifier)) specifiers.set(specifier, lineAt(text, start))
  }
  return [...specifiers].map(([specifier, line]) => ({ from: file, line, ...target(file, specifier, resolve) }))
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

function target(file: string, specifier: string, resolve: ResolveWorkspace): Pick<Import, 'to' | 'isPackage'> {
  const plain = specifier.replace(/\?\w+$/, '')
  const path = plain.startsWith('.') ? normalize(join(dirname(file), plain)) : resolve(plain)
  return path ? { to: path, isPackage: false } : { to: plain, isPackage: true }
}
