import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { generatorFlags } from '../proto/src/loader-options.ts'
import { eventsPage } from './events-doc.ts'
import { runCommand } from './infra/command.ts'
import { say } from './launch/console.ts'
import { root } from './launch/settings.ts'

/*
 * Generates proto/gen and docs/events.md from proto/rostra. Code is made aside and only what differs is written, so that whoever reads the
 * folder meanwhile never sees half a file. With `--check` nothing is written, and a difference is a failure.
 */
const proto = join(root, 'proto')
const committed = join(proto, 'gen')
const page = join(root, 'docs/events.md')
const aside = mkdtempSync(join(tmpdir(), 'rostra-proto-'))
try {
  const generator = join(root, 'node_modules/@grpc/proto-loader/build/bin/proto-loader-gen-types.js')
  const sources = globSync('proto/rostra/**/*.proto', { cwd: root }).sort()
  const { code, output } = await runCommand(
    process.execPath,
    [generator, ...generatorFlags, `--includeDirs=${proto}`, `--outDir=${aside}`, ...sources],
    {
      cwd: root,
    },
  )
  if (code !== 0) throw new Error(output)
  // Beside the messages and services the generator makes one list of each file's types, which proto/src/load.ts has no use for.
  const made = globSync('rostra/**/*.ts', { cwd: aside })
  const stale = existsSync(committed) ? globSync('**/*.ts', { cwd: committed }).filter((file) => !made.includes(file)) : []
  const changed = made.filter((file) => !same(join(aside, file), join(committed, file)))
  const events = eventsPage(proto)
  const isPageStale = !existsSync(page) || readFileSync(page, 'utf8') !== events
  if (process.argv.includes('--check'))
    compare([...changed, ...stale].map((file) => `proto/gen/${file}`).concat(isPageStale ? 'docs/events.md' : []))
  else {
    for (const file of stale) rmSync(join(committed, file))
    for (const file of changed) {
      mkdirSync(dirname(join(committed, file)), { recursive: true })
      cpSync(join(aside, file), join(committed, file))
    }
    if (isPageStale) writeFileSync(page, events)
    say(`proto/gen: ${made.length} files, ${changed.length} written, ${stale.length} removed`)
    if (isPageStale) say('docs/events.md: written')
  }
} finally {
  rmSync(aside, { recursive: true, force: true })
}

function compare(different: string[]) {
  if (different.length === 0) return
  say(`This is not what proto/rostra generates; npm run proto:gen writes it:\n  ${different.join('\n  ')}`)
  process.exitCode = 1
}

function same(a: string, b: string): boolean {
  return existsSync(b) && readFileSync(a).equals(readFileSync(b))
}
