import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../bootstrap/settings.ts'
import { assumptions as given } from './assumptions.ts'

const components = ['gateway', 'identity', 'persona', 'chat', 'billing', 'experts', 'zeitgeist', 'newsroom'] as const
const stores = ['MongoDB', 'Redis', 'Kafka'] as const
export const processes = [...components, ...stores]

const byProcess = z.record(z.string(), z.number().nonnegative())
const exchange = z.object({ tokens: z.number(), everyMs: z.number(), perSecond: z.number(), cpuMs: byProcess, operations: z.number() })
/**
 * `processes` is written by `npm run bench:processes -- --write-costs`, `others` by hand
 * from the benches that its source names. CPU is in ms.
 */
const schema = z.object({
  processes: z.object({
    source: z.object({ command: z.string(), date: z.string(), machine: z.string() }),
    exchanges: z.array(exchange),
    restMb: byProcess,
    restThousandths: byProcess,
    streamsMb: byProcess,
  }),
  others: z.object({
    source: z.string(),
    searchMs: byProcess,
    discussionMs: byProcess,
    messageOfZeitgeistMs: byProcess,
    loginMs: byProcess,
    personaKb: z.number(),
  }),
})
export const costs = schema.parse(JSON.parse(readFileSync(join(root, 'scripts/capacity/costs.json'), 'utf8')))
const { exchanges, restThousandths, restMb, streamsMb } = costs.processes

const nearestTo = (tokens: number, everyMs: number) => {
  const distance = (row: (typeof exchanges)[number]) => Math.abs(Math.log(row.everyMs / everyMs)) + Math.abs(row.tokens - tokens) / 1e6
  return exchanges.reduce((nearest, row) => (distance(row) < distance(nearest) ? row : nearest))
}

/**
 * Splits the measured CPU of an exchange, without what its process uses at rest. The two answers of the shortest
 * pace have different lengths, which gives the part without tokens; the measured answer of the nearest pace gives
 * the part of a token, because a frame holds fewer tokens the slower they come.
 */
export function exchangeCost(process: string, { tokens, everyMs } = given.answer): { fixedMs: number; tokenMs: number } {
  const cpu = (row: (typeof exchanges)[number]) => Math.max(0, (row.cpuMs[process] ?? 0) - (restThousandths[process] ?? 0) / row.perSecond)
  const fastest = Math.min(...exchanges.map((row) => row.everyMs))
  const ofOnePace = exchanges.filter((row) => row.everyMs === fastest).sort((a, b) => a.tokens - b.tokens)
  const short = ofOnePace[0]
  const long = ofOnePace.at(-1)
  if (!short || !long || short === long) throw new Error('the costs need answers of two lengths at their shortest pace')
  const slope = Math.max(0, (cpu(long) - cpu(short)) / (long.tokens - short.tokens))
  const nearest = nearestTo(tokens, everyMs)
  const fixedMs = Math.min(Math.max(0, cpu(short) - slope * short.tokens), cpu(nearest))
  return { fixedMs, tokenMs: (cpu(nearest) - fixedMs) / nearest.tokens }
}

/** Returns the CPU of an exchange with the assumed answer, in milliseconds. */
export function exchangeMs(process: string): number {
  const { fixedMs, tokenMs } = exchangeCost(process)
  return fixedMs + tokenMs * given.answer.tokens
}

/** Streams of one replica at which the chart's custom metrics add another. */
const streamsOfReplica: Readonly<Record<string, number>> = { chat: 400, gateway: 1_500 }
/** A partition is half full at most, so that consumers catch up after an outage as long as it was. */
const partitionTarget = 0.5

/**
 * Returns what `people` a day need in an hour with this share of the day. Every replica
 * and store is used to the target utilisation at most.
 */
export function requirementsOf(people: number, share = Math.max(...given.hours)) {
  const perSecond = (ofPersonAndDay: number) => (people * ofPersonAndDay * share) / 3_600
  const exchangesPerSecond = perSecond(given.messages)
  // Little's law: answers that begin in a second × the seconds that one takes.
  const streams = (exchangesPerSecond * given.answer.tokens * given.answer.everyMs) / 1_000
  const coresOf = (process: string) => {
    const { searchMs, discussionMs, loginMs, messageOfZeitgeistMs } = costs.others
    const ofExchange = exchangeMs(process) + (messageOfZeitgeistMs[process] ?? 0) + given.searches * (searchMs[process] ?? 0)
    const ms = exchangesPerSecond * ofExchange + perSecond(given.discussions) * (discussionMs[process] ?? 0)
    return (ms + perSecond(given.logins) * (loginMs[process] ?? 0)) / 1_000
  }
  const fleet = components.map((name) => {
    const rest = (restThousandths[name] ?? 0) / 1_000
    const byStreams = Math.ceil(streams / (streamsOfReplica[name] ?? Number.POSITIVE_INFINITY))
    const replicas = Math.max(given.leastReplicas, Math.ceil(coresOf(name) / (given.target - rest)), byStreams)
    return { name, replicas, busy: coresOf(name) / replicas + rest }
  })
  const personas = (people / 1_000) * given.personasOfThousand
  const memoryMb = fleet.reduce((sum, { name, replicas }) => {
    const index = name === 'persona' ? (personas * costs.others.personaKb) / 1_000 : 0
    return sum + replicas * ((restMb[name] ?? 0) + index) + ((streamsMb[name] ?? 0) * streams) / 1_000
  }, 0)
  const storedTb = (people * given.messages * given.keptDays * given.exchangeKb) / 1e9
  const mongoCores = coresOf('MongoDB')
  const redisCores = coresOf('Redis')
  const kafkaCores = coresOf('Kafka')
  // One event of an exchange is in one topic.
  const busyPartitions = (exchangesPerSecond * given.eventMs) / 1_000
  const limits = [
    {
      name: "the provider's tokens a minute",
      used: (exchangesPerSecond * (given.answer.tokens + given.historyTokens) * 60) / given.providerTokens,
      remedy: 'a larger contract, or more providers',
    },
    { name: "MongoDB's disk", used: storedTb / given.shardTb, remedy: 'shard, or keep exchanges for a shorter time' },
    { name: "MongoDB's primary", used: mongoCores / given.mongoCores, remedy: 'shard by conversation, person and account' },
    { name: 'Redis, one core', used: redisCores, remedy: 'a cluster: frames by generation' },
    { name: 'partitions of one topic', used: busyPartitions / given.partitions, remedy: 'more partitions, before the first start' },
    { name: 'the index of personas', used: personas / given.personasOfIndex, remedy: 'a search engine behind the same port' },
    ...fleet.map(({ name, replicas }) => {
      return {
        name: `replicas of ${name}`,
        used: (replicas * given.target) / given.maxReplicas[name],
        remedy: `raise components.${name}.hpa.max`,
      }
    }),
  ]
  return {
    people,
    exchangesPerSecond,
    streams,
    fleet,
    memoryMb,
    storedTb,
    mongoCores,
    redisCores,
    kafkaCores,
    cores: fleet.reduce((sum, { replicas, busy }) => sum + replicas * busy, mongoCores + redisCores + kafkaCores),
    operations: exchangesPerSecond * nearestTo(given.answer.tokens, given.answer.everyMs).operations,
    shards: Math.max(1, Math.ceil(mongoCores / (given.mongoCores * given.target)), Math.ceil(storedTb / given.shardTb)),
    redisMasters: Math.max(1, Math.ceil(redisCores / given.target)),
    events: exchangesPerSecond * given.events,
    // Their number grows by doubling from 3, because adding some changes the order of a key.
    partitions: 3 * 2 ** Math.max(0, Math.ceil(Math.log2(busyPartitions / partitionTarget / 3))),
    /** Demand ÷ capacity of the deployment by default, the first to fail first. */
    limits: limits.sort((a, b) => b.used - a.used),
  }
}
