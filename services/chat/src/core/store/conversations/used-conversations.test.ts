import { describe, expect, it } from '@jest/globals'
import { usedConversations } from './used-conversations.ts'

/** Counts conversations of which so many are stored, unused and deleted, with a clock for what is cached. */
function scripted(stored: { all: number; unused: number; deleted: number }) {
  const clock = { now: 1_000 }
  const limits: (number | undefined)[] = []
  let failures = 0
  const command = async ({ query, limit }: { query: { preview?: unknown; deletedAt?: unknown }; limit?: number }) => {
    if (query.deletedAt) return { n: stored.deleted }
    if (query.preview === '') return { n: stored.unused }
    limits.push(limit)
    if (limit === undefined && failures-- > 0) throw new Error('no primary')
    return { n: Math.min(stored.all, limit ?? stored.all) }
  }
  const model = { collection: { collectionName: 'conversations' }, db: { db: { command } } }
  const fail = () => {
    failures = 1
  }
  return { clock, limits, fail, count: usedConversations(model as never, () => clock.now) }
}

describe('the number of conversations that a list has', () => {
  it('leaves out those without an exchange and deleted ones, and is counted anew each time', async () => {
    const stored = { all: 1_000, unused: 3, deleted: 2 }
    const { count } = scripted(stored)
    expect(await count('member:ada')).toBe(995)
    stored.deleted++
    expect(await count('member:ada')).toBe(994)
  })

  it('may be 2 s old when a person has more than 1,000, and concurrent calls share one count', async () => {
    const stored = { all: 10_000, unused: 3, deleted: 2 }
    const { clock, count, limits } = scripted(stored)
    expect(await Promise.all([count('member:ada'), count('member:ada')])).toEqual([9_995, 9_995])
    expect(limits.filter((limit) => limit === undefined)).toHaveLength(1)
    stored.all++
    clock.now += 1_900
    expect(await count('member:ada')).toBe(9_995)
    clock.now += 200
    expect(await count('member:ada')).toBe(9_996)
    expect(await count('member:bob')).toBe(9_996)
  })

  it('is counted again after a failure', async () => {
    const { count, fail } = scripted({ all: 10_000, unused: 0, deleted: 0 })
    fail()
    await expect(count('member:ada')).rejects.toThrow('no primary')
    expect(await count('member:ada')).toBe(10_000)
  })
})
