import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import { type BillingWorld, createBillingWorld, type Replica } from './billing-world.ts'
import { memberAccount } from './member-account.ts'

let world: BillingWorld
let replica: Replica

beforeEach(async () => {
  world = await createBillingWorld()
  replica = await world.replica()
})
afterEach(() => world?.end())

const account = (id: string, role?: string) => memberAccount(world, replica, id, role)

describe('an account', () => {
  it.each([
    ['citizen', 100],
    ['orator', 500],
    ['super_senator', 500],
  ])('comes into being at the first touch, with what a %s gets a month', async (role, free) => {
    const ada = await account('ada', role)
    expect(await ada.balance()).toEqual({ free, purchased: 0, held: 0 })
    expect(await ada.ledger()).toEqual([{ kind: 'monthly', amount: free, pocket: 'POCKET_FREE', about: '2026-11', balanceAfter: free }])
  })

  it('comes into being once, however many touch it first, at two replicas', async () => {
    const other = await world.replica()
    const both = [await account('ada'), await memberAccount(world, other, 'ada')]
    const balances = await Promise.all(Array.from({ length: 40 }, (_, i) => both[i % 2]?.balance()))
    expect(new Set(balances.map((balance) => balance?.free))).toEqual(new Set([100]))
    expect(await both[0]?.ledger()).toHaveLength(1)
  })

  it('can be held from at the first touch', async () => {
    const ada = await account('ada')
    await ada.hold('g-1')
    expect(await ada.balance()).toEqual({ free: 98, purchased: 0, held: 2 })
    expect(await ada.sum()).toBe(100)
  })

  it('gets the allowance of its role anew in a new month, what is left of the old one expires', async () => {
    const ada = await account('ada')
    await ada.hold('g-1')
    world.clock.now = new Date('2026-12-01T00:00:00Z')
    const orator = await account('ada', 'orator')
    expect(await orator.balance()).toEqual({ free: 500, purchased: 0, held: 2 })
    expect((await orator.ledger()).map(({ kind, amount, about }) => [kind, amount, about])).toEqual([
      ['monthly', 100, '2026-11'],
      ['expiry', -98, '2026-11'],
      ['monthly', 500, '2026-12'],
    ])
    expect(await orator.sum()).toBe(502)
  })

  it('gets one allowance for several months that nobody touched it', async () => {
    const ada = await account('ada')
    await ada.balance()
    world.clock.now = new Date('2027-03-09T00:00:00Z')
    expect(await ada.balance()).toEqual({ free: 100, purchased: 0, held: 0 })
    expect((await ada.ledger()).map(({ about }) => about)).toEqual(['2026-11', '2026-11', '2027-03'])
  })

  it('is shown a second later as another replica has changed it', async () => {
    const [ada, elsewhere] = [await account('ada'), await memberAccount(world, await world.replica(), 'ada')]
    await ada.balance()
    await elsewhere.hold('g-1')
    await eventually(async () => expect(await ada.balance()).toEqual({ free: 98, purchased: 0, held: 2 }))
  })
})

describe('a ledger', () => {
  it('is read in pages, the latest first', async () => {
    const ada = await account('ada')
    for (const month of ['2026-12', '2027-01', '2027-02']) {
      await ada.balance()
      world.clock.now = new Date(`${month}-01T00:00:00Z`)
    }
    const token = await world.identity.member('ada')
    const page = async (number: number, limit: number) => {
      const { entries, total } = await replica.client().call(BillingService.ListLedger, { page: number, limit }, { token })
      return { entries: entries.map(({ id }) => id), total }
    }
    expect(await page(1, 3)).toEqual({ entries: ['monthly:2027-02:1', 'expiry:2027-01:1', 'monthly:2027-01:1'], total: 7 })
    expect(await page(3, 3)).toEqual({ entries: ['monthly:2026-11:1'], total: 7 })
    expect(await page(4, 3)).toEqual({ entries: [], total: 7 })
    await expect(page(0, 3)).rejects.toMatchObject({ reason: 'VALIDATION' })
    await expect(page(1, 101)).rejects.toMatchObject({ reason: 'VALIDATION' })
  })

  it('is of its own account only', async () => {
    const [ada, bob] = [await account('ada'), await account('bob')]
    await ada.balance()
    await bob.hold('g-1')
    expect(await ada.ledger()).toHaveLength(1)
    expect(await bob.ledger()).toHaveLength(1)
  })
})

describe('somebody without an account', () => {
  it.each(['guest', 'nobody'])('is refused: a %s', async (who) => {
    const token = who === 'guest' ? await world.identity.guest('g') : undefined
    const [gateway, chat] = [replica.client(), replica.client('chat')]
    const refusal = { reason: 'AUTH_REQUIRED' }
    await expect(gateway.call(BillingService.GetBalance, {}, { token })).rejects.toMatchObject(refusal)
    await expect(gateway.call(BillingService.ListLedger, { page: 1, limit: 10 }, { token })).rejects.toMatchObject(refusal)
    const hold = chat.call(BillingService.Hold, { holdId: 'g-1', purpose: 'PURPOSE_EXCHANGE', units: 1 }, { token })
    await expect(hold).rejects.toMatchObject(refusal)
    expect(await world.connection.collection('accounts').countDocuments()).toBe(0)
  })
})
