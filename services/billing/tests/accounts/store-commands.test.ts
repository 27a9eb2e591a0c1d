import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { holdCredits } from '../../src/usecases/accounts/hold-credits.ts'
import { settleHold } from '../../src/usecases/accounts/settle-hold.ts'
import { type AccountStore, newDatabase, openAccountStore } from './account-store.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
const { signal } = new AbortController()
const ids = Array.from({ length: 100 }, (_, index) => `member-${index}`)
const [ada] = ids as [string]

/** Two replicas. */
let here: AccountStore
let elsewhere: AccountStore
beforeAll(async () => {
  const database = newDatabase()
  here = await openAccountStore(database, now)
  elsewhere = await openAccountStore(database, now)
  await Promise.all(ids.map((id) => here.accounts.change(id, 'citizen', () => null)))
})
afterAll(async () => {
  await elsewhere?.connection.close()
  await here?.drop()
})

const hold = ({ accounts }: AccountStore, accountId: string, id: string) =>
  holdCredits(
    { accounts },
    { account: { id: accountId, role: 'citizen' }, hold: { id, purpose: 'exchange' }, price: { units: 1, unitPrice: 2 }, signal },
  )
const settle = ({ accounts, holdMetrics }: AccountStore, accountId: string, id: string) =>
  settleHold({ accounts, holdMetrics }, { accountId, hold: { id, purpose: 'exchange' }, deliveredUnits: 1, by: 'event' })
/** Returns the commands that a replica sends while it works. */
const commandsOf = async (store: AccountStore, work: () => Promise<unknown>) => {
  store.takeCommands()
  await work()
  return store.takeCommands()
}

describe('MongoDB commands', () => {
  it('a hold is one update, and a read more when another replica changes the account too', async () => {
    expect(await commandsOf(here, () => hold(here, ada, 'a'))).toEqual(['update'])
    expect(await commandsOf(elsewhere, () => hold(elsewhere, ada, 'b'))).toEqual(['find', 'update'])
    expect(await commandsOf(here, () => hold(here, ada, 'c'))).toEqual(['update', 'find', 'update'])
    await hold(elsewhere, ada, 'd')
    expect(await commandsOf(here, () => hold(here, ada, 'e'))).toEqual(['find', 'update'])
  })

  it('a settlement is one transaction of two writes, and a read more when the hold was placed by another replica', async () => {
    const bob = ids[1] as string
    await hold(here, bob, 'a')
    expect(await commandsOf(here, () => settle(here, bob, 'a'))).toEqual(['update', 'insert', 'commitTransaction'])
    await hold(here, bob, 'b')
    expect(await commandsOf(elsewhere, () => settle(elsewhere, bob, 'b'))).toEqual(['find', 'update', 'insert', 'commitTransaction'])
  })

  it('the settlements of 100 accounts at once are one read and one transaction of two writes', async () => {
    for (const id of ids) await hold(here, id, 'f')
    elsewhere.takeSettled()
    const commands = await commandsOf(elsewhere, () => Promise.all(ids.map((id) => settle(elsewhere, id, 'f'))))
    expect(commands).toEqual(['find', 'update', 'insert', 'commitTransaction'])
    expect(elsewhere.takeSettled()).toMatchObject({ captured: 100 })
  })
})
