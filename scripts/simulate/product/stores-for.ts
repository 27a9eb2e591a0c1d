import type { Assumptions } from './assumptions.ts'
import type { Costs } from './costs.ts'
import { coresFor, type Demand } from './demand.ts'

/** What the stores need in the busiest hour. */
export interface StoresFor {
  mongoOperations: number
  mongoCores: number
  /** Terabytes after the time that exchanges are kept. */
  storedTb: number
  /** Replica sets: enough for the CPU of their primaries and for the disk. */
  shards: number
  redisCores: number
  /** Masters, each of which uses one core. */
  redisMasters: number
  events: number
  kafkaCores: number
  partitions: number
}

/** The number of partitions grows by doubling, because adding some changes the order of a key: fewest is 3. */
const leastPartitions = 3
/** A partition is half full in the busiest hour, so that consumers catch up after an outage as long as the outage was. */
const partitionTarget = 0.5

export function storesFor(demand: Demand, messagesOfDay: number, costs: Costs, given: Assumptions): StoresFor {
  const cores = (name: string) => coresFor(name, demand, costs, given)
  const nearest = costs.processes.exchanges.reduce((a, b) =>
    Math.abs(a.tokens - given.answer.tokens) < Math.abs(b.tokens - given.answer.tokens) ? a : b,
  )
  const storedTb = (messagesOfDay * given.keptDays * given.exchangeKb) / 1e9
  const [mongoCores, redisCores] = [cores('MongoDB'), cores('Redis')]
  // Events of one topic: each exchange has one of a topic, so one topic meets the rate of exchanges.
  const busyPartitions = (demand.exchanges * given.eventMs) / 1_000
  return {
    mongoOperations: demand.exchanges * nearest.operations,
    mongoCores,
    storedTb,
    shards: Math.max(1, Math.ceil(mongoCores / (given.mongoCores * given.target)), Math.ceil(storedTb / given.shardTb)),
    redisCores,
    redisMasters: Math.max(1, Math.ceil(redisCores / given.target)),
    events: demand.exchanges * given.events,
    kafkaCores: cores('Kafka'),
    partitions: leastPartitions * 2 ** Math.max(0, Math.ceil(Math.log2(busyPartitions / partitionTarget / leastPartitions))),
  }
}
