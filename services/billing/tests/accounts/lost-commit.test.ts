import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type StallingProxy, startStallingProxy } from '@rostra/kit/testing/stalling-proxy'
import { holdCredits } from '../../src/usecases/accounts/hold-credits.ts'
import { settleHold } from '../../src/usecases/accounts/settle-hold.ts'
import { type AccountStore, newDatabase, openAccountStore } from './account-store.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
const { signal } = new AbortController()
const ids = Array.from({ length: 20 }, (_, index) => `member-${index}`)
const hold = { id: 'g-1', purpose: 'exchange' } as const

let proxy: StallingProxy
/** The store that reaches MongoDB through the proxy. */
let here: AccountStore
let elsewhere: AccountStore
beforeEach(async () => {
  const database = newDatabase()
  proxy = await startStallingProxy(process.env.TEST_MONGO_URL ?? '')
  elsewhere = await openAccountStore(database, now)
  here = await openAccountStore(database, now, proxy.url)
  await Promise.all(
    ids.map((id) => holdCredits(here, { account: { id, role: 'citizen' }, hold, price: { units: 1, unitPrice: 2 }, signal })),
  )
})
afterEach(async () => {
  proxy?.goOn()
  await here?.connection.close()
  await elsewhere?.drop()
  proxy?.close()
})

const settleAll = async (store: AccountStore) => {
  const settled = await Promise.allSettled(ids.map((accountId) => settleHold(store, { accountId, hold, deliveredUnits: 1, by: 'event' })))
  return settled.filter(({ status }) => status === 'rejected').length
}
const charges = () => elsewhere.connection.collection('ledger').countDocuments({ kind: 'exchange' })
const openHolds = () => elsewhere.connection.collection('accounts').countDocuments({ 'holds.0': { $exists: true } })

it('accounts are charged once when the network is lost at the commit, and another replica gets the same events', async () => {
  here.onceBefore('commitTransaction', proxy.stall)
  const first = settleAll(here)
  await eventually(() => expect(here.takeCommands()).toContain('commitTransaction'))
  await eventually(async () => expect(await settleAll(elsewhere)).toBe(0), 60_000)
  proxy.goOn()
  await first
  await eventually(async () => expect(await settleAll(here)).toBe(0), 30_000)
  expect([await charges(), await openHolds()]).toEqual([ids.length, 0])
})

it('accounts are charged once when the network is lost at the commit for a moment', async () => {
  here.onceBefore('commitTransaction', () => {
    proxy.stall()
    setTimeout(proxy.goOn, 2_500)
  })
  await settleAll(here)
  await eventually(async () => expect(await settleAll(here)).toBe(0), 30_000)
  expect([await charges(), await openHolds()]).toEqual([ids.length, 0])
})
