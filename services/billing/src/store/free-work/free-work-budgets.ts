import { createNetworkCounts, type UsageCount, type UsageCounts } from '@rostra/platform/free-use/usage-counts'
import {
  budgetUsedUp,
  dayOf,
  type FreeWork,
  type FreeWorker,
  type FullBudget,
  freePrices,
  personBudgets,
} from '../../domain/accounts/free-work.ts'
import type { FreeWorkBudgets } from '../../domain/accounts/ports.ts'

export interface FreeWorkOptions {
  /** The credits of free work of one network a day. An IPv6 /56 and /48 have 4 and 16 times as many, here and below. */
  perNetwork: number
  /** Those of all members of one network whose address is not confirmed. */
  perUnconfirmedNetwork: number
  /** Multiplies every budget, for load tests. */
  scale: number
  /** The key of the hashes that stand for networks. */
  secret: string
  now: () => Date
}

interface BudgetCount extends UsageCount {
  of: FullBudget
  points: number
}

/** The daily budgets of free work over all replicas. */
export function freeWorkBudgets(counts: UsageCounts, options: FreeWorkOptions): FreeWorkBudgets {
  const networkCounts = createNetworkCounts(options.secret)
  const scaled = (limit: number) => Math.max(1, Math.ceil(limit * options.scale))
  const ofNetworks = (day: string, of: 'network' | 'unconfirmed', clientAddress: string, limit: number): Omit<BudgetCount, 'points'>[] =>
    networkCounts(clientAddress, scaled(limit)).map((network) => ({ of, key: `${day}:${of}:${network.key}`, limit: network.limit }))

  /** Returns the counts of some work, those of networks first, so that new persons of a full network store nothing. */
  const countsOf = (work: FreeWork, { person, isConfirmed, clientAddress }: FreeWorker, units: number, day: string): BudgetCount[] => {
    const { credits, perPerson } = freePrices[work]
    const kind = person.startsWith('guest:') ? 'guest' : 'member'
    const isUnconfirmed = kind === 'member' && !isConfirmed
    const found: Omit<BudgetCount, 'points'>[] = []
    if (clientAddress !== '' && isUnconfirmed) found.push(...ofNetworks(day, 'unconfirmed', clientAddress, options.perUnconfirmedNetwork))
    if (clientAddress !== '') found.push(...ofNetworks(day, 'network', clientAddress, options.perNetwork))
    // Credits that an account has been granted are its own budget.
    if (work !== 'unconfirmed') found.push({ of: 'person', key: `${day}:${person}`, limit: scaled(personBudgets[kind]) })
    const budgets = found.map((count) => ({ ...count, points: credits * units }))
    if (perPerson === undefined) return budgets
    return [...budgets, { of: 'kind', key: `${day}:${work}:${person}`, limit: scaled(perPerson), points: units }]
  }

  return {
    use: async (work, worker, units) => {
      const now = options.now()
      const used = countsOf(work, worker, units, dayOf(now))
      // A read first, so that a network beyond its budget causes no writes.
      const full = (await counts.findFull(used)) ?? (await useAll(counts, used))
      if (full) throw budgetUsedUp(full.count.of, now)
    },
  }
}

/** Adds each count's points, or none when one is full. Returns the first full one. */
async function useAll(counts: UsageCounts, used: readonly BudgetCount[]) {
  const done: BudgetCount[] = []
  for (const count of used) {
    const full = await counts.use([count], count.points)
    if (full) {
      await Promise.all(done.map((each) => counts.takeBack([each], each.points)))
      return full
    }
    done.push(count)
  }
  return null
}
