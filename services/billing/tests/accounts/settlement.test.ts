import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { whileUnavailable } from '@rostra/kit/testing/while-unavailable'
import { BillingService } from '@rostra/proto/billing'
import { generationEnded } from '../events.ts'
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

const balanceBecomes = (balance: { free: number; purchased?: number; held?: number }) =>
  eventually(async () => expect(await ada.balance()).toEqual({ purchased: 0, held: 0, ...balance }), eventTimeoutMs)
const charges = async () =>
  (await ada.ledger()).filter(({ kind }) => kind === 'exchange').map(({ reference, amount }) => [reference, amount])
/** Waits until all published events are handled: events of one account are handled in order. */
const allEventsHandled = async () => {
  await ada.hold('last')
  await ada.finish(['last'])
  await eventually(async () => expect(await charges()).toContainEqual(['last', -2]), eventTimeoutMs)
}

describe('the hold of an exchange', () => {
  it.each(['COMPLETE', 'STOPPED', 'PARTIAL'] as const)('is captured when the exchange ends with text: %s', async (outcome) => {
    await ada.hold('g-1')
    await ada.finish(['g-1'], outcome)
    await balanceBecomes({ free: 98 })
    expect(await ada.ledger()).toEqual([
      { kind: 'monthly', amount: 100, pocket: 'POCKET_FREE', reference: '2026-11', balanceAfter: 100 },
      { kind: 'exchange', amount: -2, pocket: 'POCKET_FREE', reference: 'g-1', balanceAfter: 98 },
    ])
  })

  it('that a program placed is charged in a line that names its key, by the token alone', async () => {
    const token = await harness.identity.program(ada.id, ['chat'])
    const request = { holdId: 'g-1', purpose: 'PURPOSE_EXCHANGE', units: 1, unitPrice: 2, access: { name: 'another key' } } as const
    await replica.client('chat').call(BillingService.Hold, request, { token })
    await ada.hold('g-2')
    await ada.finish(['g-1', 'g-2'])
    const client = replica.client()
    const notes = async () => {
      const { entries } = await client.call(
        BillingService.ListLedger,
        { page: 1, limit: 100 },
        { token: await harness.identity.member(ada.id) },
      )
      return entries.map(({ note }) => note)
    }
    const named = `A message and its answer · API key “key of ${ada.id}”`
    await eventually(async () => expect(await notes()).toEqual(expect.arrayContaining([named, 'A message and its answer'])), eventTimeoutMs)
  })

  it('that an app placed counts in its budget, by the token alone', async () => {
    const access = { kind: 'app' as const, name: 'Inspector', scopes: ['chat' as const], budget: 3, resource: 'mcp' as const }
    const token = await harness.identity.sign({ kind: 'member', sub: ada.id, name: ada.id, role: 'citizen', sid: 'a-1', access })
    const place = (holdId: string) => {
      const request = { holdId, purpose: 'PURPOSE_EXCHANGE', units: 1, unitPrice: 2, budget: 100 } as const
      return replica.client('chat').call(BillingService.Hold, request, { token })
    }
    await place('g-1')
    await expect(place('g-2')).rejects.toMatchObject({ kind: 'state', reason: 'INSUFFICIENT_BUDGET' })
    await ada.finish(['g-1'])
    await balanceBecomes({ free: 98 })
    await expect(place('g-2')).rejects.toMatchObject({ reason: 'INSUFFICIENT_BUDGET' })
    const own = { token: await harness.identity.member(ada.id) }
    expect((await replica.client().call(BillingService.ListAppSpending, {}, own)).apps).toEqual([{ id: 'a-1', credits: 2 }])
    await expect(replica.client().call(BillingService.ListAppSpending, {}, { token })).rejects.toMatchObject({
      reason: 'INSUFFICIENT_SCOPE',
    })
  })

  it('is released without a ledger entry when the exchange ends without text', async () => {
    await ada.hold('g-1')
    await ada.finish(['g-1'], 'EMPTY')
    await balanceBecomes({ free: 100 })
    expect(await ada.ledger()).toHaveLength(1)
  })

  it('is captured once when the event is delivered five times at two replicas', async () => {
    await ada.hold('g-1')
    await Promise.all([1, 2, 3, 4, 5].map(() => ada.finish(['g-1'])))
    await allEventsHandled()
    expect(await charges()).toEqual([
      ['g-1', -2],
      ['last', -2],
    ])
    await balanceBecomes({ free: 96 })
  })

  it('is settled by the first release or event, and later events change nothing', async () => {
    await Promise.all(['g-1', 'g-2'].map(ada.hold))
    await ada.release('g-1')
    await ada.finish(['g-1', 'g-2'], 'COMPLETE')
    await ada.finish(['g-2'], 'EMPTY')
    await allEventsHandled()
    expect(await charges()).toEqual([
      ['g-2', -2],
      ['last', -2],
    ])
    await balanceBecomes({ free: 96 })
  })

  it('is captured when it is placed after the event and the event is repeated', async () => {
    await ada.finish(['g-1'])
    await allEventsHandled()
    await ada.hold('g-1')
    expect(await charges()).toEqual([['last', -2]])
    await ada.finish(['g-1'])
    await balanceBecomes({ free: 96 })
  })

  it('is not charged twice when it is placed again after a capture', async () => {
    await ada.hold('g-1')
    await ada.finish(['g-1'])
    await balanceBecomes({ free: 98 })
    await ada.hold('g-1')
    await balanceBecomes({ free: 96, held: 2 })
    await ada.finish(['g-1'])
    await balanceBecomes({ free: 98 })
    expect(await charges()).toEqual([['g-1', -2]])
  })

  it('is not charged twice when the second hold takes another pocket', async () => {
    const grant = { grantId: randomUUID(), accountId: ada.id, amount: 10, note: '' }
    await replica.client('operator').call(BillingService.GrantCredits, grant)
    await ada.hold('g-1')
    await ada.finish(['g-1'])
    await balanceBecomes({ free: 98, purchased: 10 })
    for (let i = 0; i < 49; i++) await ada.hold(`free-${i}`)
    await ada.hold('g-1')
    await balanceBecomes({ free: 0, purchased: 8, held: 100 })
    await ada.finish(['g-1'])
    await balanceBecomes({ free: 0, purchased: 10, held: 98 })
    expect(await charges()).toEqual([['g-1', -2]])
  })

  it('expires when it is released in a later month, and is captured as usual', async () => {
    await Promise.all(['g-1', 'g-2'].map(ada.hold))
    harness.clock.now = new Date('2026-12-02T00:00:00Z')
    await balanceBecomes({ free: 100, held: 4 })
    await ada.release('g-1')
    await ada.finish(['g-2'])
    await balanceBecomes({ free: 100 })
    expect((await ada.ledger()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['monthly', 100],
      ['expiry', -96],
      ['monthly', 100],
      ['expiry', -2],
      ['exchange', -2],
    ])
  })

  it('returns to its month when the next one has not begun, and expires with the rest', async () => {
    await ada.hold('g-1')
    harness.clock.now = new Date('2026-12-02T00:00:00Z')
    await ada.release('g-1')
    await balanceBecomes({ free: 100 })
    expect((await ada.ledger()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['monthly', 100],
      ['expiry', -100],
      ['monthly', 100],
    ])
  })

  it('is one of hundreds of one account that are settled by few writes', async () => {
    await replica
      .client('operator')
      .call(BillingService.GrantCredits, { grantId: randomUUID(), accountId: ada.id, amount: 1_000, note: '' })
    const ids = Array.from({ length: 300 }, (_, index) => `g-${index}`)
    await Promise.all(ids.map((id) => whileUnavailable(() => ada.hold(id))))
    const accounts = harness.connection.collection<{ _id: string; version: number }>('accounts')
    const version = async () => (await accounts.findOne({ _id: ada.id }))?.version ?? 0
    const before = await version()
    await ada.finish(ids)
    await balanceBecomes({ free: 0, purchased: 500 })
    expect((await version()) - before).toBeLessThan(60)
  })
})

describe('an invalid event', () => {
  it('goes to the dead-letter topic, and later events are handled', async () => {
    await harness.bus.publish([
      generationEnded('g-1', ''),
      generationEnded('', ada.id),
      { ...generationEnded('g-1', ada.id), payload: Buffer.from([0xff, 0xff, 0xff]) },
    ])
    await allEventsHandled()
    await eventually(async () => expect(await harness.buses.deadLetters()).toBeGreaterThanOrEqual(3), eventTimeoutMs)
  })
})
