import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { eventually } from '@rostra/kit/testing/eventually'
import { BillingService } from '@rostra/proto/billing'
import { CreditsDebitedEvent, CreditsGrantedEvent } from '@rostra/proto/billing-events'
import { type BillingWorld, createBillingWorld, exchangeFinished, patience, type Replica } from './billing-world.ts'
import { memberAccount } from './member-account.ts'

let world: BillingWorld
let replica: Replica
let heard: EventEnvelope[]

beforeEach(async () => {
  world = await createBillingWorld()
  heard = []
  for (const { topic } of [CreditsGrantedEvent, CreditsDebitedEvent])
    await world.bus.subscribe({ topic, group: `test.${topic}`, handle: async (event) => void heard.push(event) })
  replica = await world.replica()
})
afterEach(() => world?.end())

/** What was said in each event of a topic, by the event's id, so that one that comes twice counts once. */
const told = ({ topic, deserialize }: typeof CreditsGrantedEvent | typeof CreditsDebitedEvent) =>
  [...new Map(heard.filter((event) => event.topic.endsWith(topic)).map((event) => [event.id, event])).values()].map(({ payload, key }) => {
    const { accountId, free, purchased, kind, about } = deserialize(payload)
    expect(accountId).toBe(key)
    return { accountId, free, purchased, kind, about }
  })

describe('credits that come and go', () => {
  it('are told of, each once, and not while they are only held', async () => {
    const ada = await memberAccount(world, replica, 'ada')
    await ada.balance()
    const grantId = randomUUID()
    await replica.client('operator').call(BillingService.GrantCredits, { grantId, accountId: 'ada', amount: 30, note: '' })
    for (let i = 0; i < 49; i++) await ada.hold(`g-${i}`)
    await ada.release('g-0')
    await ada.hold('g-1')
    world.clock.now = new Date('2026-12-01T00:00:00Z')
    await ada.balance()
    await ada.release('g-1')
    await world.bus.publish([exchangeFinished('g-2', 'member:ada')])
    await eventually(() => expect(told(CreditsDebitedEvent)).toHaveLength(3), patience)
    expect(told(CreditsGrantedEvent)).toEqual([
      { accountId: 'ada', free: 100, purchased: 0, kind: 'monthly', about: '2026-11' },
      { accountId: 'ada', free: 0, purchased: 30, kind: 'grant', about: grantId },
      { accountId: 'ada', free: 100, purchased: 0, kind: 'monthly', about: '2026-12' },
    ])
    expect(told(CreditsDebitedEvent)).toEqual([
      { accountId: 'ada', free: 4, purchased: 0, kind: 'expiry', about: '2026-11' },
      { accountId: 'ada', free: 2, purchased: 0, kind: 'expiry', about: '2026-11' },
      { accountId: 'ada', free: 2, purchased: 0, kind: 'exchange', about: 'g-2' },
    ])
    const waiting = () => world.connection.collection('accounts').countDocuments({ 'outbox.at': { $exists: true } })
    await eventually(async () => expect(await waiting()).toBe(0), patience)
  })
})
