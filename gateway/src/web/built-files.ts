import { existsSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export interface BuiltFile {
  path: string
  /** What extname says of the uncompressed file. */
  type: string
  /** Its name carries a hash of its content. */
  hashed: boolean
  /** Compressed twins that the build has left beside it. */
  br?: string
  gzip?: string
}

/** Vite puts what it hashes into /assets. */
const hashedName = /^\/assets\/.+-[\w-]{8,}\.\w+$/

/**
 * Every file of a build, by the address it is served at. A file that isn't in here can't be asked for, as none whose name or folder begins with
 * a dot. Throws when there is no index.html.
 */
export function builtFiles(folder: string): Map<string, BuiltFile> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`WEB_DIST: ${folder} has no index.html`)
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(^|[\\/])\./.test(relative(folder, path)))
  const all = new Set(paths)
  const twin = (path: string) => (all.has(path) ? path : undefined)
  return new Map(
    paths.map((path) => {
      const address = `/${relative(folder, path).split(sep).join('/')}`
      const file = { path, type: extname(path), hashed: hashedName.test(address), br: twin(`${path}.br`), gzip: twin(`${path}.gz`) }
      return [address, file]
    }),
  )
}
