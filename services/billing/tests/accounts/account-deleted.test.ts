import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import { generationEnded } from '../events.ts'
import { createHarness, type Harness, type Replica } from '../harness.ts'
import { type TestMember, testMember } from '../test-member.ts'

let harness: Harness
let replica: Replica
let ada: TestMember

beforeEach(async () => {
  harness = await createHarness()
  replica = await harness.replica()
  ada = await testMember(harness, replica, 'ada')
})
afterEach(() => harness?.stop())

function accountDeleted(accountId: string): EventEnvelope {
  const payload = AccountDeletedEvent.serialize({ accountId, deletedAt: new Date().toISOString() })
  return { id: randomUUID(), topic: AccountDeletedEvent.topic, key: accountId, payload, at: new Date() }
}
const findRow = (id: string) => harness.connection.collection<{ _id: string; closedAt?: Date }>('accounts').findOne({ _id: id })
const countEntries = (accountId: string) => harness.connection.collection('ledger').countDocuments({ accountId })
const deleteAccount = async (id: string) => {
  await harness.bus.publish([accountDeleted(id)])
  await eventually(
    async () => expect([(await findRow(id))?.closedAt, await countEntries(id)]).toEqual([expect.any(Date), 0]),
    eventTimeoutMs,
  )
}
const empty = { free: 0, purchased: 0, held: 0 }

describe('a closed account', () => {
  it('is empty, has no ledger, and receives no credits', async () => {
    await ada.hold('g-1')
    await deleteAccount('ada')
    // The replica forgets what it knows of the account once the ledger is deleted.
    await eventually(async () => expect(await ada.balance()).toEqual(empty))
    expect(await ada.ledger()).toEqual([])
    await expect(ada.hold('g-2')).rejects.toMatchObject({ reason: 'INSUFFICIENT_CREDITS' })
    harness.clock.now = new Date('2026-12-01T00:00:00Z')
    expect(await ada.balance()).toEqual(empty)
    const grant = { grantId: randomUUID(), accountId: 'ada', amount: 5, note: '' }
    await expect(replica.client('operator').call(BillingService.GrantCredits, grant)).rejects.toMatchObject({ reason: 'ACCOUNT_NOT_FOUND' })
    expect(await countEntries('ada')).toBe(0)
  })

  it('is not charged when its exchanges end', async () => {
    const bob = await testMember(harness, replica, 'bob')
    await Promise.all([ada.hold('g-1'), bob.hold('g-2')])
    await deleteAccount('ada')
    await harness.bus.publish([generationEnded('g-1', 'ada'), generationEnded('g-2', 'bob')])
    await eventually(async () => expect(await bob.balance()).toEqual({ free: 98, purchased: 0, held: 0 }), eventTimeoutMs)
    expect(await ada.balance()).toEqual(empty)
    expect(await countEntries('ada')).toBe(0)
    expect(await harness.buses.deadLetters()).toBe(0)
  })

  it('is created closed when it did not exist, so that a token that is still valid cannot create it', async () => {
    await deleteAccount('ada')
    expect(await ada.balance()).toEqual(empty)
    await expect(ada.hold('g-1')).rejects.toMatchObject({ reason: 'INSUFFICIENT_CREDITS' })
  })

  it('stays closed when the event is repeated, and other accounts are unaffected', async () => {
    const bob = await testMember(harness, replica, 'bob')
    await Promise.all([ada.hold('g-1'), bob.hold('g-2')])
    await deleteAccount('ada')
    await deleteAccount('ada')
    expect(await bob.balance()).toEqual({ free: 98, purchased: 0, held: 2 })
    expect(await countEntries('bob')).toBe(1)
  })

  it('stays closed while another replica places holds', async () => {
    const elsewhere = await testMember(harness, await harness.replica(), 'ada')
    const holds = Array.from({ length: 30 }, (_, i) => (i % 2 ? ada : elsewhere).hold(`g-${i}`))
    await harness.bus.publish([accountDeleted('ada')])
    await Promise.allSettled(holds)
    await eventually(async () => expect(await countEntries('ada')).toBe(0), eventTimeoutMs)
    await eventually(async () => expect([await ada.balance(), await elsewhere.balance()]).toEqual([empty, empty]), eventTimeoutMs)
  })

  it('is removed by a TTL index after one day', async () => {
    const indexes = await harness.connection.collection('accounts').indexes()
    expect(indexes).toContainEqual(expect.objectContaining({ key: { closedAt: 1 }, expireAfterSeconds: 86_400 }))
  })
})
