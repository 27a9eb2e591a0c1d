import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { whileUnavailable } from '@rostra/kit/testing/while-unavailable'
import { generationEnded } from '../events.ts'
import { createHarness, type Harness } from '../harness.ts'
import { type TestMember, testMember } from '../test-member.ts'

let harness: Harness
let replicas: TestMember[]

beforeAll(async () => {
  harness = await createHarness()
  replicas = await Promise.all([1, 2].map(async () => testMember(harness, await harness.replica(), 'ada')))
})
afterAll(() => harness?.stop())

describe('500 concurrent holds of an account with credits for 50, at two replicas', () => {
  it('succeed 50 times, and each of these is charged', async () => {
    const ids = Array.from({ length: 500 }, (_, i) => `g-${i}`)
    const outcomes = await Promise.allSettled(ids.map((id, i) => whileUnavailable(async () => replicas[i % 2]?.hold(id))))
    const held = ids.filter((_, i) => outcomes[i]?.status === 'fulfilled')
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []))
    expect(held).toHaveLength(50)
    expect(refusals).toHaveLength(450)
    expect(new Set(refusals)).toEqual(new Set(['INSUFFICIENT_CREDITS']))

    await harness.bus.publish(ids.map((id) => generationEnded(id, 'ada')))
    const [ada] = replicas as [TestMember]
    await eventually(async () => expect(await ada.balance()).toEqual({ free: 0, purchased: 0, held: 0 }), eventTimeoutMs)
    const ledger = await ada.ledger()
    expect(new Set(ledger.slice(1).map(({ reference }) => reference))).toEqual(new Set(held))
    expect(ledger).toHaveLength(51)
    expect(await ada.sum()).toBe(0)
    expect(ledger.at(-1)?.balanceAfter).toBe(0)
  })
})
