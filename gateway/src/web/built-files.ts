import { existsSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export interface BuiltFile {
  path: string
  /** The extension of the uncompressed file. */
  type: string
  /** The file name contains a hash of the content. */
  hashed: boolean
  /** The paths of the build's compressed copies. */
  br?: string | undefined
  gzip?: string | undefined
}

/** The types of which a build has compressed copies. */
const compressible = new Set(['.js', '.css', '.html', '.svg'])

/** Vite puts hashed files into the /assets of each build. */
const hashedName = /^(\/diagram)?\/assets\/.+-[\w-]{8,}\.\w+$/

/**
 * Lists the files of a build by their URL path. Files and folders whose name begins with a dot are left out and can't be requested. Throws
 * without an index.html.
 */
export function builtFiles(folder: string): Map<string, BuiltFile> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`WEB_DIST: ${folder} has no index.html`)
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(^|[\\/])\./.test(relative(folder, path)))
  const all = new Set(paths)
  const existing = (path: string) => (all.has(path) ? path : undefined)
  return new Map(
    paths.map((path) => {
      const urlPath = `/${relative(folder, path).split(sep).join('/')}`
      const file = { path, type: extname(path), hashed: hashedName.test(urlPath), br: existing(`${path}.br`), gzip: existing(`${path}.gz`) }
      return [urlPath, file]
    }),
  )
}

/**
 * Returns a file with the compressed copies that have been written since it was listed: `npm start` compresses beside the running product.
 */
export function withCopies(file: BuiltFile): BuiltFile {
  if ((file.br && file.gzip) || !compressible.has(file.type)) return file
  const existing = (path: string) => (existsSync(path) ? path : undefined)
  file.br ??= existing(`${file.path}.br`)
  file.gzip ??= existing(`${file.path}.gz`)
  return file
}
