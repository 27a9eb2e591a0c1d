import type { Assumptions } from './assumptions.ts'
import type { Demand } from './demand.ts'
import type { Deployed } from './fleet.ts'
import type { StoresFor } from './stores-for.ts'

/** Something that cannot grow by itself, and how many times the demand it can take. */
export interface Limit {
  name: string
  /** Demand ÷ capacity as deployed by default: above 1 it fails. */
  used: number
  remedy: string
}

/** The limits as the product is deployed by default: the chart's `hpa.max`, one replica set, one Redis, 24 partitions, one index of personas. */
const defaults = {
  replicas: { gateway: 12, chat: 20, experts: 8, zeitgeist: 4, newsroom: 4 } as Record<string, number>,
  otherReplicas: 6,
  partitions: 24,
  personasOfIndex: 500_000,
  /** Tokens a minute of a large contract with a provider. */
  providerTokens: 30e6,
}

/** Returns what a demand saturates, the first to fail first. */
export function firstLimits(demand: Demand, fleet: readonly Deployed[], stores: StoresFor, personas: number, given: Assumptions): Limit[] {
  const { tokens } = given.answer
  const limits: Limit[] = [
    {
      name: "the provider's tokens a minute",
      used: (demand.exchanges * (tokens + given.historyTokens) * 60) / defaults.providerTokens,
      remedy: 'a larger contract, or more providers',
    },
    { name: "MongoDB's disk", used: stores.storedTb / given.shardTb, remedy: 'shard, or keep exchanges for a shorter time' },
    { name: "MongoDB's primary", used: stores.mongoCores / given.mongoCores, remedy: 'shard by conversation, person and account' },
    { name: 'Redis, one core', used: stores.redisCores, remedy: 'a cluster: frames by generation' },
    {
      name: 'partitions of one topic',
      used: (demand.exchanges * given.eventMs) / 1_000 / defaults.partitions,
      remedy: 'more partitions, before the first start',
    },
    { name: 'the index of personas', used: personas / defaults.personasOfIndex, remedy: 'a search engine behind the same port' },
    ...fleet.map(({ name, replicas }) => ({
      name: `replicas of ${name}`,
      used: (replicas * given.target) / (defaults.replicas[name] ?? defaults.otherReplicas),
      remedy: `raise components.${name}.hpa.max`,
    })),
  ]
  return limits.sort((a, b) => b.used - a.used)
}
