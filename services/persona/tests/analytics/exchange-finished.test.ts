import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { EventBus, EventEnvelope } from '@rostra/kit/events/event-bus'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import type { ExchangeFinished } from '@rostra/proto/gen/rostra/chat/v1/ExchangeFinished'
import { PersonaService } from '@rostra/proto/persona'
import { Types } from 'mongoose'
import { exchangeFinished } from '../events.ts'
import { createHarness, type Harness, type Replica } from '../harness.ts'

let harness: Harness
let replica: Replica
let bus: EventBus
let personaId: string

beforeEach(async () => {
  harness = await createHarness()
  replica = await harness.startReplica()
  bus = await harness.buses.join()
  personaId = await harness.addPersona()
})
afterEach(() => harness?.end())

const { topic } = ExchangeFinishedEvent

const exchange = (over: ExchangeFinished = {}) => exchangeFinished(personaId, over)
const counts = async () => {
  const { conversations, people } = await replica.client().call(PersonaService.GetPersonaStats, { id: personaId })
  return { conversations, people }
}
const hasCounts = (expected: { conversations: number; people: number }) =>
  eventually(async () => expect(await counts()).toEqual(expected), eventTimeoutMs)

/** Publishes a last event. Events of one persona are handled in order: when it is counted, all before it were handled. */
const publishLast = () => bus.publish([exchange({ conversationId: 'last', person: 'guest:last' })])

describe('the event of a finished exchange', () => {
  it('counts once when it is delivered five times to two replicas', async () => {
    await harness.startReplica()
    const event = exchange()
    await Promise.all([1, 2, 3, 4, 5].map(() => bus.publish([event])))
    await publishLast()
    await hasCounts({ conversations: 2, people: 2 })
  })

  it('counts each conversation and each person once', async () => {
    await bus.publish([
      exchange(),
      exchange(),
      exchange({ conversationId: 'c-2' }),
      exchange({ conversationId: 'c-3', person: 'guest:bob' }),
      exchange({ outcome: 'EXCHANGE_OUTCOME_STOPPED', conversationId: 'c-4' }),
      exchange({ outcome: 'EXCHANGE_OUTCOME_PARTIAL', conversationId: 'c-5' }),
    ])
    await hasCounts({ conversations: 5, people: 2 })
  })

  it('does not count when the answer has no text', async () => {
    await bus.publish([exchange({ outcome: 'EXCHANGE_OUTCOME_EMPTY' })])
    await publishLast()
    await hasCounts({ conversations: 1, people: 1 })
  })

  it('does not count again when its answer has gone on, however long ago it was counted', async () => {
    await bus.publish([exchange()])
    await hasCounts({ conversations: 1, people: 1 })
    await bus.publish([exchange({ continuation: true, conversationId: 'c-2' })])
    await publishLast()
    await hasCounts({ conversations: 2, people: 2 })
  })

  it('adds up for a hundred concurrent events on two replicas', async () => {
    await harness.startReplica()
    const events = Array.from({ length: 100 }, (_, i) => exchange({ conversationId: `c-${i}`, person: `guest:${i % 40}` }))
    await bus.publish(events)
    await hasCounts({ conversations: 100, people: 40 })
  })

  it('counts once when it is delivered again after a restart', async () => {
    const event = exchange()
    await bus.publish([event])
    await hasCounts({ conversations: 1, people: 1 })
    await replica.stop()
    replica = await harness.startReplica()
    await bus.publish([event, exchange()])
    await publishLast()
    await hasCounts({ conversations: 2, people: 2 })
  })

  it('of a deleted persona changes nothing and blocks no other event', async () => {
    await bus.publish([exchange({ personaId: 'f'.repeat(24) })])
    await publishLast()
    await hasCounts({ conversations: 1, people: 1 })
    expect(await harness.buses.deadLetters()).toBe(0)
  })

  it('of a persona whose row another transaction holds delays no event of another persona in its batch', async () => {
    const other = await harness.addPersona()
    const session = await harness.connection.startSession()
    session.startTransaction()
    const personas = harness.connection.collection('personas')
    const hold = () => personas.updateOne({ _id: new Types.ObjectId(personaId) }, { $inc: { held: 1 } }, { session })
    await hold()
    const published = bus.publish([exchange(), exchange({ personaId: other })])
    const stats = () => replica.client().call(PersonaService.GetPersonaStats, { id: other })
    await eventually(async () => {
      // A transaction that is idle for long would be ended.
      await hold()
      expect(await stats()).toMatchObject({ conversations: 1, people: 1 })
    }, eventTimeoutMs)
    expect(await counts()).toEqual({ conversations: 0, people: 0 })
    await session.abortTransaction()
    await session.endSession()
    await published
    await hasCounts({ conversations: 1, people: 1 })
    expect(await stats()).toMatchObject({ conversations: 1, people: 1 })
  })

  it('of a deleted persona in one batch with those of others changes nothing, and the others count', async () => {
    const other = await harness.addPersona()
    const finishedAt = new Date().toISOString()
    const ids = ['f'.repeat(24), personaId, other, other]
    await bus.publish(ids.map((id) => exchange({ personaId: id, finishedAt })))
    await hasCounts({ conversations: 1, people: 1 })
    const stats = () => replica.client().call(PersonaService.GetPersonaStats, { id: other })
    await eventually(async () => expect(await stats()).toMatchObject({ conversations: 1, people: 1 }), eventTimeoutMs)
    const days = await harness.connection.db?.collection('daily').find().toArray()
    expect(days?.map(({ messages }) => messages).sort()).toEqual([1, 2])
    const totals = await harness.connection.db?.collection('daily_totals').find().toArray()
    expect(totals?.map(({ conversations, messages, people }) => [conversations, messages, people])).toEqual([[2, 3, 2]])
    expect(await harness.buses.deadLetters()).toBe(0)
  })
})

describe('an event that cannot be handled', () => {
  // Webhooks read such events too, without the person.
  it.each<[string, number, () => EventEnvelope]>([
    ['is no message', 2, () => ({ ...exchange(), payload: Buffer.from([0xff, 0xff, 0xff]) })],
    ['has an invalid persona id', 2, () => exchange({ personaId: '{"$gt":""}' })],
    ['has an invalid person', 1, () => exchange({ person: 'bob' })],
    ['has no known outcome', 2, () => exchange({ outcome: 'EXCHANGE_OUTCOME_UNSPECIFIED' })],
  ])('goes to the dead letters when it %s, also after a replay, and blocks no other event', async (_what, consumers, invalid) => {
    await bus.publish([invalid(), exchange()])
    await hasCounts({ conversations: 1, people: 1 })
    await eventually(async () => expect(await harness.buses.deadLetters()).toBe(consumers), eventTimeoutMs)
    await harness.buses.replay(topic)
    await eventually(async () => expect(await harness.buses.deadLetters()).toBe(2 * consumers), eventTimeoutMs)
    await publishLast()
    await hasCounts({ conversations: 2, people: 2 })
  })

  it('counts when it is replayed after the store accepts it again', async () => {
    const { db } = harness.connection
    await db?.command({ collMod: 'reach', validator: { at: { $type: 'string' } } })
    await bus.publish([exchange()])
    await eventually(async () => expect(await harness.buses.deadLetters()).toBe(1), eventTimeoutMs)
    expect(await counts()).toEqual({ conversations: 0, people: 0 })

    await db?.command({ collMod: 'reach', validator: {} })
    await harness.buses.replay(topic)
    await hasCounts({ conversations: 1, people: 1 })
    await harness.buses.replay(topic)
    await publishLast()
    await hasCounts({ conversations: 2, people: 2 })
  })
})
