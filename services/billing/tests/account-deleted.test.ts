import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import { type BillingWorld, createBillingWorld, exchangeFinished, patience, type Replica } from './billing-world.ts'
import { type MemberAccount, memberAccount } from './member-account.ts'

let world: BillingWorld
let replica: Replica
let ada: MemberAccount

beforeEach(async () => {
  world = await createBillingWorld()
  replica = await world.replica()
  ada = await memberAccount(world, replica, 'ada')
})
afterEach(() => world?.end())

function deleted(accountId: string): EventEnvelope {
  const payload = AccountDeletedEvent.serialize({ accountId, deletedAt: new Date().toISOString() })
  return { id: randomUUID(), topic: AccountDeletedEvent.topic, key: accountId, payload, at: new Date() }
}
const row = (id: string) => world.connection.collection<{ _id: string; closedAt?: Date }>('accounts').findOne({ _id: id })
const entries = (accountId: string) => world.connection.collection('ledger').countDocuments({ accountId })
const leave = async (id: string) => {
  await world.bus.publish([deleted(id)])
  await eventually(async () => expect([(await row(id))?.closedAt, await entries(id)]).toEqual([expect.any(Date), 0]), patience)
}
const empty = { free: 0, purchased: 0, held: 0 }

describe('the account of somebody who has left', () => {
  it('is empty, without a ledger, and gets nothing any more', async () => {
    await ada.hold('g-1')
    await leave('ada')
    expect(await ada.balance()).toEqual(empty)
    expect(await ada.ledger()).toEqual([])
    await expect(ada.hold('g-2')).rejects.toMatchObject({ reason: 'INSUFFICIENT_CREDITS' })
    world.clock.now = new Date('2026-12-01T00:00:00Z')
    expect(await ada.balance()).toEqual(empty)
    const grant = { grantId: randomUUID(), accountId: 'ada', amount: 5, note: '' }
    await expect(replica.client('operator').call(BillingService.GrantCredits, grant)).rejects.toMatchObject({ reason: 'ACCOUNT_NOT_FOUND' })
    expect(await entries('ada')).toBe(0)
  })

  it('is charged for nothing that ends later', async () => {
    const bob = await memberAccount(world, replica, 'bob')
    await Promise.all([ada.hold('g-1'), bob.hold('g-2')])
    await leave('ada')
    await world.bus.publish([exchangeFinished('g-1', 'member:ada'), exchangeFinished('g-2', 'member:bob')])
    await eventually(async () => expect(await bob.balance()).toEqual({ free: 98, purchased: 0, held: 0 }), patience)
    expect(await ada.balance()).toEqual(empty)
    expect(await entries('ada')).toBe(0)
    expect(await world.buses.deaths()).toBe(0)
  })

  it('stays closed though it never had any credits, so that a token that is still valid brings none', async () => {
    await leave('ada')
    expect(await ada.balance()).toEqual(empty)
    await expect(ada.hold('g-1')).rejects.toMatchObject({ reason: 'INSUFFICIENT_CREDITS' })
  })

  it('stays closed when the event comes again, and others keep theirs', async () => {
    const bob = await memberAccount(world, replica, 'bob')
    await Promise.all([ada.hold('g-1'), bob.hold('g-2')])
    await leave('ada')
    await leave('ada')
    expect(await bob.balance()).toEqual({ free: 98, purchased: 0, held: 2 })
    expect(await entries('bob')).toBe(1)
  })

  it('stays closed while other replicas hold for it at the same moment', async () => {
    const elsewhere = await memberAccount(world, await world.replica(), 'ada')
    const holds = Array.from({ length: 30 }, (_, i) => (i % 2 ? ada : elsewhere).hold(`g-${i}`))
    await world.bus.publish([deleted('ada')])
    await Promise.allSettled(holds)
    await eventually(async () => expect(await entries('ada')).toBe(0), patience)
    await eventually(async () => expect([await ada.balance(), await elsewhere.balance()]).toEqual([empty, empty]), patience)
  })

  it('is removed a day later by the database', async () => {
    const indexes = await world.connection.collection('accounts').indexes()
    expect(indexes).toContainEqual(expect.objectContaining({ key: { closedAt: 1 }, expireAfterSeconds: 86_400 }))
  })
})
