import { percentile } from '../../bench/measure/statistics.ts'
import { type Flow, type Station, type Step, simulateNetwork } from '../queueing/network.ts'
import { createRandom } from '../queueing/random.ts'
import type { Assumptions } from './assumptions.ts'
import { type Costs, exchangeCost } from './costs.ts'
import { coresFor, type Demand } from './demand.ts'
import type { Deployed } from './fleet.ts'
import { background, stepsToFirstToken } from './journey.ts'
import type { StoresFor } from './stores-for.ts'

export interface Waits {
  /** From the request to the first token, the model's own time left out. */
  p50Ms: number
  p99Ms: number
  /** The part of it that is neither work, network nor disk, on average: waiting for a process that is busy. */
  queuedMs: number
}

/** A task of a component besides the messages that are followed, on average: much of it is frames of tokens. */
const taskMs = 0.3
/** Messages that are followed in a run, and how many a second at least. Their 99th percentile then varies by some per cent between seeds. */
const followed = 2_000
const leastPerSecond = 30

/**
 * Simulates one replica of each component and one shard of each store, at their share of the demand. Messages pass one replica of each, but not every
 * replica has as many of them: what a replica has besides the followed ones is other work, at the same utilisation.
 */
export function waitsFor(demand: Demand, fleet: readonly Deployed[], stores: StoresFor, costs: Costs, given: Assumptions, seed = 1): Waits {
  const shares = [
    ...fleet.map(({ name, busy }) => ({ name, servers: 1, cores: busy })),
    { name: 'MongoDB', servers: given.mongoCores, cores: stores.mongoCores / stores.shards },
    { name: 'Redis', servers: 1, cores: coresFor('Redis', demand, costs, given) / stores.redisMasters },
  ]
  const stations: Station[] = shares.map(({ name, servers }) => ({ name, servers }))
  const steps = stepsToFirstToken(stations, (name) => exchangeCost(costs, name, given.answer), given)
  const most = Math.max(stores.shards, stores.redisMasters, ...fleet.map(({ replicas }) => replicas))
  // On a quiet day messages are rare: more are followed, in place of other work.
  const perSecond = Math.max(demand.exchanges / most, leastPerSecond)
  const workOf = (station: number) => steps.reduce((sum, step) => sum + (step.station === station ? step.meanMs : 0), 0)
  const flows: Flow[] = [
    { name: 'message', perSecond, steps },
    ...shares.map(({ name, cores }, station) =>
      background(station, name, cores - (perSecond * workOf(station)) / 1_000, taskMs, given.variation),
    ),
  ]
  const { timesMs } = simulateNetwork({ stations, flows, seconds: 2 + followed / perSecond, random: createRandom(seed) })
  const times = timesMs.get('message') ?? []
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length
  return { p50Ms: percentile(times, 50), p99Ms: percentile(times, 99), queuedMs: Math.max(0, mean - meanOf(steps)) }
}

const meanOf = (steps: readonly Step[]) => steps.reduce((sum, { meanMs }) => sum + meanMs, 0)
