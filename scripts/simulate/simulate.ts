import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/settings.ts'
import { assumptions } from './product/assumptions.ts'
import { readCosts } from './product/costs.ts'
import { simulateDay } from './product/simulate-product.ts'
import { withTables } from './report/page.ts'
import { costOfThousand, costsTable, dayTable, limitsTable, requirementsTable, shardsTable } from './report/tables.ts'

/*
 * `npm run simulate`: what 10,000 to 10,000,000 people a day need, from the measured costs in costs.json and the assumptions. `-- --write` writes the tables
 * into docs/capacity.md, `-- --current` fails when they differ, and `-- --check` compares the simulation with a measured run (check/compare.ts).
 */
const sizes = [10_000, 100_000, 1_000_000, 10_000_000]
const page = join(root, 'docs/capacity.md')
const out = (text: string) => process.stdout.write(`${text}\n`)

if (process.argv.includes('--check')) {
  const { compare } = await import('./check/compare.ts')
  process.exit((await compare()) ? 0 : 1)
}
const costs = readCosts()
const days = sizes.map((users) => simulateDay(users, costs, assumptions))
const tables = {
  costs: costsTable(costs, assumptions),
  requirements: requirementsTable(days, assumptions),
  day: dayTable(days[2] as (typeof days)[number]),
  limits: limitsTable(days),
  shards: shardsTable(),
  dollars: costOfThousand(costs, assumptions),
}
const text = readFileSync(page, 'utf8')
if (process.argv.includes('--write')) writeFileSync(page, withTables(text, tables))
else if (process.argv.includes('--current')) {
  if (withTables(text, tables) !== text) {
    out('docs/capacity.md differs from the simulation; npm run simulate -- --write writes it')
    process.exitCode = 1
  }
} else {
  for (const [name, content] of Object.entries(tables)) out(`${name}\n\n${content}\n`)
  for (const { users, limits } of days)
    for (const { name, used, remedy } of limits)
      if (used > 1) out(`WARNING: ${users.toLocaleString('en')} people: ${name} at ${used.toFixed(1)} times its capacity: ${remedy}`)
}
