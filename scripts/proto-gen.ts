import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { generatorFlags } from '../proto/src/loader-options.ts'
import { say } from './bootstrap/console.ts'
import { root } from './bootstrap/settings.ts'
import { contractModules } from './contract-modules.ts'
import { runCommand } from './infra/command.ts'

/*
 * Generates proto/gen, docs/events.md and the drawing of README.md from proto/rostra. The code is generated in a
 * temporary folder and only files that differ are written, so that a process that reads proto/gen meanwhile never sees
 * half a file. With `--check` nothing is written, and a difference fails.
 */
const proto = join(root, 'proto')
const committed = join(proto, 'gen')
const isCheck = process.argv.includes('--check')
const temporary = mkdtempSync(join(tmpdir(), 'rostra-proto-'))
try {
  const generator = join(root, 'node_modules/@grpc/proto-loader/build/bin/proto-loader-gen-types.js')
  const sources = globSync('proto/rostra/**/*.proto', { cwd: root }).sort()
  const { code, output } = await runCommand(
    process.execPath,
    [generator, ...generatorFlags, '--includeDirs=proto', `--outDir=${temporary}`, ...sources],
    {
      cwd: root,
    },
  )
  if (code !== 0) throw new Error(output)
  // At its root the generator writes one list of types for each file. Nothing uses them: the modules of the contracts take their place.
  const modules = contractModules(proto)
  for (const [file, text] of modules) writeFileSync(join(temporary, file), text)
  const generated = [...globSync('rostra/**/*.ts', { cwd: temporary }), ...modules.keys()]
  const stale = existsSync(committed) ? globSync('**/*.ts', { cwd: committed }).filter((file) => !generated.includes(file)) : []
  const changed = generated.filter((file) => !same(join(temporary, file), join(committed, file)))
  if (!isCheck) {
    for (const file of stale) rmSync(join(committed, file))
    for (const file of changed) {
      mkdirSync(dirname(join(committed, file)), { recursive: true })
      cpSync(join(temporary, file), join(committed, file))
    }
    say(`proto/gen: ${generated.length} files, ${changed.length} written, ${stale.length} removed`)
  }
  const staleCode = isCheck ? [...changed, ...stale].map((file) => `proto/gen/${file}`) : []
  // The drawings load the contracts, so they need generated code that is up to date.
  const stalePages = staleCode.length === 0 ? await changedPages() : []
  if (isCheck) compare([...staleCode, ...stalePages.map(([page]) => page)])
  else
    for (const [page, text] of stalePages) {
      writeFileSync(join(root, page), text)
      say(`${page}: written`)
    }
} finally {
  rmSync(temporary, { recursive: true, force: true })
}

/** Lists the pages that differ from what the contracts say, with their new text. */
async function changedPages(): Promise<[page: string, text: string][]> {
  const { eventsPage, withProductDrawing } = await import('./events-doc.ts')
  const current = (page: string) => (existsSync(join(root, page)) ? readFileSync(join(root, page), 'utf8') : '')
  const pages: [page: string, text: string][] = [
    ['docs/events.md', eventsPage(proto)],
    ['README.md', withProductDrawing(current('README.md'), proto)],
  ]
  return pages.filter(([page, text]) => current(page) !== text)
}

function compare(different: string[]) {
  if (different.length === 0) return
  say(`These files differ from what proto/rostra generates; npm run proto:gen writes them:\n  ${different.join('\n  ')}`)
  process.exitCode = 1
}

function same(a: string, b: string): boolean {
  return existsSync(b) && readFileSync(a).equals(readFileSync(b))
}
