import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import { type BillingWorld, createBillingWorld, exchangeFinished, patience, type Replica } from './billing-world.ts'
import { type MemberAccount, memberAccount } from './member-account.ts'

let world: BillingWorld
let replica: Replica
/** Somebody else in every test. */
let ada: MemberAccount

beforeAll(async () => {
  world = await createBillingWorld()
  replica = await world.replica()
  await world.replica()
})
afterAll(() => world?.end())
beforeEach(async () => {
  world.clock.now = new Date('2026-11-20T12:00:00Z')
  ada = await memberAccount(world, replica, randomUUID())
})

const balanceBecomes = (balance: { free: number; purchased?: number; held?: number }) =>
  eventually(async () => expect(await ada.balance()).toEqual({ purchased: 0, held: 0, ...balance }), patience)
const charges = async () => (await ada.ledger()).filter(({ kind }) => kind === 'exchange').map(({ about, amount }) => [about, amount])
/** Events of one persona are handled in order: when this one is charged, all that went before has been handled. */
const last = async () => {
  await ada.hold('last')
  await ada.end(['last'])
  await eventually(async () => expect(await charges()).toContainEqual(['last', -2]), patience)
}

describe('what is held for an exchange', () => {
  it.each(['COMPLETE', 'STOPPED', 'PARTIAL'] as const)('is charged when it ends with text: %s', async (outcome) => {
    await ada.hold('g-1')
    await ada.end(['g-1'], outcome)
    await balanceBecomes({ free: 98 })
    expect(await ada.ledger()).toEqual([
      { kind: 'monthly', amount: 100, pocket: 'POCKET_FREE', about: '2026-11', balanceAfter: 100 },
      { kind: 'exchange', amount: -2, pocket: 'POCKET_FREE', about: 'g-1', balanceAfter: 98 },
    ])
  })

  it('goes back when it ends without text, and leaves no trace', async () => {
    await ada.hold('g-1')
    await ada.end(['g-1'], 'EMPTY')
    await balanceBecomes({ free: 100 })
    expect(await ada.ledger()).toHaveLength(1)
  })

  it('is charged once though its event comes five times, at two replicas', async () => {
    await ada.hold('g-1')
    await Promise.all([1, 2, 3, 4, 5].map(() => ada.end(['g-1'])))
    await last()
    expect(await charges()).toEqual([
      ['g-1', -2],
      ['last', -2],
    ])
    await balanceBecomes({ free: 96 })
  })

  it('stays as it was settled first, whatever is said later', async () => {
    await Promise.all(['g-1', 'g-2'].map(ada.hold))
    await ada.release('g-1')
    await ada.end(['g-1', 'g-2'], 'COMPLETE')
    await ada.end(['g-2'], 'EMPTY')
    await last()
    expect(await charges()).toEqual([
      ['g-2', -2],
      ['last', -2],
    ])
    await balanceBecomes({ free: 96 })
  })

  it('is charged when it is held after its end was heard of, and the end is heard of again', async () => {
    await ada.end(['g-1'])
    await ada.hold('g-1')
    await last()
    expect(await charges()).toEqual([['last', -2]])
    await ada.end(['g-1'])
    await balanceBecomes({ free: 96 })
  })

  it('is not charged twice when it is held again after it was charged', async () => {
    await ada.hold('g-1')
    await ada.end(['g-1'])
    await balanceBecomes({ free: 98 })
    await ada.hold('g-1')
    await balanceBecomes({ free: 96, held: 2 })
    await ada.end(['g-1'])
    await balanceBecomes({ free: 98 })
    expect(await charges()).toEqual([['g-1', -2]])
  })

  it('is not charged twice from the other pocket either', async () => {
    const grant = { grantId: randomUUID(), accountId: ada.id, amount: 10, note: '' }
    await replica.client('operator').call(BillingService.GrantCredits, grant)
    await ada.hold('g-1')
    await ada.end(['g-1'])
    await balanceBecomes({ free: 98, purchased: 10 })
    for (let i = 0; i < 49; i++) await ada.hold(`free-${i}`)
    await ada.hold('g-1')
    await balanceBecomes({ free: 0, purchased: 8, held: 100 })
    await ada.end(['g-1'])
    await balanceBecomes({ free: 0, purchased: 10, held: 98 })
    expect(await charges()).toEqual([['g-1', -2]])
  })

  it('of free credits expires when it comes back in a later month, and is charged as ever when it doesn’t', async () => {
    await Promise.all(['g-1', 'g-2'].map(ada.hold))
    world.clock.now = new Date('2026-12-02T00:00:00Z')
    await balanceBecomes({ free: 100, held: 4 })
    await ada.release('g-1')
    await ada.end(['g-2'])
    await balanceBecomes({ free: 100 })
    expect((await ada.ledger()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['monthly', 100],
      ['expiry', -96],
      ['monthly', 100],
      ['expiry', -2],
      ['exchange', -2],
    ])
  })

  it('of a month whose successor nobody has touched yet comes back first, and expires with the rest', async () => {
    await ada.hold('g-1')
    world.clock.now = new Date('2026-12-02T00:00:00Z')
    await ada.release('g-1')
    await balanceBecomes({ free: 100 })
    expect((await ada.ledger()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['monthly', 100],
      ['expiry', -100],
      ['monthly', 100],
    ])
  })

  it('is not touched by the exchange of a guest', async () => {
    await ada.hold('g-1')
    await world.bus.publish([exchangeFinished('g-1', `guest:${ada.id}`)])
    await last()
    expect(await charges()).toEqual([['last', -2]])
    await balanceBecomes({ free: 96, held: 2 })
  })
})

describe('an event that cannot be handled', () => {
  it('goes to the dead letters while others pass', async () => {
    await world.bus.publish([
      exchangeFinished('g-1', ada.id),
      exchangeFinished('', `member:${ada.id}`),
      { ...exchangeFinished('g-1', `member:${ada.id}`), payload: Buffer.from([0xff, 0xff, 0xff]) },
    ])
    await last()
    await eventually(async () => expect(await world.buses.deaths()).toBeGreaterThanOrEqual(3), patience)
  })
})
