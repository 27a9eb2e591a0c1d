import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { say } from './bootstrap/console.ts'
import { root } from './bootstrap/settings.ts'
import { isTest } from './checks/source-files.ts'

/*
 * `npm run lines`: prints the lines of each package, of the product and of tests, and the words of Markdown. `-- <commit>` adds the figures of a
 * commit beside them. Counts TypeScript, JavaScript and CSS that are written by hand.
 */
export interface Count {
  product: number
  tests: number
}
type File = readonly [path: string, text: string]

const wordsRow = 'words of Markdown'
const isCounted = (path: string) => /\.(tsx?|mjs|css|md)$/.test(path) && !/(^|\/)gen\//.test(path)
const maxBuffer = 512 * 1024 * 1024
const git = (args: string[], input?: string) => execFileSync('git', args, { cwd: root, input, maxBuffer })

/** Counts the files by package, with the packages sorted, then their total and the words of Markdown. */
export function countsOf(files: readonly File[]): Map<string, Count> {
  const counts = new Map<string, Count>()
  const add = (row: string, column: keyof Count, number: number) => {
    const count = counts.get(row) ?? { product: 0, tests: 0 }
    counts.set(row, { ...count, [column]: count[column] + number })
  }
  const isPage = ([path]: File) => path.endsWith('.md')
  for (const [path, text] of files.filter((file) => !isPage(file)).toSorted(([a], [b]) => packageOf(a).localeCompare(packageOf(b))))
    add(packageOf(path), isTest(path) ? 'tests' : 'product', text.split('\n').length - 1)
  for (const { product, tests } of [...counts.values()]) {
    add('all', 'product', product)
    add('all', 'tests', tests)
  }
  for (const [, text] of files.filter(isPage)) add(wordsRow, 'product', text.split(/\s+/).filter(Boolean).length)
  return counts
}

/** `services/chat` for a service or a library, otherwise the first folder. */
function packageOf(path: string): string {
  const parts = path.split('/')
  return parts.length === 1 ? '(root)' : parts.slice(0, parts[0] === 'services' ? 2 : 1).join('/')
}

/** Reads the files of the checkout, with those that git does not know yet. */
const filesOfCheckout = (): File[] =>
  git(['ls-files', '--cached', '--others', '--exclude-standard'])
    .toString()
    .split('\n')
    .filter((path) => isCounted(path) && existsSync(join(root, path)))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')])

/** Reads the files of a commit from git's objects. */
export function filesOfCommit(commit: string): File[] {
  const paths = git(['ls-tree', '-r', '--name-only', commit]).toString().split('\n').filter(isCounted)
  let rest = git(['cat-file', '--batch'], paths.map((path) => `${commit}:${path}\n`).join(''))
  return paths.map((path) => {
    const start = rest.indexOf('\n') + 1
    const end = start + Number(rest.subarray(0, start).toString().split(' ')[2])
    const text = rest.subarray(start, end).toString()
    rest = rest.subarray(end + 1)
    return [path, text]
  })
}

if (import.meta.main) {
  const [commit] = process.argv.slice(2)
  const tables = [countsOf(filesOfCheckout()), ...(commit ? [countsOf(filesOfCommit(commit))] : [])]
  const line = (name: string, cells: (string | number)[]) => say(name.padEnd(22) + cells.map((cell) => String(cell).padStart(10)).join(''))
  line(`checkout${commit ? ` | ${commit.slice(0, 9)}` : ''}`, ['product', 'tests', ...(commit ? ['product', 'tests'] : [])])
  const names = new Set(tables.flatMap((table) => [...table.keys()]))
  for (const name of names)
    line(
      name,
      tables.flatMap((table) => [table.get(name)?.product ?? 0, table.get(name)?.tests ?? 0]),
    )
}
