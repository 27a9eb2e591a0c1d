import { execFileSync } from 'node:child_process'
import { say } from './bootstrap/console.ts'
import { root } from './bootstrap/settings.ts'
import { isTest } from './checks/source-files.ts'

/*
 * `npm run lines`: prints the lines of each package, of the product and of tests, and the words of Markdown. `-- <commit>` adds the
 * figures of a commit beside them. Counts TypeScript, JavaScript and CSS that are written by hand. The words of content/, which
 * personas say, and of web/content/, the legal texts of the product, are not counted.
 */
type Count = Record<'product' | 'tests', number>

/** Searches the files of a commit, or of the checkout with those that git does not know yet, for every line. */
function grep(commit: string | undefined, output: '-c' | '-h', ...files: string[]): string {
  const args = ['grep', output, ...(commit ? ['-e', '', commit] : ['--untracked', '-e', '']), '--', ...files]
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 })
}

/** Counts the lines by package, with the packages sorted, then their total. */
export function linesByPackage(commit?: string): Map<string, Count> {
  const counts = new Map<string, Count>([['all', { product: 0, tests: 0 }]])
  for (const line of grep(commit, '-c', '*.ts', '*.tsx', '*.mjs', '*.css').trim().split('\n')) {
    const [path = '', count] = line.split(':').slice(-2)
    if (/(^|\/)gen\//.test(path)) continue
    for (const row of [packageOf(path), 'all']) {
      const { product, tests } = counts.get(row) ?? { product: 0, tests: 0 }
      counts.set(row, isTest(path) ? { product, tests: tests + Number(count) } : { product: product + Number(count), tests })
    }
  }
  return new Map([...counts].sort(([one], [other]) => Number(one === 'all') - Number(other === 'all') || one.localeCompare(other)))
}

/** Counts the words of the pages for readers of the repository: those of Markdown but for the product's own texts. */
export function wordsOfMarkdown(commit?: string): number {
  return grep(commit, '-h', '*.md', ':!content', ':!web/content').split(/\s+/).filter(Boolean).length
}

/** `services/chat` for a service or a library, otherwise the first folder. */
function packageOf(path: string): string {
  const parts = path.split('/')
  return parts.length === 1 ? '(root)' : parts.slice(0, parts[0] === 'services' ? 2 : 1).join('/')
}

if (import.meta.main) {
  const commits = [undefined, ...process.argv.slice(2, 3)]
  const tables = commits.map((commit) => linesByPackage(commit))
  const line = (name: string, cells: (string | number)[]) => say(name.padEnd(22) + cells.map((cell) => String(cell).padStart(10)).join(''))
  line(
    ['checkout', ...process.argv.slice(2, 3)].join(' | ').slice(0, 20),
    commits.flatMap(() => ['product', 'tests']),
  )
  for (const name of new Set(tables.toReversed().flatMap((table) => [...table.keys()])))
    line(
      name,
      tables.flatMap((table) => [table.get(name)?.product ?? 0, table.get(name)?.tests ?? 0]),
    )
  line(
    'words of Markdown',
    commits.flatMap((commit) => [wordsOfMarkdown(commit), 0]),
  )
}
