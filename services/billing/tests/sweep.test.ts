import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { registry } from '@rostra/kit/metrics'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import { type BillingWorld, createBillingWorld, exchangeFinished, type Replica } from './billing-world.ts'
import { type MemberAccount, memberAccount } from './member-account.ts'

let world: BillingWorld
let replica: Replica
let ada: MemberAccount

beforeEach(async () => {
  world = await createBillingWorld()
  replica = await world.replica({ HOLD_SWEEP_AFTER_MS: '1000' })
  ada = await memberAccount(world, replica, 'ada')
})
afterEach(() => world?.end())

const later = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
}
const balanceBecomes = (free: number, held: number) =>
  eventually(async () => expect(await ada.balance()).toEqual({ free, purchased: 0, held }))
/** Resolves when one more sweep has begun than had when it was asked, and ended. */
const sweptAgain = async () => {
  const before = world.sellers.asked.length
  await eventually(() => expect(world.sellers.asked.length).toBeGreaterThan(before + 1))
}

describe('holds whose end was missed', () => {
  it('are charged for what was answered, put back for what was not, and left while it goes on', async () => {
    for (const id of ['answered', 'nothing', 'open']) await ada.hold(id)
    world.sellers.become.set('answered', 'answered').set('nothing', 'nothing')
    later(1_001)
    await balanceBecomes(96, 2)
    await sweptAgain()
    expect(await ada.balance()).toEqual({ free: 96, purchased: 0, held: 2 })
    expect((await ada.ledger()).map(({ about, amount }) => [about, amount])).toEqual([
      ['2026-11', 100],
      ['answered', -2],
    ])
  })

  it('are not asked about while they are young', async () => {
    await ada.hold('old')
    later(1_001)
    await ada.hold('young')
    await sweptAgain()
    expect(new Set(world.sellers.asked.flat())).toEqual(new Set(['old']))
  })

  it('are asked about again when the seller could not answer', async () => {
    world.sellers.isAway = true
    world.sellers.become.set('g-1', 'nothing')
    await ada.hold('g-1')
    later(1_001)
    await sweptAgain()
    expect(await ada.balance()).toMatchObject({ held: 2 })
    world.sellers.isAway = false
    await balanceBecomes(100, 0)
  })

  it('are asked about two hundred at a time', async () => {
    const chat = replica.client('chat')
    for (let i = 0; i < 5; i++) {
      const token = await world.identity.member(`member-${i}`)
      const hold = (n: number) =>
        chat.call(BillingService.Hold, { holdId: `g-${i}-${n}`, purpose: 'PURPOSE_EXCHANGE', units: 1 }, { token, deadlineMs: 20_000 })
      await Promise.all(Array.from({ length: 50 }, (_, n) => hold(n)))
    }
    later(1_001)
    await eventually(() => expect(new Set(world.sellers.asked.flat()).size).toBe(250))
    expect(world.sellers.asked.slice(0, 2).map((ids) => ids.length)).toEqual([200, 50])
  })

  it('are settled once, though the event and two replicas come at once', async () => {
    await world.replica({ HOLD_SWEEP_AFTER_MS: '1000' })
    for (const id of ['a', 'b', 'c']) await ada.hold(id)
    for (const id of ['a', 'b', 'c']) world.sellers.become.set(id, 'answered')
    later(1_001)
    await world.bus.publish(['a', 'b', 'c'].map((id) => exchangeFinished(id, 'member:ada')))
    await balanceBecomes(94, 0)
    expect(await ada.ledger()).toHaveLength(4)
  })

  it('are shown to operators: how many credits, since when, and what became of them', async () => {
    const figure = async (name: string, labels = {}) => {
      const { values } = (await registry.getSingleMetric(name)?.get()) ?? { values: [] }
      return values.find((one) => JSON.stringify(one.labels) === JSON.stringify(labels))?.value ?? 0
    }
    const settled = () => figure('rostra_billing_holds_settled_total', { by: 'sweep', how: 'captured' })
    const before = await settled()
    await ada.hold('g-1')
    later(90_000)
    await ada.hold('g-2')
    await eventually(async () =>
      expect([await figure('rostra_billing_held_credits'), await figure('rostra_billing_oldest_hold_seconds')]).toEqual([4, 90]),
    )
    world.sellers.become.set('g-1', 'answered')
    await eventually(async () =>
      expect([await figure('rostra_billing_held_credits'), await figure('rostra_billing_oldest_hold_seconds')]).toEqual([2, 0]),
    )
    expect(await settled()).toBe(before + 1)
  })
})
