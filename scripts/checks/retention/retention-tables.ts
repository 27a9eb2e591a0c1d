import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../../bootstrap/settings.ts'

/** What is stored under one name, and when it ends, in the words of a table. */
export interface Retention {
  /** `<service>.<collection>` in MongoDB, `<service>:<key>` in Redis without the parts that vary. */
  name: string
  end: string
}

/** Lists the rows of the first table of a section, cell by cell, without the head. */
function tableOf(markdown: string, heading: string): string[][] {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  const [table = ''] = /(?:^\|.*\n)+/m.exec(own) ?? []
  const rows = table.trim().split('\n').slice(2)
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** The part of a Redis key that is the same for everybody. */
const keyKind = (key: string) => key.replace(/:\{?<.*$/, '')

/** Reads the tables 'Collections' and 'Redis keys' of every service's README: the first column is the name, the last one the end. */
export function serviceRetention(): Retention[] {
  return globSync('services/*/README.md', { cwd: root }).flatMap((file) => {
    const service = basename(dirname(file))
    const markdown = readFileSync(join(root, file), 'utf8')
    const rows = (heading: string, nameOf: (code: string) => string) =>
      tableOf(markdown, heading).flatMap((cells) => codes(cells[0] ?? '').map((code) => ({ name: nameOf(code), end: cells.at(-1) ?? '' })))
    return [...rows('Collections', (name) => `${service}.${name}`), ...rows('Redis keys', (key) => `${service}:${keyKind(key)}`)]
  })
}

/** Reads the table of the privacy page: the second column is the end, the last one has the names. */
export function promisedRetention(): Retention[] {
  const markdown = readFileSync(join(root, 'web/content/privacy.md'), 'utf8')
  return tableOf(markdown, 'How long we keep it').flatMap(([, end = '', names = '']) => codes(names).map((name) => ({ name, end })))
}

/** Joins what several rows say about one name. */
export function byName(rows: Retention[]): Map<string, string> {
  const ends = new Map<string, string>()
  for (const { name, end } of rows) ends.set(name, [ends.get(name), end].filter(Boolean).join('; '))
  return ends
}
