import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { EventBus, EventEnvelope } from '@rostra/kit/events/event-bus'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import type { ExchangeFinished } from '@rostra/proto/gen/rostra/chat/v1/ExchangeFinished'
import { PersonaService } from '@rostra/proto/persona'
import { createPersonaWorld, type PersonaWorld } from './persona-world.ts'

let world: PersonaWorld
let gateway: RpcClient
let bus: EventBus
let personaId: string

beforeAll(async () => {
  world = await createPersonaWorld()
  gateway = (await world.replica()).client()
  await world.replica()
  bus = await world.buses.join()
})
afterAll(() => world?.end())
// Days of long ago are forgotten by the database's own clock, so the story is told of today.
const dayMs = 24 * 3_600_000
const today = new Date().toISOString().slice(0, 10)
const date = (daysAgo: number) => new Date(Date.parse(today) - daysAgo * dayMs).toISOString().slice(0, 10)
const on = (daysAgo: number, time = '09:00:00') => `${date(daysAgo)}T${time}Z`

beforeEach(async () => {
  world.clock.now = new Date(on(0, '12:00:00'))
  personaId = await world.add()
})

const patience = process.env.TEST_KAFKA_BROKERS ? 60_000 : 10_000
const as = async (id: string) => ({ token: await world.identity.member(id) })
const nothing = { conversations: 0, messages: 0, people: 0, upvotes: 0, downvotes: 0 }

function exchange(over: ExchangeFinished = {}): EventEnvelope {
  const id = randomUUID()
  const finished = { generationId: id, conversationId: 'c-1', personaId, person: 'member:bob', finishedAt: on(0) }
  const payload = ExchangeFinishedEvent.serialize({ ...finished, outcome: 'EXCHANGE_OUTCOME_COMPLETE', ...over })
  return { id, topic: ExchangeFinishedEvent.topic, key: personaId, payload, at: new Date() }
}
const analytics = async (days = 7, who = 'ada') => gateway.call(PersonaService.GetAnalytics, { personaId, days }, await as(who))
/** The days on which something happened, by date. */
const told = async (days = 7) => {
  const { days: all, totals } = await analytics(days)
  const { date: _none, ...sums } = totals ?? {}
  return {
    days: Object.fromEntries(all.filter(({ messages, upvotes, downvotes }) => messages + upvotes + downvotes > 0).map(byDate)),
    totals: sums,
  }
}
const byDate = <Day extends { date: string }>({ date, ...counted }: Day) => [date, counted] as const
const soon = (check: () => Promise<void>) => eventually(check, patience)

describe('the analytics of a persona', () => {
  it('count conversations, messages and people on the day of each, and somebody who came on several days once in all', async () => {
    await bus.publish([
      exchange({ finishedAt: on(2, '23:59:59.999') }),
      exchange({ finishedAt: on(1, '00:00:00') }),
      exchange({ finishedAt: on(1, '08:00:00') }),
      exchange({ finishedAt: on(1), conversationId: 'c-2', person: 'guest:bob' }),
      exchange({ conversationId: 'c-3', outcome: 'EXCHANGE_OUTCOME_STOPPED' }),
    ])
    await soon(async () =>
      expect(await told()).toEqual({
        days: {
          [date(2)]: { ...nothing, conversations: 1, messages: 1, people: 1 },
          [date(1)]: { ...nothing, conversations: 1, messages: 3, people: 2 },
          [date(0)]: { ...nothing, conversations: 1, messages: 1, people: 1 },
        },
        totals: { ...nothing, conversations: 3, messages: 5, people: 2 },
      }),
    )
  })

  it('are the same after every event has come again, late and in another order, to two replicas', async () => {
    const events = Array.from({ length: 24 }, (_, i) =>
      exchange({ conversationId: `c-${i % 6}`, person: `guest:${i % 5}`, finishedAt: on(1 + (i % 4), `0${i % 10}:00:00`) }),
    )
    await Promise.all([bus.publish(events), bus.publish(events.toReversed()), bus.publish(events)])
    await bus.publish(events)
    await soon(async () => {
      const { days, totals } = await told()
      expect(totals).toEqual({ ...nothing, conversations: 6, messages: 24, people: 5 })
      expect(Object.values(days).map(({ messages, people }) => [messages, people])).toEqual(Array(4).fill([6, 5]))
    })
    expect(await world.buses.deaths()).toBe(0)
  })

  it('count somebody in a window by when they came last, however late that is heard of', async () => {
    await bus.publish([
      exchange({ finishedAt: on(0, '01:00:00') }),
      exchange({ finishedAt: on(68) }),
      exchange({ finishedAt: on(49), person: 'guest:old', conversationId: 'c-2' }),
    ])
    await soon(async () => expect((await told(90)).totals).toMatchObject({ messages: 3, people: 2, conversations: 2 }))
    expect((await told(30)).totals).toMatchObject({ messages: 1, people: 1 })
    expect((await told(7)).totals).toMatchObject({ messages: 1, people: 1 })
  })

  it('count no exchange without text', async () => {
    await bus.publish([exchange({ outcome: 'EXCHANGE_OUTCOME_EMPTY' }), exchange({ conversationId: 'c-2' })])
    await soon(async () => expect((await told()).totals).toEqual({ ...nothing, conversations: 1, messages: 1, people: 1 }))
  })

  it('count votes on their day, and a switch again on its own', async () => {
    const vote = async (who: string, direction: 'DIRECTION_UP' | 'DIRECTION_DOWN') =>
      gateway.call(PersonaService.CastVote, { personaId, direction }, await as(who))
    await vote('bob', 'DIRECTION_UP')
    await vote('eve', 'DIRECTION_DOWN')
    await expect(vote('eve', 'DIRECTION_DOWN')).rejects.toMatchObject({ reason: 'ALREADY_VOTED' })
    const tomorrow = date(-1)
    world.clock.now = new Date(tomorrow)
    await vote('bob', 'DIRECTION_DOWN')
    expect(await told()).toEqual({
      days: { [date(0)]: { ...nothing, upvotes: 1, downvotes: 1 }, [tomorrow]: { ...nothing, downvotes: 1 } },
      totals: { ...nothing, upvotes: 1, downvotes: 2 },
    })
  })

  it.each([7, 30, 90])('show every one of %d days, the oldest first, where nothing has happened too', async (length) => {
    const { days, totals } = await analytics(length)
    expect(days).toHaveLength(length)
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted())
    expect(days.at(-1)).toEqual({ date: today, ...nothing })
    expect(totals).toEqual({ date: '', ...nothing })
  })

  it.each([0, 8, 365, 4_294_967_295])('cannot be asked for %d days', async (days) => {
    await expect(analytics(days)).rejects.toMatchObject({ reason: 'VALIDATION', details: { fields: { days: expect.any(String) } } })
  })

  it('are there for the owner alone, of a public persona as of a private one', async () => {
    const refusal = { kind: 'not_found', reason: 'BOT_NOT_FOUND' }
    for (const id of [personaId, await world.add({ isPrivate: true }), 'f'.repeat(24), '{"$gt":""}']) {
      for (const token of [undefined, await world.identity.guest('ada'), await world.identity.member('bob')])
        await expect(gateway.call(PersonaService.GetAnalytics, { personaId: id, days: 7 }, { token })).rejects.toMatchObject(refusal)
    }
    personaId = await world.add({ ownerId: '' })
    await expect(analytics()).rejects.toMatchObject(refusal)
  })
})

describe('a conversation', () => {
  it('makes its persona more popular, by its day, once', async () => {
    const popularity = async () => (await world.connection.collection('personas').findOne({ slug: 'talked' }))?.popularity as number
    personaId = await world.add({ slug: 'talked', createdAt: new Date(on(60)) })
    const before = await popularity()
    const event = exchange()
    await bus.publish([event, exchange(), event])
    await soon(async () => expect((await told()).totals).toMatchObject({ messages: 2 }))
    const after = await popularity()
    expect(after).toBeGreaterThan(before)
    // It began with five conversations' worth, and one 60 days later counts four times as much as one of then.
    expect(2 ** (after - before)).toBeCloseTo((5 + 4) / 5, 6)
  })

  it('is a row for its person and one for the day, which goes after a hundred days', async () => {
    await bus.publish([exchange(), exchange()])
    await soon(async () => expect((await told()).totals).toMatchObject({ messages: 2 }))
    const reach = world.connection.collection<{ _id: string; day?: Date }>('reach')
    const rows = await reach.find({ _id: { $regex: `^${personaId}/` } }).toArray()
    expect(rows.map(({ _id }) => _id.slice(25)).sort()).toEqual(['conversation/c-1', `day/${today}/member:bob`, 'person/member:bob'])
    expect(rows.map(({ day }) => day).filter(Boolean)).toEqual([new Date(today)])
    const expiring = (await reach.indexes()).filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)
    expect(expiring).toMatchObject([{ key: { day: 1 }, expireAfterSeconds: 100 * 24 * 3_600 }])
  })
})
