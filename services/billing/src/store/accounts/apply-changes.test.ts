import { beforeEach, describe, expect, it } from '@jest/globals'
import { type Account, newAccount } from '../../domain/accounts/account.ts'
import type { AccountRule } from '../../domain/accounts/account-change.ts'
import { applyGrant } from '../../domain/accounts/grants.ts'
import { captureHold, placeHold } from '../../domain/accounts/holds.ts'
import { DuplicateEntryError } from '../../domain/accounts/ledger.ts'
import { createAccountCache } from './account-cache.ts'
import type { AccountSnapshot } from './account-rows.ts'
import type { AccountWrites } from './account-writes.ts'
import { createChangeApplier, type PendingChange } from './apply-changes.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
const key = (id: string) => ({ id, purpose: 'exchange' }) as const
const exchange = (id: string) => placeHold(key(id), { units: 1, unitPrice: 2 })

type ChangeResult = Parameters<PendingChange['resolve']>[0]

let stored: AccountSnapshot
let roundTrips: string[]
let entries: Set<string>
let applyBatch: (changes: Partial<PendingChange>[]) => Promise<PromiseSettledResult<ChangeResult>[]>
/** Changes the account like another replica. */
const changeElsewhere = (change: Partial<Account>) => {
  stored = { account: { ...stored.account, ...change }, version: stored.version + 1 }
}

beforeEach(() => {
  stored = { account: { ...newAccount('ada'), free: 4, month: '2026-11' }, version: 1 }
  roundTrips = []
  entries = new Set()
  const writes: Pick<AccountWrites, 'read' | 'write'> = {
    read: async () => {
      roundTrips.push('read')
      return stored
    },
    write: async (snapshot, updates) => {
      roundTrips.push('write')
      if (snapshot.version !== stored.version) return null
      const ids = updates.flatMap((update) => update.entries.map(({ id }) => id))
      if (ids.some((id) => entries.has(id))) throw new DuplicateEntryError()
      for (const id of ids) entries.add(id)
      stored = { account: updates.at(-1)?.account as Account, version: snapshot.version + 1 }
      return stored
    },
  }
  const apply = createChangeApplier(writes as AccountWrites, createAccountCache(10), now)
  applyBatch = (changes) => {
    const batch = changes.map((fields) => {
      const { promise, resolve, reject } = Promise.withResolvers<ChangeResult>()
      const change: PendingChange = { rule: () => null, requestedAt: performance.now(), mayCreate: true, ...fields, resolve, reject }
      return { promise, change }
    })
    void apply(
      'ada',
      batch.map(({ change }) => change),
    )
    return Promise.allSettled(batch.map(({ promise }) => promise))
  }
})

const apply = async (rule: AccountRule, options: Partial<PendingChange> = {}) => {
  const [settled] = await applyBatch([{ rule, ...options }])
  if (settled?.status !== 'fulfilled') throw settled?.reason
  return settled.value
}
const roundTripsOf = async (rule: AccountRule) => {
  roundTrips = []
  await apply(rule)
  return roundTrips
}

describe('a change of an account', () => {
  it('costs one round trip while no other replica changes the account', async () => {
    expect(await roundTripsOf(exchange('a'))).toEqual(['read', 'write'])
    expect(await roundTripsOf(exchange('b'))).toEqual(['write'])
  })

  it('is retried on the current account after another replica changed it', async () => {
    await apply(exchange('a'))
    changeElsewhere({ free: 100 })
    expect(await roundTripsOf(exchange('b'))).toEqual(['write', 'read', 'write'])
    expect(stored.account).toMatchObject({ free: 98, holds: [{ id: 'a' }, { id: 'b' }] })
  })

  it('reads an account first that another replica changes too, until it is the only one', async () => {
    await apply(exchange('a'))
    changeElsewhere({ free: 100 })
    await apply(exchange('b'))
    changeElsewhere({ free: 90 })
    expect(await roundTripsOf(exchange('c'))).toEqual(['read', 'write'])
    expect(await roundTripsOf(exchange('d'))).toEqual(['read', 'write'])
    expect(await roundTripsOf(exchange('e'))).toEqual(['write'])
    expect(stored.account).toMatchObject({ free: 84 })
  })

  it('is never refused because of a cached snapshot', async () => {
    await apply(exchange('a'))
    await apply(exchange('b'))
    changeElsewhere({ free: 50 })
    expect(await roundTripsOf(exchange('c'))).toEqual(['read', 'write'])
    changeElsewhere({ free: 1 })
    await expect(apply(exchange('d'))).rejects.toMatchObject({ reason: 'INSUFFICIENT_CREDITS' })
  })

  it('is never skipped because of a cached snapshot', async () => {
    await apply(exchange('a'))
    changeElsewhere({ holds: [], free: 4 })
    expect(await apply(exchange('a'))).toMatchObject({ isChanged: true })
    expect(await roundTripsOf(exchange('a'))).toEqual(['read'])
  })

  it('is refused without a read when it was requested before the snapshot was valid', async () => {
    const early = { requestedAt: performance.now() }
    await apply(exchange('a'))
    await apply(exchange('b'))
    roundTrips = []
    await expect(apply(exchange('c'), early)).rejects.toMatchObject({ reason: 'INSUFFICIENT_CREDITS' })
    expect(await apply(exchange('a'), early)).toMatchObject({ isChanged: false })
    expect(roundTrips).toEqual([])
  })

  it('does not create an account when it must not', async () => {
    stored = { account: newAccount('ada'), version: 0 }
    expect(await apply((account) => ({ account, entries: [] }), { mayCreate: false })).toMatchObject({ isChanged: false })
    expect(roundTrips).toEqual(['read'])
  })

  it('is applied to the current account after an earlier rule threw', async () => {
    await apply(exchange('a'))
    changeElsewhere({ free: 0, purchased: 9 })
    const defect: AccountRule = () => {
      throw new Error('a defect')
    }
    await expect(apply(defect)).rejects.toThrow('a defect')
    expect(await apply(exchange('b'))).toMatchObject({ account: { purchased: 7 } })
  })
})

describe('a batch of changes', () => {
  const grant = (id: string, amount = 5): AccountRule => applyGrant({ id, amount, note: '' })

  it('is stored in one write; changes beyond the credits are refused', async () => {
    const results = await applyBatch(['a', 'b', 'c', 'd'].map((id) => ({ rule: exchange(id) })))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
    expect(roundTrips).toEqual(['read', 'write'])
    expect(stored.account).toMatchObject({ free: 0, holds: [{ id: 'a' }, { id: 'b' }] })
  })

  it('runs each rule on the result of the one before', async () => {
    const results = await applyBatch([
      { rule: exchange('a') },
      { rule: grant('g') },
      { rule: exchange('a') },
      { rule: captureHold(key('a'), 1) },
    ])
    expect(results.map((settled) => settled.status === 'fulfilled' && settled.value.isChanged)).toEqual([true, true, false, true])
    expect([roundTrips, stored.account.entryCount]).toEqual([['read', 'write'], 2])
  })

  it('is retried as a whole after a version conflict', async () => {
    await apply(exchange('a'))
    changeElsewhere({ free: 2 })
    roundTrips = []
    const results = await applyBatch([{ rule: exchange('b') }, { rule: exchange('c') }])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(roundTrips).toEqual(['write', 'read', 'write'])
  })

  it('grants the same grant once', async () => {
    const results = await applyBatch([{ rule: grant('g') }, { rule: grant('g') }, { rule: exchange('a') }])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(stored.account).toMatchObject({ purchased: 5, holds: [{ id: 'a' }] })
  })

  it('is stored without a change that was stored before', async () => {
    await apply(grant('g'))
    const results = await applyBatch([{ rule: exchange('a') }, { rule: grant('g') }, { rule: grant('h') }])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(stored.account).toMatchObject({ purchased: 10, holds: [{ id: 'a' }] })
  })
})
