import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'

const source = join(import.meta.dirname, '../..')
const tag = /<(?<close>\/?)(?:Alert)?Dialog\.(?<part>Portal|Content)\b/g

/** Counts the dialogs of a file, and those whose content is rendered outside a portal. */
function dialogsIn(file: string): { all: number; outside: number } {
  const counts = { all: 0, outside: 0 }
  let depth = 0
  for (const { groups } of readFileSync(join(source, file), 'utf8').matchAll(tag)) {
    const step = groups?.close ? -1 : 1
    if (groups?.part === 'Portal') depth += step
    else if (step === 1) {
      counts.all += 1
      if (depth === 0) counts.outside += 1
    }
  }
  return counts
}

// Outside a portal, a later part of the page is painted above the dialog when an ancestor has a stacking context (sticky columns, cards).
it('every dialog is rendered in a portal', () => {
  const files = globSync('**/*.tsx', { cwd: source }).filter((file) => dialogsIn(file).all > 0)
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter((file) => dialogsIn(file).outside > 0)).toEqual([])
})
