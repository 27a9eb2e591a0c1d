import { table } from '../../bench/measure/statistics.ts'
import { needsChange, shardKeys } from '../../checks/shards/shard-keys.ts'
import type { Assumptions } from '../product/assumptions.ts'
import { type Costs, exchangeCost } from '../product/costs.ts'
import { components, stores } from '../product/demand.ts'
import type { Day } from '../product/simulate-product.ts'

const count = (value: number) =>
  value >= 10 ? Math.round(value).toLocaleString('en') : value.toLocaleString('en', { maximumSignificantDigits: 2 })
const percent = (share: number) => `${Math.round(100 * share)} %`
const ms = (value: number) => `${value.toFixed(1)} ms`

/** The costs that the simulation works from, and where they were measured. */
export function costsTable(costs: Costs, given: Assumptions): string {
  const { source } = costs.processes
  const names = [...components, ...stores]
  const { tokens } = given.answer
  const parts = names.map((name) => exchangeCost(costs, name, given.answer))
  const row = (title: string, values: readonly number[]) => [
    title,
    ...values.map(count),
    count(values.reduce((sum, value) => sum + value, 0)),
  ]
  const rows = [
    row(
      `an exchange of ${tokens} tokens, ${given.answer.everyMs} ms apart: CPU ms`,
      parts.map(({ fixedMs, tokenMs }) => fixedMs + tokens * tokenMs),
    ),
    row(
      '– without its tokens: CPU ms',
      parts.map(({ fixedMs }) => fixedMs),
    ),
    row(
      '– each token: CPU µs',
      parts.map(({ tokenMs }) => 1_000 * tokenMs),
    ),
    row(
      'a replica at rest: thousandths of a core',
      names.map((name) => costs.processes.restThousandths[name] ?? 0),
    ),
    row(
      'a replica at rest: MB',
      names.map((name) => costs.processes.restMb[name] ?? 0),
    ),
    row(
      '1,000 open streams: MB',
      names.map((name) => costs.processes.streamsMb[name] ?? 0),
    ),
  ]
  return `${table(['measured', ...names, 'all'], rows)}

Source: \`${source.command}\`, ${source.date}, ${source.machine}. Further costs (searches, discussions, logins, memory of a persona): ${costs.others.source}.`
}

/** What each size of the product needs in its busiest hour. */
export function requirementsTable(days: readonly Day[], given: Assumptions): string {
  const row = (title: string, of: (day: Day) => string) => [title, ...days.map(of)]
  const waits = new Map(days.map((day) => [day, day.busiest.waits()]))
  const waited = (day: Day, kind: 'p50Ms' | 'p99Ms' | 'queuedMs') => ms(waits.get(day)?.[kind] ?? Number.NaN)
  return table(
    ['people a day', ...days.map(({ users }) => count(users))],
    [
      row('exchanges a day', ({ users }) => count(users * given.messages)),
      row('– in a second of the busiest hour', ({ busiest }) => count(busiest.demand.exchanges)),
      row('streams open', ({ busiest }) => count(busiest.demand.streams)),
      row('CPU of everything, cores', ({ busiest }) => count(busiest.cores)),
      ...components.map((name) =>
        row(`replicas of ${name}; busy`, ({ busiest }) => {
          const { replicas = 0, busy = 0 } = busiest.fleet.find((each) => each.name === name) ?? {}
          return `${count(replicas)}; ${percent(busy)}`
        }),
      ),
      row('memory of all replicas', ({ memoryMb }) => `${count(memoryMb / 1_000)} GB`),
      row('first token, p50 (without the model)', (day) => waited(day, 'p50Ms')),
      row('first token, p99', (day) => waited(day, 'p99Ms')),
      row('– of which queued, on average', (day) => waited(day, 'queuedMs')),
      row('MongoDB: operations a second', (day) => count(day.stores.mongoOperations)),
      row('MongoDB: CPU, cores', (day) => count(day.stores.mongoCores)),
      row(`MongoDB: stored in ${given.keptDays} days`, (day) => `${count(day.stores.storedTb)} TB`),
      row('MongoDB: shards', (day) => count(day.stores.shards)),
      row('Redis: CPU, cores; masters', (day) => `${count(day.stores.redisCores)}; ${count(day.stores.redisMasters)}`),
      row('Kafka: events a second; CPU, cores', (day) => `${count(day.stores.events)}; ${count(day.stores.kafkaCores)}`),
      row('Kafka: partitions of a topic', (day) => count(day.stores.partitions)),
    ],
  )
}

/** Every third hour of the day of one size. */
export function dayTable({ hours }: Day): string {
  const rows = hours
    .filter(({ hour }) => hour % 3 === 2)
    .map(({ hour, demand, cores, fleet, waits }) => {
      const { p50Ms, p99Ms } = waits()
      const of = (name: string) => fleet.find((each) => each.name === name)
      const deployed = ['gateway', 'chat', 'persona', 'billing'].map((name) => `${of(name)?.replicas}; ${percent(of(name)?.busy ?? 0)}`)
      return [`${hour}:00`, count(demand.exchanges), count(demand.streams), count(cores), ...deployed, ms(p50Ms), ms(p99Ms)]
    })
  return table(['hour', 'exchanges/s', 'streams', 'cores', 'gateway', 'chat', 'persona', 'billing', 'p50', 'p99'], rows)
}

/** What fails first when the product is deployed by default: demand ÷ capacity of the three that are used most. */
export function limitsTable(days: readonly Day[]): string {
  const rows = days.map(({ users, limits }) => [
    count(users),
    ...limits.slice(0, 3).map(({ name, used, remedy }) => `${percent(used)} of ${name}${used > 1 ? `: ${remedy}` : ''}`),
  ])
  return table(['people a day', 'first', 'second', 'third'], rows)
}

/** Dollars for 1,000 exchanges: CPU at the target utilisation, and the model's tokens. */
export function costOfThousand(costs: Costs, given: Assumptions): string {
  const { tokens } = given.answer
  const cpuMs = [...components, ...stores].reduce((sum, name) => {
    const { fixedMs, tokenMs } = exchangeCost(costs, name, given.answer)
    return sum + fixedMs + tokens * tokenMs
  }, 0)
  const cpu = (cpuMs / 3_600 / given.target) * given.coreHour
  const model = (given.historyTokens * given.millionIn + tokens * given.millionOut) / 1_000
  return table(
    ['1,000 exchanges', 'amount', 'dollars'],
    [
      [`CPU of everything at ${percent(given.target)} utilisation`, `${cpuMs.toFixed(1)} s`, `$${cpu.toFixed(5)}`],
      ["the model's tokens, in and out", `${count(given.historyTokens / 1_000)} M; ${tokens / 1_000} M`, `$${model.toFixed(2)}`],
    ],
  )
}

/** The shard key of every collection, and what an index needs before. */
export function shardsTable(): string {
  const rows = Object.entries(shardKeys).map(([name, { key, reason }]) => [
    `\`${name}\``,
    key.length > 0 ? key.map((field) => `\`${field}\``).join(', ') : 'one shard',
    reason,
  ])
  const changes = Object.entries(needsChange).map(([index, change]) => `- \`${index}\`: ${change}.`)
  return `${table(['collection', 'shard key', 'why'], rows)}\n\nUnique indexes that need a change before:\n\n${changes.join('\n')}`
}
