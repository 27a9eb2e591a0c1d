import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import { CreditsDebitedEvent, CreditsGrantedEvent } from '@rostra/proto/billing-events'
import { createHarness, eventTimeoutMs, exchangeFinished, type Harness, type Replica } from '../harness.ts'
import { testMember } from '../test-member.ts'

let harness: Harness
let replica: Replica
let received: EventEnvelope[]

beforeEach(async () => {
  harness = await createHarness()
  received = []
  for (const { topic } of [CreditsGrantedEvent, CreditsDebitedEvent])
    await harness.bus.subscribe({ topic, group: `test.${topic}`, handle: async (event) => void received.push(event) })
  replica = await harness.replica()
})
afterEach(() => harness?.stop())

/** Decodes the events of a topic; a repeated event counts once. */
const decoded = ({ topic, deserialize }: typeof CreditsGrantedEvent | typeof CreditsDebitedEvent) =>
  [...new Map(received.filter((event) => event.topic.endsWith(topic)).map((event) => [event.id, event])).values()].map(
    ({ payload, key }) => {
      const { accountId, free, purchased, kind, reference } = deserialize(payload)
      expect(accountId).toBe(key)
      return { accountId, free, purchased, kind, reference }
    },
  )

describe('credit events', () => {
  it('are published once for each grant and debit, and not for holds', async () => {
    const ada = await testMember(harness, replica, 'ada')
    await ada.balance()
    const grantId = randomUUID()
    await replica.client('operator').call(BillingService.GrantCredits, { grantId, accountId: 'ada', amount: 30, note: '' })
    for (let i = 0; i < 49; i++) await ada.hold(`g-${i}`)
    await ada.release('g-0')
    await ada.hold('g-1')
    harness.clock.now = new Date('2026-12-01T00:00:00Z')
    await ada.balance()
    await ada.release('g-1')
    await harness.bus.publish([exchangeFinished('g-2', 'member:ada')])
    // Two topics are relayed side by side: the last event of one says nothing of the other.
    await eventually(() => {
      expect(decoded(CreditsDebitedEvent)).toHaveLength(3)
      expect(decoded(CreditsGrantedEvent)).toHaveLength(3)
    }, eventTimeoutMs)
    expect(decoded(CreditsGrantedEvent)).toEqual([
      { accountId: 'ada', free: 100, purchased: 0, kind: 'monthly', reference: '2026-11' },
      { accountId: 'ada', free: 0, purchased: 30, kind: 'grant', reference: grantId },
      { accountId: 'ada', free: 100, purchased: 0, kind: 'monthly', reference: '2026-12' },
    ])
    expect(decoded(CreditsDebitedEvent)).toEqual([
      { accountId: 'ada', free: 4, purchased: 0, kind: 'expiry', reference: '2026-11' },
      { accountId: 'ada', free: 2, purchased: 0, kind: 'expiry', reference: '2026-11' },
      { accountId: 'ada', free: 2, purchased: 0, kind: 'exchange', reference: 'g-2' },
    ])
    const pending = () => harness.connection.collection('accounts').countDocuments({ 'outbox.at': { $exists: true } })
    await eventually(async () => expect(await pending()).toBe(0), eventTimeoutMs)
  })
})
