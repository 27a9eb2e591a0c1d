import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { registry } from '@rostra/kit/metrics'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { generationEnded } from '../events.ts'
import { createHarness, type Harness, type Replica } from '../harness.ts'
import { type TestMember, testMember } from '../test-member.ts'
import { answered, unanswered } from './fake-hold-outcomes.ts'

let harness: Harness
let replica: Replica
let ada: TestMember

beforeEach(async () => {
  harness = await createHarness()
  replica = await harness.replica({ HOLD_SWEEP_AFTER_MS: '1000' })
  ada = await testMember(harness, replica, 'ada')
})
afterEach(() => harness?.stop())

const advance = (ms: number) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + ms)
}
const balanceBecomes = (free: number, held: number) =>
  eventually(async () => expect(await ada.balance()).toEqual({ free, purchased: 0, held }))
/** Waits for two more calls, so that at least one whole sweep has run since. */
const nextSweep = async () => {
  const before = harness.holdOutcomes.calls.length
  await eventually(() => expect(harness.holdOutcomes.calls.length).toBeGreaterThan(before + 1))
}

describe('the sweep of holds whose event was missed', () => {
  it('captures answered ones, releases unanswered ones, and leaves open ones', async () => {
    for (const id of ['answered', 'unanswered', 'open']) await ada.hold(id)
    harness.holdOutcomes.outcomes.set('answered', answered).set('unanswered', unanswered)
    advance(1_001)
    await balanceBecomes(96, 2)
    await nextSweep()
    expect(await ada.balance()).toEqual({ free: 96, purchased: 0, held: 2 })
    expect((await ada.ledger()).map(({ reference, amount }) => [reference, amount])).toEqual([
      ['2026-11', 100],
      ['answered', -2],
    ])
  })

  it('settles the hold of an exchange whose end is told only in the order of the persona', async () => {
    await ada.hold('g-1')
    const finished = { generationId: 'g-1', conversationId: 'c-1', personaId: 'plato', person: 'member:ada' }
    const outcome = { outcome: 'EXCHANGE_OUTCOME_COMPLETE', finishedAt: harness.clock.now.toISOString() } as const
    const payload = ExchangeFinishedEvent.serialize({ ...finished, ...outcome })
    await harness.bus.publish([{ id: 'g-1', topic: ExchangeFinishedEvent.topic, key: 'plato', payload, at: harness.clock.now }])
    harness.holdOutcomes.outcomes.set('g-1', answered)
    advance(1_001)
    await balanceBecomes(98, 0)
    expect((await ada.ledger()).map(({ reference, amount }) => [reference, amount])).toContainEqual(['g-1', -2])
  })

  it('does not ask about recent holds', async () => {
    await ada.hold('old')
    advance(1_001)
    await ada.hold('young')
    await nextSweep()
    expect(new Set(harness.holdOutcomes.calls.flat())).toEqual(new Set(['old']))
  })

  it('retries when the outcomes were unavailable', async () => {
    harness.holdOutcomes.isUnavailable = true
    harness.holdOutcomes.outcomes.set('g-1', unanswered)
    await ada.hold('g-1')
    advance(1_001)
    await nextSweep()
    expect(await ada.balance()).toMatchObject({ held: 2 })
    harness.holdOutcomes.isUnavailable = false
    await balanceBecomes(100, 0)
  })

  it('settles no hold of a running exchange after an outage of chat, however old the hold is by then', async () => {
    for (const id of ['running', 'ended']) await ada.hold(id)
    harness.holdOutcomes.isUnavailable = true
    advance(600_000)
    await nextSweep()
    expect(await ada.balance()).toMatchObject({ held: 4 })
    harness.holdOutcomes.outcomes.set('ended', answered)
    harness.holdOutcomes.isUnavailable = false
    await balanceBecomes(96, 2)
    await nextSweep()
    expect(await ada.balance()).toEqual({ free: 96, purchased: 0, held: 2 })
    harness.holdOutcomes.outcomes.set('running', answered)
    await balanceBecomes(96, 0)
  })

  it('asks about 200 holds at a time', async () => {
    const chat = replica.client('chat')
    for (let i = 0; i < 5; i++) {
      const token = await harness.identity.member(`member-${i}`)
      const hold = (n: number) =>
        chat.call(
          BillingService.Hold,
          { holdId: `g-${i}-${n}`, purpose: 'PURPOSE_EXCHANGE', units: 1, unitPrice: 2 },
          { token, deadlineMs: 20_000 },
        )
      await Promise.all(Array.from({ length: 50 }, (_, n) => hold(n)))
    }
    advance(1_001)
    await eventually(() => expect(new Set(harness.holdOutcomes.calls.flat()).size).toBe(250))
    expect(harness.holdOutcomes.calls.slice(0, 2).map((ids) => ids.length)).toEqual([200, 50])
  })

  it('settles each once, concurrently with the event and another replica', async () => {
    await harness.replica({ HOLD_SWEEP_AFTER_MS: '1000' })
    for (const id of ['a', 'b', 'c']) await ada.hold(id)
    for (const id of ['a', 'b', 'c']) harness.holdOutcomes.outcomes.set(id, answered)
    advance(1_001)
    await harness.bus.publish(['a', 'b', 'c'].map((id) => generationEnded(id, 'ada')))
    await balanceBecomes(94, 0)
    expect(await ada.ledger()).toHaveLength(4)
  })

  it('sets the metrics: credits held, age of the oldest hold, holds settled', async () => {
    const metric = async (name: string, labels = {}) => {
      const { values } = (await registry.getSingleMetric(name)?.get()) ?? { values: [] }
      return values.find((sample) => JSON.stringify(sample.labels) === JSON.stringify(labels))?.value ?? 0
    }
    const oldest = () => metric('rostra_billing_oldest_hold_seconds', { purpose: 'exchange' })
    const settled = () => metric('rostra_billing_holds_settled_total', { by: 'sweep', how: 'captured' })
    const before = await settled()
    await ada.hold('g-1')
    advance(90_000)
    await ada.hold('g-2')
    await eventually(async () => expect([await metric('rostra_billing_held_credits'), await oldest()]).toEqual([4, 90]))
    harness.holdOutcomes.outcomes.set('g-1', answered)
    await eventually(async () => expect([await metric('rostra_billing_held_credits'), await oldest()]).toEqual([2, 0]))
    expect(await settled()).toBe(before + 1)
  })
})
