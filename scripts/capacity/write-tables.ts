import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/settings.ts'
import { withParts } from '../page-parts.ts'
import { capacityTables } from './tables.ts'

/*
 * `npm run capacity`: what 10,000 to 10,000,000 people a day need, from the measured costs in costs.json and the assumptions. `--
 * --write` writes the tables into docs/capacity.md, `-- --current` fails when they differ.
 */
const page = join(root, 'docs/capacity.md')
const tables = capacityTables([10_000, 100_000, 1_000_000, 10_000_000])
const text = readFileSync(page, 'utf8')
const written = withParts(text, tables)
if (process.argv.includes('--write')) writeFileSync(page, written)
else if (!process.argv.includes('--current'))
  for (const [name, content] of Object.entries(tables)) process.stdout.write(`${name}\n\n${content}\n\n`)
else if (written !== text) {
  process.stdout.write('docs/capacity.md differs from the costs and assumptions; npm run capacity -- --write writes it\n')
  process.exitCode = 1
}
