import { basename, dirname, join, normalize } from 'node:path'
import { pages } from '@rostra/proto/http/pages'
import type { ResolveWorkspace } from '../imports/import-graph.ts'
import { matchesGlob } from '../matches-glob.ts'
import { anchorsOf, mentionsOf } from './mentions.ts'

/** What a repository has. */
export interface Repository {
  /** Its files, relative to the root. */
  files: readonly string[]
  /** Reads a file. */
  read: (file: string) => string
  resolve: ResolveWorkspace
}

/** Files that the product writes when it runs, and programs of others. */
const foreign = ['page-heads.json', 'secrets.json', 'operator.json', 'lock.json', 'kafka-topics.sh']
const notInGit = /(^|\/)(node_modules|dist|\.data|\.cache|\.env)(\/|$)/
const extension = /\.(ts|tsx|mjs|js|md|json|ya?ml|proto|css|html|sh|tpl|Dockerfile|properties)$/
const pagePaths = new Set(Object.values(pages).map(({ path }): string => path))
const isPage = (target: string) => pagePaths.has(target.replace(/\?.*$/, ''))
const placeholder = /[<>{}*()!|]/

/** Lists the paths that the Markdown pages name and that do not exist, each as `page:line names path`. */
export function missingPaths({ files, read, resolve }: Repository): string[] {
  const known = new Set(files.flatMap((file) => [file, ...foldersOf(file)]))
  const names = new Set(files.map((file) => basename(file)))
  const exists = (path: string) => {
    const plain = normalize(path).replace(/\/$/, '')
    if (!placeholder.test(plain)) return known.has(plain) || plain === '.'
    const glob = plain.replaceAll(/<[^>]*>/g, '*')
    return [...known].some((each) => matchesGlob(each, glob))
  }

  const isMissingLink = (page: string, target: string): boolean => {
    const [path = '', anchor] = target.split('#')
    // The texts of the web link to its pages.
    if (page.startsWith('web/content/') && path.startsWith('/')) return !isPage(path)
    const file = path === '' ? page : normalize(join(dirname(page), path))
    if (!exists(file)) return true
    return anchor !== undefined && file.endsWith('.md') && !anchorsOf(read(file)).includes(anchor)
  }

  const isMissingCode = (page: string, path: string): boolean => {
    if (notInGit.test(path) || foreign.includes(path)) return false
    if (path.startsWith('@')) return path.startsWith('@rostra/') && !/[*/]$/.test(path) && !exists(resolve(path) ?? 'none')
    if (!path.includes('/')) return extension.test(path) && !placeholder.test(path) && !names.has(path)
    const bases = basesOf(page, known)
    if (bases.some((base) => exists(join(base, path)))) return false
    const [first = ''] = path.split('/')
    return extension.test(path) || bases.some((base) => known.has(normalize(join(base, first))))
  }

  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((page) =>
      mentionsOf(read(page))
        .filter(({ kind, path }) => (kind === 'link' ? isMissingLink(page, path) : isMissingCode(page, path)))
        .map(({ path, line }) => `${page}:${line} names ${path}`),
    )
}

/** `a/b/c.ts` → `a`, `a/b`. */
function foldersOf(file: string): string[] {
  const folder = dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

/**
 * Where a path of a page may begin: in the page's folder, its package, the package's
 * `src/`, or the root. A page of no package may mean any service.
 */
function basesOf(page: string, known: ReadonlySet<string>): string[] {
  const folders = foldersOf(page)
  const owner = folders.find((folder) => known.has(`${folder}/package.json`)) ?? '.'
  return [dirname(page), owner, join(owner, 'src'), '.', ...(owner === '.' ? ['services/*'] : [])]
}
