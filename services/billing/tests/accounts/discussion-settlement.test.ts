import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import { discussionFinished } from '../events.ts'
import { createHarness, type Harness, type Replica } from '../harness.ts'
import { type TestMember, testMember } from '../test-member.ts'

let harness: Harness
let replica: Replica
/** A new member in every test. */
let ada: TestMember

beforeAll(async () => {
  harness = await createHarness()
  replica = await harness.replica()
  await harness.replica()
})
afterAll(() => harness?.stop())
beforeEach(async () => {
  harness.clock.now = new Date('2026-11-20T12:00:00Z')
  ada = await testMember(harness, replica, randomUUID())
})

const finish = (id: string, answered: number) => harness.bus.publish([discussionFinished(id, ada.id, answered)])
const balanceBecomes = (balance: { free: number; purchased?: number; held?: number }) =>
  eventually(async () => expect(await ada.balance()).toEqual({ purchased: 0, held: 0, ...balance }), eventTimeoutMs)
const charges = async () =>
  (await ada.ledger()).filter(({ kind }) => kind === 'discussion').map(({ reference, amount }) => [reference, amount])
/** Waits until all published events are handled: events of one account are handled in order. */
const allEventsHandled = async () => {
  await ada.holdDiscussion('last', 1)
  await finish('last', 1)
  await eventually(async () => expect(await charges()).toContainEqual(['last', -2]), eventTimeoutMs)
}

describe('the hold of a discussion', () => {
  it('is charged for the experts that answered, and the rest is released', async () => {
    await ada.holdDiscussion('d-1', 5)
    await balanceBecomes({ free: 90, held: 10 })
    await finish('d-1', 3)
    await balanceBecomes({ free: 94 })
    const token = await harness.identity.member(ada.id)
    const { entries } = await replica.client().call(BillingService.ListLedger, { page: 1, limit: 1 }, { token })
    expect(entries).toMatchObject([{ kind: 'discussion', amount: -6, balanceAfter: 94, note: 'A discussion of 3 experts' }])
  })

  it('is released without a ledger entry when the discussion failed', async () => {
    await ada.holdDiscussion('d-1', 2)
    await finish('d-1', 0)
    await balanceBecomes({ free: 100 })
    expect(await ada.ledger()).toHaveLength(1)
  })

  it('returns purchased credits to the purchased pocket', async () => {
    await replica.client('operator').call(BillingService.GrantCredits, { grantId: randomUUID(), accountId: ada.id, amount: 8, note: '' })
    for (let i = 0; i < 49; i++) await ada.hold(`free-${i}`)
    await ada.holdDiscussion('d-1', 5)
    await balanceBecomes({ free: 0, purchased: 0, held: 108 })
    await finish('d-1', 2)
    await balanceBecomes({ free: 0, purchased: 6, held: 98 })
    expect((await ada.ledger()).slice(-2).map(({ pocket, amount }) => [pocket, amount])).toEqual([
      ['POCKET_FREE', -2],
      ['POCKET_PURCHASED', -2],
    ])
  })

  it('is charged once when its event is delivered five times at two replicas, also with another number of experts', async () => {
    await ada.holdDiscussion('d-1', 5)
    await Promise.all([4, 4, 4, 4, 4].map((answered) => finish('d-1', answered)))
    await finish('d-1', 5)
    await allEventsHandled()
    expect(await charges()).toEqual([
      ['d-1', -8],
      ['last', -2],
    ])
    await balanceBecomes({ free: 90 })
  })

  it('is not charged twice when it is placed again after a capture', async () => {
    await ada.holdDiscussion('d-1', 3)
    await finish('d-1', 2)
    await balanceBecomes({ free: 96 })
    await ada.holdDiscussion('d-1', 3)
    await balanceBecomes({ free: 90, held: 6 })
    await finish('d-1', 2)
    await balanceBecomes({ free: 96 })
    expect(await charges()).toEqual([['d-1', -4]])
  })

  it('that was released is not charged by a late event', async () => {
    await ada.holdDiscussion('d-1', 3)
    await replica.client('experts').call(BillingService.Release, { accountId: ada.id, holdId: 'd-1' })
    await finish('d-1', 3)
    await allEventsHandled()
    expect(await charges()).toEqual([['last', -2]])
  })

  it('does not collide with the exchange of the same id', async () => {
    await ada.hold('same')
    await ada.holdDiscussion('same', 2)
    await finish('same', 2)
    await balanceBecomes({ free: 94, held: 2 })
    await ada.finish(['same'])
    await balanceBecomes({ free: 94 })
    expect(await ada.sum()).toBe(94)
  })

  it('expires in a later month as far as it is released and free', async () => {
    await ada.holdDiscussion('d-1', 5)
    harness.clock.now = new Date('2026-12-02T00:00:00Z')
    await balanceBecomes({ free: 100, held: 10 })
    await finish('d-1', 3)
    await balanceBecomes({ free: 100 })
    expect((await ada.ledger()).slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['discussion', -6],
      ['expiry', -4],
    ])
  })
})

describe('an invalid event of a discussion', () => {
  it('goes to the dead-letter topic, and later events are handled', async () => {
    await ada.holdDiscussion('d-1', 5)
    await harness.bus.publish([
      discussionFinished('', ada.id, 2),
      discussionFinished('d-1', '', 2),
      discussionFinished('d-1', ada.id, 6),
      { ...discussionFinished('d-1', ada.id, 2), payload: Buffer.from([0xff, 0xff, 0xff]) },
    ])
    await allEventsHandled()
    await eventually(async () => expect(await harness.buses.deadLetters()).toBeGreaterThanOrEqual(4), eventTimeoutMs)
    expect(await charges()).toEqual([['last', -2]])
  })
})
