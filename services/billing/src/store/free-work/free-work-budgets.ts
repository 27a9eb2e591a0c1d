import { randomUUID } from 'node:crypto'
import { utcDate } from '@rostra/kit/utc-date'
import { createNetworkCounts, type UsageCount, type UsageCounts } from '@rostra/platform/free-use/usage-counts'
import {
  budgetUsedUp,
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

/**
 * How long a process takes a network's budget for used up without reading it again, in milliseconds: a flood of refused work costs no
 * reads.
 */
const usedUpForMs = 10_000

/** The daily budgets of free work over all replicas. */
export function freeWorkBudgets(counts: UsageCounts, options: FreeWorkOptions): FreeWorkBudgets {
  const networkCounts = createNetworkCounts(options.secret)
  const scaled = (limit: number) => Math.max(1, Math.ceil(limit * options.scale))
  const ofNetworks = (day: string, of: 'network' | 'unconfirmed', clientAddress: string, limit: number): Omit<BudgetCount, 'points'>[] =>
    networkCounts(clientAddress, scaled(limit)).map((network) => ({ of, key: `${day}:${of}:${network.key}`, limit: network.limit }))

  /** Returns the counts of some work, those of networks first, so that new persons of a full network store nothing. */
  const countsOf = (work: FreeWork, { person, isConfirmed, clientAddress }: FreeWorker, units: number, day: string): BudgetCount[] => {
    const { credits, perPerson, ofNetworkOnly } = freePrices[work]
    const kind = person.startsWith('guest:') ? 'guest' : 'member'
    const isUnconfirmed = kind === 'member' && !isConfirmed
    const found: Omit<BudgetCount, 'points'>[] = []
    if (clientAddress !== '' && isUnconfirmed) found.push(...ofNetworks(day, 'unconfirmed', clientAddress, options.perUnconfirmedNetwork))
    if (clientAddress !== '') found.push(...ofNetworks(day, 'network', clientAddress, options.perNetwork))
    if (!ofNetworkOnly) found.push({ of: 'person', key: `${day}:${person}`, limit: scaled(personBudgets[kind]) })
    const budgets = found.map((count) => ({ ...count, points: credits * units }))
    if (perPerson === undefined) return budgets
    return [...budgets, { of: 'kind', key: `${day}:${work}:${person}`, limit: scaled(perPerson), points: units }]
  }

  /** The keys of networks whose budget was used up, with the time until which that is believed. Those of the past are forgotten. */
  const usedUpUntil = new Map<string, number>()
  const isKnownUsedUp = ({ key }: UsageCount, now: Date) => (usedUpUntil.get(key) ?? 0) > now.getTime()
  const remember = ({ of, key }: BudgetCount, now: Date) => {
    for (const [each, until] of usedUpUntil) if (until <= now.getTime()) usedUpUntil.delete(each)
    if (of === 'network' || of === 'unconfirmed') usedUpUntil.set(key, now.getTime() + usedUpForMs)
  }

  return {
    use: async (work, worker, units) => {
      const now = options.now()
      const used = countsOf(work, worker, units, utcDate(now))
      const known = used.find((count) => isKnownUsedUp(count, now))
      if (known) throw budgetUsedUp(known.of, now)
      // A read first, so that a network beyond its budget causes no writes.
      const stored = await counts.findFull(used)
      if (stored) remember(stored.count, now)
      const full = stored ?? (await useAll(counts, used))
      if (full) throw budgetUsedUp(full.count.of, now)
      return `${utcDate(now)}:${randomUUID()}`
    },
    giveBack: async (useId, work, worker, units) => {
      const [day = '', number] = useId.split(':')
      // Marked first: a use whose counts could not be taken back stays counted.
      if (await counts.use([{ key: `${day}:returned:${number}`, limit: 1 }])) return
      const used = countsOf(work, worker, units, day)
      await Promise.all(used.map((count) => counts.takeBack([count], count.points)))
      for (const { key } of used) usedUpUntil.delete(key)
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
