import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type BillingWorld, createBillingWorld, exchangeFinished, patience } from './billing-world.ts'
import { type MemberAccount, memberAccount } from './member-account.ts'

let world: BillingWorld
let replicas: MemberAccount[]

beforeAll(async () => {
  world = await createBillingWorld()
  replicas = await Promise.all([1, 2].map(async () => memberAccount(world, await world.replica(), 'ada')))
})
afterAll(() => world?.end())

describe('five hundred holds at once of one account that can pay for fifty, at two replicas', () => {
  it('succeed fifty times, and are all charged in the end', async () => {
    const ids = Array.from({ length: 500 }, (_, i) => `g-${i}`)
    const outcomes = await Promise.allSettled(ids.map((id, i) => replicas[i % 2]?.hold(id)))
    const held = ids.filter((_, i) => outcomes[i]?.status === 'fulfilled')
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []))
    expect(held).toHaveLength(50)
    expect(refusals).toHaveLength(450)
    expect(new Set(refusals)).toEqual(new Set(['INSUFFICIENT_CREDITS']))

    await world.bus.publish(ids.map((id) => exchangeFinished(id, 'member:ada')))
    const [ada] = replicas as [MemberAccount]
    await eventually(async () => expect(await ada.balance()).toEqual({ free: 0, purchased: 0, held: 0 }), patience)
    const ledger = await ada.ledger()
    expect(new Set(ledger.slice(1).map(({ about }) => about))).toEqual(new Set(held))
    expect(ledger).toHaveLength(51)
    expect(await ada.sum()).toBe(0)
    expect(ledger.at(-1)?.balanceAfter).toBe(0)
  })
})
