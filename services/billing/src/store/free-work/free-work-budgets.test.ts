import { describe, expect, it } from '@jest/globals'
import type { UsageCounts } from '@rostra/platform/free-use/usage-counts'
import type { FreeWorker } from '../../domain/accounts/free-work.ts'
import { freeWorkBudgets } from './free-work-budgets.ts'

function scene() {
  const points = new Map<string, number>()
  let reads = 0
  const add = (key: string, more: number) => {
    const sum = (points.get(key) ?? 0) + more
    points.set(key, sum)
    return sum
  }
  const counts: UsageCounts = {
    findFull: async (asked) => {
      reads++
      const count = asked.find(({ key, limit }) => (points.get(key) ?? 0) >= limit)
      return count ? { count, retryAfter: 1 } : null
    },
    use: async (asked, used = 1) => {
      for (const count of asked) if (add(count.key, used) > count.limit) return { count, retryAfter: 1 }
      return null
    },
    add: async () => undefined,
    takeBack: async (asked, used = 1) => {
      for (const { key } of asked) add(key, -used)
    },
  }
  let now = new Date('2026-11-20T12:00:00Z')
  const options = { perNetwork: 1_000, perUnconfirmedNetwork: 4, scale: 1, secret: 'secret', now: () => now }
  const budgets = freeWorkBudgets(counts, options)
  const use = async (worker: Partial<FreeWorker> = {}) => {
    const of = { person: 'member:ada', isConfirmed: false, clientAddress: '192.0.2.1', ...worker }
    return budgets.use('unconfirmed', of, 2).then(
      () => 'allowed',
      (error) => error.reason,
    )
  }
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  return { use, later, reads: () => reads }
}

describe('the budgets of free work', () => {
  it('read a network beyond its budget once in 10 s, and leave others as they are', async () => {
    const { use, later, reads } = scene()
    expect([await use(), await use(), await use()]).toEqual(['allowed', 'allowed', 'RATE_LIMITED'])
    const before = reads()
    const others = [{ person: 'member:bob' }, { isConfirmed: true }, { clientAddress: '192.0.2.2' }]
    expect([await use(), ...(await Promise.all(others.map(use)))]).toEqual(['RATE_LIMITED', 'RATE_LIMITED', 'allowed', 'allowed'])
    expect(reads() - before).toBe(2)
    later(10_000)
    expect(await use()).toBe('RATE_LIMITED')
    expect(reads() - before).toBe(3)
  })
})
