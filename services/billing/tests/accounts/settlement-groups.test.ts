import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { balanceOf } from '../../src/domain/accounts/account.ts'
import type { AccountChange } from '../../src/domain/accounts/account-change.ts'
import { buildUpdate } from '../../src/domain/accounts/account-update.ts'
import { applyGrant } from '../../src/domain/accounts/grants.ts'
import { type AccountRow, toAccount } from '../../src/store/accounts/account-model.ts'
import { holdCredits } from '../../src/usecases/accounts/hold-credits.ts'
import { settleHold } from '../../src/usecases/accounts/settle-hold.ts'
import { type AccountStore, newDatabase, openAccountStore } from './account-store.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
const { signal } = new AbortController()
const accountIds = ['ada', 'bob', 'cyd', 'dan', 'eve', 'flo']
const holdIds = ['a', 'b', 'c', 'd']

/** A hold, its capture or its release. */
interface Step {
  accountId: string
  holdId: string
  kind: 'hold' | 'capture' | 'release'
  /** The number of concurrent requests for it. */
  times: number
}

const step = fc.record<Step>({
  accountId: fc.constantFrom(...accountIds),
  holdId: fc.constantFrom(...holdIds),
  kind: fc.constantFrom('hold', 'capture', 'release'),
  times: fc.integer({ min: 1, max: 3 }),
})
/** Concurrent steps. Their order does not affect the result, because each concerns a different hold. */
const round = fc.uniqueArray(step, { maxLength: 24, selector: ({ accountId, holdId }) => `${accountId} ${holdId}` })
const rounds = fc.array(round, { minLength: 1, maxLength: 6 })

const together = newDatabase()
const apart = newDatabase()
const elsewhere = newDatabase()
let stores: { together: AccountStore; apart: AccountStore; shared: AccountStore[] }
beforeAll(async () => {
  stores = {
    together: await openAccountStore(together, now),
    apart: await openAccountStore(apart, now),
    shared: [await openAccountStore(elsewhere, now), await openAccountStore(elsewhere, now)],
  }
})
afterAll(async () => {
  await stores?.together.drop()
  await stores?.apart.drop()
  await stores?.shared[1]?.connection.close()
  await stores?.shared[0]?.drop()
})

/** Runs a step on the accounts of one run of the property. */
const run = ({ accounts, holdMetrics }: AccountStore, prefix: string, { accountId, holdId, kind }: Step) => {
  const id = `${prefix}-${accountId}`
  const hold = { id: holdId, purpose: 'exchange' } as const
  if (kind === 'hold')
    return holdCredits({ accounts }, { account: { id, role: 'citizen' }, hold, price: { units: 1, unitPrice: 2 }, signal })
  return settleHold({ accounts, holdMetrics }, { accountId: id, hold, deliveredUnits: kind === 'capture' ? 1 : 0, by: 'event' })
}
const repeated = (steps: readonly Step[]) => steps.flatMap((each) => Array.from({ length: each.times }, () => each))

/** Returns the accounts and ledgers of one run, without versions: writes that are batched count fewer. */
async function stateOf({ connection }: AccountStore, prefix: string) {
  const prefixed = { $regex: `^${prefix}-` }
  const rows = await connection.collection<AccountRow>('accounts').find({ _id: prefixed }).sort({ _id: 1 }).toArray()
  const entries = await connection.collection('ledger').find({ accountId: prefixed }).sort({ accountId: 1, number: 1 }).toArray()
  const withSortedHolds = rows
    .map((row) => toAccount(row))
    .map(({ holds, ...account }) => ({ ...account, holds: holds.toSorted((x, y) => (x.id < y.id ? -1 : 1)) }))
  return { accounts: withSortedHolds, entries }
}

describe('holds and settlements of several accounts', () => {
  it('have the same result at once as one by one', async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (history) => {
        const prefix = randomUUID()
        for (const steps of history) {
          await Promise.all(repeated(steps).map((each) => run(stores.together, prefix, each)))
          for (const each of repeated(steps)) await run(stores.apart, prefix, each)
        }
        expect(await stateOf(stores.together, prefix)).toEqual(await stateOf(stores.apart, prefix))
        expect(stores.together.takeSettled()).toEqual(stores.apart.takeSettled())
      }),
      { numRuns: 25 },
    )
  })

  it('charge each hold once, with a ledger that sums to the balance, at two replicas that receive all events', async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (history) => {
        const prefix = randomUUID()
        for (const steps of history)
          await Promise.all(repeated(steps).flatMap((each) => stores.shared.map((replica) => run(replica, prefix, each))))
        const { accounts, entries } = await stateOf(stores.shared[0] as AccountStore, prefix)
        for (const account of accounts) {
          const own = entries.filter(({ accountId }) => accountId === account.id)
          expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(balanceOf(account))
          expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => index + 1))
          expect(own.at(-1)?.balanceAfter).toBe(balanceOf(account))
        }
        const captured = history
          .flat()
          .filter(({ kind }) => kind === 'capture')
          .map(({ accountId, holdId }) => `${accountId} ${holdId}`)
        const charged = entries
          .filter(({ kind }) => kind === 'exchange')
          .map(({ accountId, reference }) => `${accountId.slice(prefix.length + 1)} ${reference}`)
        expect(new Set(charged).size).toBe(charged.length)
        expect(charged.filter((each) => !captured.includes(each))).toEqual([])
      }),
      { numRuns: 15, includeErrorInReport: true },
    )
  })

  it('take few transactions when another replica has created an account of their group', async () => {
    const [here, there] = stores.shared as [AccountStore, AccountStore]
    const prefix = randomUUID()
    const [created, ...others] = ['member-0', 'member-1', 'member-2', 'member-3', 'member-4'].map((id) => `${prefix}-${id}`) as [string]
    const grant = applyGrant({ id: randomUUID(), amount: 1, note: '' })
    await Promise.all(others.map((id) => here.accounts.change(id, null, grant)))
    const snapshots = await Promise.all([...others, created].map((id) => here.writes.read(id)))
    await there.accounts.change(created, null, grant)
    here.takeCommands()
    // The first two are stored at once, and the other three then in one group.
    const results = await Promise.all(
      snapshots.map((snapshot) => {
        const second = applyGrant({ id: randomUUID(), amount: 1, note: '' })(snapshot.account, now())
        return here.writes.write(snapshot, [buildUpdate(snapshot.account, second as AccountChange, now())], now())
      }),
    )
    expect(results.map((next) => next?.version)).toEqual([2, 2, 2, 2, undefined])
    expect(here.takeCommands().length).toBeLessThan(30)
  })

  it('take few transactions when one of 100 accounts was changed by another replica', async () => {
    const [here, there] = stores.shared as [AccountStore, AccountStore]
    const prefix = randomUUID()
    const steps = Array.from({ length: 100 }, (_, index): Step => ({ accountId: `member-${index}`, holdId: 'a', kind: 'hold', times: 1 }))
    const [changed] = steps as [Step]
    for (const each of steps) await run(here, prefix, each)
    await run(there, prefix, { ...changed, holdId: 'b' })
    here.takeCommands()
    here.takeSettled()
    await Promise.all(steps.map((each) => run(here, prefix, { ...each, kind: 'capture' })))
    expect(here.takeCommands().length).toBeLessThan(60)
    expect(here.takeSettled()).toMatchObject({ captured: 100 })
    const { entries } = await stateOf(here, prefix)
    expect(entries.filter(({ kind }) => kind === 'exchange')).toHaveLength(100)
  })
})
