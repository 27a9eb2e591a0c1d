import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../../bootstrap/settings.ts'

/** What is stored under one name, and when it ends, in the words of a page. */
export interface Retention {
  /** `<service>.<collection>` in MongoDB, `<service>:<key>` in Redis without the parts that vary. */
  name: string
  end: string
}

function sectionOf(markdown: string, heading: string): string {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`)
  return section.split('\n## ')[0] ?? ''
}

/** Lists the rows of the first table of a section, cell by cell, without the head. */
function tableOf(markdown: string, heading: string): string[][] {
  const [table = ''] = /(?:^\|.*\n)+/m.exec(sectionOf(markdown, heading)) ?? []
  const rows = table.trim().split('\n').slice(2)
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** Lists the items of a section, each as the text before its first colon and the text after it. */
function itemsOf(markdown: string, heading: string): [what: string, end: string][] {
  const items = sectionOf(markdown, heading).matchAll(/^- (.*(?:\n {2}.*)*)/gm)
  return [...items].map(([, item = '']) => {
    const colon = item.indexOf(': ')
    return colon < 0 ? [item, ''] : [item.slice(0, colon), item.slice(colon + 2)]
  })
}

const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** The part of a Redis key that is the same for everybody. */
const keyKind = (key: string) => key.replace(/:\{?<.*$/, '')

/** Reads the lists 'Collections' and 'Redis keys' of every service's README: a name in code, what there is one of, a colon, and the end. */
export function serviceRetention(): Retention[] {
  return globSync('services/*/README.md', { cwd: root }).flatMap((file) => {
    const service = basename(dirname(file))
    const markdown = readFileSync(join(root, file), 'utf8')
    const rows = (heading: string, nameOf: (code: string) => string) =>
      itemsOf(markdown, heading).flatMap(([what, end]) => codes(what).map((code) => ({ name: nameOf(code), end })))
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
