import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { EventBus, EventEnvelope } from '@rostra/kit/events/event-bus'
import { eventually } from '@rostra/kit/testing/eventually'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import type { ExchangeFinished } from '@rostra/proto/gen/rostra/chat/v1/ExchangeFinished'
import { PersonaService } from '@rostra/proto/persona'
import { createPersonaWorld, type PersonaWorld, type Replica } from './persona-world.ts'

let world: PersonaWorld
let replica: Replica
let bus: EventBus
let personaId: string

beforeEach(async () => {
  world = await createPersonaWorld()
  replica = await world.replica()
  bus = await world.buses.join()
  personaId = await world.add()
})
afterEach(() => world?.end())

const { topic } = ExchangeFinishedEvent
const patience = process.env.TEST_KAFKA_BROKERS ? 60_000 : 10_000

function exchange(over: ExchangeFinished = {}): EventEnvelope {
  const id = randomUUID()
  const event: ExchangeFinished = {
    generationId: id,
    conversationId: 'c-1',
    personaId,
    person: 'member:bob',
    outcome: 'EXCHANGE_OUTCOME_COMPLETE',
    finishedAt: new Date().toISOString(),
    ...over,
  }
  return { id, topic, key: personaId, payload: ExchangeFinishedEvent.serialize(event), at: new Date() }
}

const counts = async () => {
  const { conversations, people } = await replica.client().call(PersonaService.GetPersonaStats, { id: personaId })
  return { conversations, people }
}
const counted = (expected: { conversations: number; people: number }) =>
  eventually(async () => expect(await counts()).toEqual(expected), patience)

/** Events of one persona are handled in order, so when this one is counted, so is all that went before. */
const last = () => bus.publish([exchange({ conversationId: 'last', person: 'guest:last' })])

describe('a finished exchange', () => {
  it('counts once though it is delivered five times, to two replicas', async () => {
    await world.replica()
    const event = exchange()
    await Promise.all([1, 2, 3, 4, 5].map(() => bus.publish([event])))
    await last()
    await counted({ conversations: 2, people: 2 })
  })

  it('counts a conversation once, however long it gets, and a person once, however often they come', async () => {
    await bus.publish([
      exchange(),
      exchange(),
      exchange({ conversationId: 'c-2' }),
      exchange({ conversationId: 'c-3', person: 'guest:bob' }),
      exchange({ outcome: 'EXCHANGE_OUTCOME_STOPPED', conversationId: 'c-4' }),
      exchange({ outcome: 'EXCHANGE_OUTCOME_PARTIAL', conversationId: 'c-5' }),
    ])
    await counted({ conversations: 5, people: 2 })
  })

  it('does not count when no text was shown', async () => {
    await bus.publish([exchange({ outcome: 'EXCHANGE_OUTCOME_EMPTY' })])
    await last()
    await counted({ conversations: 1, people: 1 })
  })

  it('adds up when a hundred come at once, to two replicas', async () => {
    await world.replica()
    const events = Array.from({ length: 100 }, (_, i) => exchange({ conversationId: `c-${i}`, person: `guest:${i % 40}` }))
    await bus.publish(events)
    await counted({ conversations: 100, people: 40 })
  })

  it('counts once though it comes again after a restart', async () => {
    const event = exchange()
    await bus.publish([event])
    await counted({ conversations: 1, people: 1 })
    await replica.stop()
    replica = await world.replica()
    await bus.publish([event, exchange()])
    await last()
    await counted({ conversations: 2, people: 2 })
  })

  it('of a persona that is gone changes nothing and holds nobody up', async () => {
    await bus.publish([exchange({ personaId: 'f'.repeat(24) })])
    await last()
    await counted({ conversations: 1, people: 1 })
    expect(await world.buses.deaths()).toBe(0)
  })
})

describe('an event that cannot be handled', () => {
  it.each<[string, () => EventEnvelope]>([
    ['is no message', () => ({ ...exchange(), payload: Buffer.from([0xff, 0xff, 0xff]) })],
    ['names no persona', () => exchange({ personaId: '{"$gt":""}' })],
    ['names nobody', () => exchange({ person: 'bob' })],
    ['has no outcome', () => exchange({ outcome: 'EXCHANGE_OUTCOME_UNSPECIFIED' })],
  ])('goes to the dead letters when it %s, and again when it is replayed, while others pass', async (_what, poison) => {
    await bus.publish([poison(), exchange()])
    await counted({ conversations: 1, people: 1 })
    await eventually(async () => expect(await world.buses.deaths()).toBe(1), patience)
    await world.buses.replay(topic)
    await eventually(async () => expect(await world.buses.deaths()).toBe(2), patience)
    await last()
    await counted({ conversations: 2, people: 2 })
  })

  it('counts when it is replayed after the cause is gone', async () => {
    const { db } = world.connection
    await db?.command({ collMod: 'reach', validator: { at: { $type: 'string' } } })
    await bus.publish([exchange()])
    await eventually(async () => expect(await world.buses.deaths()).toBe(1), patience)
    expect(await counts()).toEqual({ conversations: 0, people: 0 })

    await db?.command({ collMod: 'reach', validator: {} })
    await world.buses.replay(topic)
    await counted({ conversations: 1, people: 1 })
    await world.buses.replay(topic)
    await last()
    await counted({ conversations: 2, people: 2 })
  })
})
