import { beforeEach, describe, expect, it } from '@jest/globals'
import { type Account, newAccount } from '../domain/account.ts'
import { grant } from '../domain/grant.ts'
import { capture, hold } from '../domain/holds.ts'
import { EntryExists } from '../domain/ledger.ts'
import type { Rule } from '../domain/ports.ts'
import type { AccountWrites, Seen } from './account-writes.ts'
import { createApply, type Wanted } from './apply-change.ts'
import { createLastSeen } from './last-seen.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
const one = (id: string) => ({ id, kind: 'exchange' }) as const
const exchange = (id: string) => hold(one(id), 2)

type Applied = Parameters<Wanted['resolve']>[0]

let stored: Seen
let trips: string[]
let entries: Set<string>
let together: (wanted: Partial<Wanted>[]) => Promise<PromiseSettledResult<Applied>[]>
/** What another replica does to the account. */
const elsewhere = (change: Partial<Account>) => {
  stored = { account: { ...stored.account, ...change }, version: stored.version + 1 }
}

beforeEach(() => {
  stored = { account: { ...newAccount('ada'), free: 4, month: '2026-11' }, version: 1 }
  trips = []
  entries = new Set()
  const writes: Pick<AccountWrites, 'read' | 'write'> = {
    read: async () => {
      trips.push('read')
      return stored
    },
    write: async (seen, postings) => {
      trips.push('write')
      if (seen.version !== stored.version) return null
      const ids = postings.flatMap((posting) => posting.entries.map(({ id }) => id))
      if (ids.some((id) => entries.has(id))) throw new EntryExists()
      for (const id of ids) entries.add(id)
      stored = { account: postings.at(-1)?.account as Account, version: seen.version + 1 }
      return stored
    },
  }
  const apply = createApply(writes as AccountWrites, createLastSeen(10), now, () => undefined)
  together = (wanted) => {
    const all = wanted.map((one) => {
      const { promise, resolve, reject } = Promise.withResolvers<Applied>()
      const whole: Wanted = { rule: () => null, askedAt: performance.now(), opens: true, ...one, resolve, reject }
      return { promise, whole }
    })
    void apply(
      'ada',
      all.map(({ whole }) => whole),
    )
    return Promise.allSettled(all.map(({ promise }) => promise))
  }
})

const apply = async (rule: Rule, more: Partial<Wanted> = {}) => {
  const [settled] = await together([{ rule, ...more }])
  if (settled?.status !== 'fulfilled') throw settled?.reason
  return settled.value
}
const tripsOf = async (rule: Rule) => {
  trips = []
  await apply(rule)
  return trips
}

describe('a change of an account', () => {
  it('is one round trip where nobody else has changed the account', async () => {
    expect(await tripsOf(exchange('a'))).toEqual(['read', 'write'])
    expect(await tripsOf(exchange('b'))).toEqual(['write'])
  })

  it('is made again on what is there when another replica has changed the account', async () => {
    await apply(exchange('a'))
    elsewhere({ free: 100 })
    expect(await tripsOf(exchange('b'))).toEqual(['write', 'read', 'write'])
    expect(stored.account).toMatchObject({ free: 98, holds: [{ id: 'a' }, { id: 'b' }] })
  })

  it('is never refused by what is only remembered', async () => {
    await apply(exchange('a'))
    await apply(exchange('b'))
    elsewhere({ free: 50 })
    expect(await tripsOf(exchange('c'))).toEqual(['read', 'write'])
    elsewhere({ free: 1 })
    await expect(apply(exchange('d'))).rejects.toMatchObject({ reason: 'INSUFFICIENT_CREDITS' })
  })

  it('is never found done by what is only remembered', async () => {
    await apply(exchange('a'))
    elsewhere({ holds: [], free: 4 })
    expect(await apply(exchange('a'))).toMatchObject({ changed: true })
    expect(await tripsOf(exchange('a'))).toEqual(['read'])
  })

  it('is refused at once to who asked before the account was seen', async () => {
    const early = { askedAt: performance.now() }
    await apply(exchange('a'))
    await apply(exchange('b'))
    trips = []
    await expect(apply(exchange('c'), early)).rejects.toMatchObject({ reason: 'INSUFFICIENT_CREDITS' })
    expect(await apply(exchange('a'), early)).toMatchObject({ changed: false })
    expect(trips).toEqual([])
  })

  it('makes no account where it may not', async () => {
    stored = { account: newAccount('ada'), version: 0 }
    expect(await apply((account) => ({ account, entries: [] }), { opens: false })).toMatchObject({ changed: false })
    expect(trips).toEqual(['read'])
  })

  it('that failed on its way is not built upon', async () => {
    await apply(exchange('a'))
    elsewhere({ free: 0, purchased: 9 })
    const defect: Rule = () => {
      throw new Error('a defect')
    }
    await expect(apply(defect)).rejects.toThrow('a defect')
    expect(await apply(exchange('b'))).toMatchObject({ account: { purchased: 7 } })
  })
})

describe('changes of an account that come together', () => {
  const given = (id: string, amount = 5): Rule => grant({ id, amount, note: '' })

  it('are stored in one write, and refused from where the credits end', async () => {
    const all = await together(['a', 'b', 'c', 'd'].map((id) => ({ rule: exchange(id) })))
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
    expect(trips).toEqual(['read', 'write'])
    expect(stored.account).toMatchObject({ free: 0, holds: [{ id: 'a' }, { id: 'b' }] })
  })

  it('see each what those before it did', async () => {
    const all = await together([{ rule: exchange('a') }, { rule: given('g') }, { rule: exchange('a') }, { rule: capture(one('a')) }])
    expect(all.map((settled) => settled.status === 'fulfilled' && settled.value.changed)).toEqual([true, true, false, true])
    expect([trips, stored.account.entries]).toEqual([['read', 'write'], 2])
  })

  it('are all made again when another replica was faster', async () => {
    await apply(exchange('a'))
    elsewhere({ free: 2 })
    trips = []
    const all = await together([{ rule: exchange('b') }, { rule: exchange('c') }])
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(trips).toEqual(['write', 'read', 'write'])
  })

  it('give the same thing once', async () => {
    const all = await together([{ rule: given('g') }, { rule: given('g') }, { rule: exchange('a') }])
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(stored.account).toMatchObject({ purchased: 5, holds: [{ id: 'a' }] })
  })

  it('are not kept back by one that was made long ago', async () => {
    await apply(given('g'))
    const all = await together([{ rule: exchange('a') }, { rule: given('g') }, { rule: given('h') }])
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(stored.account).toMatchObject({ purchased: 10, holds: [{ id: 'a' }] })
  })
})
