import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { newAccount } from '../../domain/accounts/account.ts'
import { DuplicateEntryError, type LedgerEntry } from '../../domain/accounts/ledger.ts'
import { type AccountSnapshot, type AccountWrite, VersionConflictError } from './account-rows.ts'
import { groupWrites, type StoreTogether } from './group-writes.ts'

const at = new Date('2026-11-20T12:00:00Z')

/** Creates a write of an account at a version, with `entries` ledger entries. */
function writeOf(id: string, version = 1, entries = 1): AccountWrite {
  const account = newAccount(id)
  return {
    snapshot: { account, version },
    updates: [{ account, entries: Array.from({ length: entries }, () => ({}) as LedgerEntry) }],
    now: at,
  }
}

/** Creates a fake database, which stores all writes of a group or none. Accounts in `charged` already have the entry. */
function database(versions: Map<string, number>, charged: ReadonlySet<string> = new Set()) {
  const groups: string[][] = []
  const store: StoreTogether = async (writes) => {
    groups.push(writes.map(({ snapshot }) => snapshot.account.id))
    await new Promise((resolve) => setImmediate(resolve))
    if (writes.some(({ snapshot }) => versions.get(snapshot.account.id) !== snapshot.version)) throw new VersionConflictError()
    if (writes.some(({ snapshot }) => charged.has(snapshot.account.id))) throw new DuplicateEntryError()
    return writes.map(({ snapshot: { account, version } }): AccountSnapshot => {
      versions.set(account.id, version + 1)
      return { account, version: version + 1 }
    })
  }
  return { groups, store }
}

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `member-${index}`)
const outcomeOf = (write: Promise<AccountSnapshot>) =>
  write.then(
    ({ account, version }) => `${account.id} ${version}`,
    (error: Error) => error.constructor.name,
  )

it('stores concurrent writes together, at most 200 documents at a time', async () => {
  const ids = idsOf(250)
  const { groups, store } = database(new Map(ids.map((id) => [id, 1])))
  const write = groupWrites(store)
  await Promise.all(ids.map((id) => write(writeOf(id))))
  expect(groups.map((group) => group.length)).toEqual([100, 100, 50])
  expect(groups.flat()).toEqual(ids)
})

it('gives every write the result that it has alone, whichever conflict or were stored before', async () => {
  const kinds = fc.array(fc.constantFrom('current', 'current', 'current', 'changed', 'charged'), { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(kinds, async (given) => {
      const ids = idsOf(given.length)
      const versions = () => new Map(ids.map((id, index) => [id, given[index] === 'changed' ? 2 : 1]))
      const charged = new Set(ids.filter((_, index) => given[index] === 'charged'))
      const together = versions()
      const apart = versions()
      const write = groupWrites(database(together, charged).store)
      const outcomes = await Promise.all(ids.map((id) => outcomeOf(write(writeOf(id)))))
      const { store } = database(apart, charged)
      const expected: string[] = []
      for (const id of ids) expected.push(await outcomeOf(store([writeOf(id)]).then(([next]) => next as AccountSnapshot)))
      expect(outcomes).toEqual(expected)
      expect(together).toEqual(apart)
    }),
    { numRuns: 50 },
  )
})

it('finds one conflict among 100 writes by few groups', async () => {
  const ids = idsOf(100)
  const { groups, store } = database(new Map(ids.map((id) => [id, id === 'member-42' ? 2 : 1])))
  const write = groupWrites(store)
  const outcomes = await Promise.all(ids.map((id) => outcomeOf(write(writeOf(id)))))
  expect(outcomes.filter((outcome) => outcome === 'VersionConflictError')).toHaveLength(1)
  expect(groups.length).toBeLessThanOrEqual(15)
})

it('fails a whole group while the store is away, without trying its parts', async () => {
  let groups = 0
  const write = groupWrites(async () => {
    groups++
    throw Object.assign(new Error('no primary'), { name: 'MongoServerSelectionError' })
  })
  const outcomes = await Promise.allSettled(idsOf(50).map((id) => write(writeOf(id))))
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(groups).toBe(1)
})

it('fails only the write that the store refuses', async () => {
  const ids = idsOf(10)
  const { store } = database(new Map(ids.map((id) => [id, 1])))
  const write = groupWrites(async (writes) => {
    if (writes.some(({ snapshot }) => snapshot.account.id === 'member-3')) throw new Error('a defect')
    return store(writes)
  })
  const outcomes = await Promise.allSettled(ids.map((id) => write(writeOf(id))))
  expect(outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [ids[index]] : []))).toEqual(['member-3'])
})
