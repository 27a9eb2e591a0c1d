import { needsChange } from '../checks/shards/shard-keys.ts'
import { table } from '../measure/statistics.ts'
import { assumptions as given } from './assumptions.ts'
import { costs, exchangeCost, exchangeMs, processes, requirementsOf } from './requirements.ts'

const count = (value: number) =>
  value >= 10 ? Math.round(value).toLocaleString('en') : value.toLocaleString('en', { maximumSignificantDigits: 2 })
const percent = (share: number) => `${Math.round(100 * share)} %`
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const { tokens, everyMs } = given.answer

/** Returns the tables of docs/capacity.md by their names. `sizes`: people a day. */
export function capacityTables(sizes: readonly number[]): Record<string, string> {
  const { source, restThousandths, restMb, streamsMb } = costs.processes
  const costRow = (title: string, of: (process: string) => number) => {
    const values = processes.map(of)
    return [title, ...values.map(count), count(sumOf(values))]
  }
  const costRows = [
    costRow(`an exchange of ${tokens} tokens, ${everyMs} ms apart: CPU ms`, exchangeMs),
    costRow('– without its tokens: CPU ms', (name) => exchangeCost(name).fixedMs),
    costRow('– each token: CPU µs', (name) => 1_000 * exchangeCost(name).tokenMs),
    costRow('a replica at rest: thousandths of a core', (name) => restThousandths[name] ?? 0),
    costRow('a replica at rest: MB', (name) => restMb[name] ?? 0),
    costRow('1,000 open streams: MB', (name) => streamsMb[name] ?? 0),
  ]

  const needs = sizes.map((people) => requirementsOf(people))
  const row = (title: string, of: (need: (typeof needs)[number]) => string) => [title, ...needs.map(of)]
  const replicas = ({ fleet }: (typeof needs)[number], name: string) => {
    const { replicas = 0, busy = 0 } = fleet.find((each) => each.name === name) ?? {}
    return `${count(replicas)}; ${percent(busy)}`
  }
  const requirementRows = [
    row('exchanges a day', ({ people }) => count(people * given.messages)),
    row('– in a second of the busiest hour', (need) => count(need.exchangesPerSecond)),
    row('streams open', ({ streams }) => count(streams)),
    row('CPU of everything, cores', ({ cores }) => count(cores)),
    ...Object.keys(given.maxReplicas).map((name) => row(`replicas of ${name}; busy`, (need) => replicas(need, name))),
    row('memory of all replicas', ({ memoryMb }) => `${count(memoryMb / 1_000)} GB`),
    row('MongoDB: operations a second', ({ operations }) => count(operations)),
    row('MongoDB: CPU, cores', ({ mongoCores }) => count(mongoCores)),
    row(`MongoDB: stored in ${given.keptDays} days`, ({ storedTb }) => `${count(storedTb)} TB`),
    row('MongoDB: shards', ({ shards }) => count(shards)),
    row('Redis: CPU, cores; masters', ({ redisCores, redisMasters }) => `${count(redisCores)}; ${count(redisMasters)}`),
    row('Kafka: events a second; CPU, cores', ({ events, kafkaCores }) => `${count(events)}; ${count(kafkaCores)}`),
    row('Kafka: partitions of a topic', ({ partitions }) => count(partitions)),
  ]

  const limitRows = needs.map(({ people, limits }) => {
    const first = limits.slice(0, 3).map(({ name, used, remedy }) => `${percent(used)} of ${name}${used > 1 ? ` (${remedy})` : ''}`)
    return `- ${count(people)}: ${first.join('; ')}`
  })
  const seconds = sumOf(processes.map(exchangeMs))
  const dollars = [
    (seconds / 3_600 / given.target) * given.coreHour,
    (given.historyTokens * given.millionIn + tokens * given.millionOut) / 1_000,
  ]
  const dollarRows = [
    `- CPU of everything at ${percent(given.target)} utilisation: ${seconds.toFixed(1)} s, $${dollars[0]?.toFixed(5)}`,
    `- the model's tokens, in and out: ${count(given.historyTokens / 1_000)} M and ${tokens / 1_000} M, $${dollars[1]?.toFixed(2)}`,
  ]
  const changes = Object.entries(needsChange).map(([index, change]) => `- \`${index}\`: ${change}.`)
  return {
    costs: `${table(['measured', ...processes, 'all'], costRows)}

Source: \`${source.command}\`, ${source.date}, ${source.machine}. Further costs (searches, discussions, logins, memory of a persona): ${costs.others.source}.`,
    requirements: table(['people a day', ...needs.map(({ people }) => count(people))], requirementRows),
    limits: limitRows.join('\n'),
    shards: changes.join('\n'),
    dollars: dollarRows.join('\n'),
  }
}
