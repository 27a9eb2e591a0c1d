import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../bootstrap/settings.ts'
import { machine } from './processes.ts'

/** What one exchange has cost in a run of `bench:processes`, by process. */
export interface MeasuredExchange {
  tokens: number
  everyMs: number
  streams: number
  /** The number of answers that were measured. */
  exchanges: number
  perSecond: number
  cpuMs: Record<string, number>
  commands: number
  operations: number
}

const file = join(root, 'scripts/capacity/costs.json')
const rounded = (value: number) => Number(value.toPrecision(3))
const roundedAll = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, rounded(value)]))

/** Returns the part of the costs that `bench:processes` measures. `memory`: its rows at rest (MB, thousandths of a core) and with 1,000 streams. */
export function measuredCosts(exchanges: readonly MeasuredExchange[], names: readonly string[], memory: readonly (readonly string[])[]) {
  const row = (index: number) => roundedAll(Object.fromEntries(names.map((name, column) => [name, Number(memory[index]?.[column + 1])])))
  return {
    source: { command: 'npm run bench:processes -- --write-costs', date: new Date().toISOString().slice(0, 10), machine: machine() },
    exchanges: exchanges.map((each) => ({
      ...each,
      exchanges: Math.round(each.exchanges),
      perSecond: rounded(each.perSecond),
      cpuMs: roundedAll(each.cpuMs),
      commands: rounded(each.commands),
      operations: rounded(each.operations),
    })),
    restMb: row(0),
    restThousandths: row(1),
    // A process that has nothing of a stream may have a little less memory than before.
    streamsMb: Object.fromEntries(Object.entries(row(2)).map(([name, mb]) => [name, Math.max(0, mb)])),
  }
}

/** Replaces the part `processes` of scripts/capacity/costs.json. The other parts are from other benches and stay. */
export function writeCosts(processes: ReturnType<typeof measuredCosts>): void {
  const costs = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, `${JSON.stringify({ ...costs, processes }, null, 2)}\n`)
}
