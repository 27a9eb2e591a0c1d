import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { EventBus } from '@rostra/kit/events/event-bus'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import type { ExchangeFinished } from '@rostra/proto/gen/rostra/chat/v1/ExchangeFinished'
import { PersonaService } from '@rostra/proto/persona'
import { exchangeFinished } from '../events.ts'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
let bus: EventBus
let personaId: string

beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica()).client()
  await harness.startReplica()
  bus = await harness.buses.join()
})
afterAll(() => harness?.end())
// The TTL index deletes old days by the database's clock, so the tests use dates around today.
const dayMs = 24 * 3_600_000
const today = new Date().toISOString().slice(0, 10)
const date = (daysAgo: number) => new Date(Date.parse(today) - daysAgo * dayMs).toISOString().slice(0, 10)
const on = (daysAgo: number, time = '09:00:00') => `${date(daysAgo)}T${time}Z`

beforeEach(async () => {
  harness.clock.now = new Date(on(0, '12:00:00'))
  personaId = await harness.addPersona()
})

const asMember = async (id: string) => ({ token: await harness.identity.member(id) })
const noActivity = { conversations: 0, messages: 0, people: 0, upvotes: 0, downvotes: 0 }

const exchange = (over: ExchangeFinished = {}) => exchangeFinished(personaId, { finishedAt: on(0), ...over })
const getAnalytics = async (days = 7, memberId = 'ada') =>
  gateway.call(PersonaService.GetAnalytics, { personaId, days }, await asMember(memberId))
/** Returns the days with activity by date, and the totals. */
const activity = async (days = 7) => {
  const { days: all, totals } = await getAnalytics(days)
  const { date: _none, ...sums } = totals ?? {}
  return {
    days: Object.fromEntries(all.filter(({ messages, upvotes, downvotes }) => messages + upvotes + downvotes > 0).map(byDate)),
    totals: sums,
  }
}
const byDate = <Day extends { date: string }>({ date, ...counted }: Day) => [date, counted] as const
const handled = (check: () => Promise<void>) => eventually(check, eventTimeoutMs)

describe('GetAnalytics', () => {
  it('counts conversations, messages and people by day, and a person of several days once in the totals', async () => {
    await bus.publish([
      exchange({ finishedAt: on(2, '23:59:59.999') }),
      exchange({ finishedAt: on(1, '00:00:00') }),
      exchange({ finishedAt: on(1, '08:00:00') }),
      exchange({ finishedAt: on(1), conversationId: 'c-2', person: 'guest:bob' }),
      exchange({ conversationId: 'c-3', outcome: 'EXCHANGE_OUTCOME_STOPPED' }),
    ])
    await handled(async () =>
      expect(await activity()).toEqual({
        days: {
          [date(2)]: { ...noActivity, conversations: 1, messages: 1, people: 1 },
          [date(1)]: { ...noActivity, conversations: 1, messages: 3, people: 2 },
          [date(0)]: { ...noActivity, conversations: 1, messages: 1, people: 1 },
        },
        totals: { ...noActivity, conversations: 3, messages: 5, people: 2 },
      }),
    )
  })

  it('is unchanged after every event is delivered again, late and in another order, to two replicas', async () => {
    const events = Array.from({ length: 24 }, (_, i) =>
      exchange({ conversationId: `c-${i % 6}`, person: `guest:${i % 5}`, finishedAt: on(1 + (i % 4), `0${i % 10}:00:00`) }),
    )
    await Promise.all([bus.publish(events), bus.publish(events.toReversed()), bus.publish(events)])
    await bus.publish(events)
    await handled(async () => {
      const { days, totals } = await activity()
      expect(totals).toEqual({ ...noActivity, conversations: 6, messages: 24, people: 5 })
      expect(Object.values(days).map(({ messages, people }) => [messages, people])).toEqual(Array(4).fill([6, 5]))
    })
    expect(await harness.buses.deadLetters()).toBe(0)
  })

  it('counts a person by the time of their last exchange, whatever the order of events', async () => {
    await bus.publish([
      exchange({ finishedAt: on(0, '01:00:00') }),
      exchange({ finishedAt: on(68) }),
      exchange({ finishedAt: on(49), person: 'guest:old', conversationId: 'c-2' }),
    ])
    await handled(async () => expect((await activity(90)).totals).toMatchObject({ messages: 3, people: 2, conversations: 2 }))
    expect((await activity(30)).totals).toMatchObject({ messages: 1, people: 1 })
    expect((await activity(7)).totals).toMatchObject({ messages: 1, people: 1 })
  })

  it('counts no exchange without text', async () => {
    await bus.publish([exchange({ outcome: 'EXCHANGE_OUTCOME_EMPTY' }), exchange({ conversationId: 'c-2' })])
    await handled(async () => expect((await activity()).totals).toEqual({ ...noActivity, conversations: 1, messages: 1, people: 1 }))
  })

  it('counts a vote on its day, and a switch on the day of the switch', async () => {
    const vote = async (voterId: string, direction: 'DIRECTION_UP' | 'DIRECTION_DOWN') =>
      gateway.call(PersonaService.CastVote, { personaId, direction }, await asMember(voterId))
    await vote('bob', 'DIRECTION_UP')
    await vote('eve', 'DIRECTION_DOWN')
    await expect(vote('eve', 'DIRECTION_DOWN')).rejects.toMatchObject({ reason: 'ALREADY_VOTED' })
    const tomorrow = date(-1)
    harness.clock.now = new Date(tomorrow)
    await vote('bob', 'DIRECTION_DOWN')
    expect(await activity()).toEqual({
      days: { [date(0)]: { ...noActivity, upvotes: 1, downvotes: 1 }, [tomorrow]: { ...noActivity, downvotes: 1 } },
      totals: { ...noActivity, upvotes: 1, downvotes: 2 },
    })
  })

  it.each([7, 30, 90])('returns every one of %d days, oldest first, also without activity', async (length) => {
    const { days, totals } = await getAnalytics(length)
    expect(days).toHaveLength(length)
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted())
    expect(days.at(-1)).toEqual({ date: today, ...noActivity })
    expect(totals).toEqual({ date: '', ...noActivity })
  })

  it('counts the people who came back on another day of the window, from three on, without the owner', async () => {
    const visit = (person: string, ...days: number[]) =>
      days.map((ago) => exchange({ person, conversationId: `c-${person}`, finishedAt: on(ago) }))
    const returning = async (days: number) => (await getAnalytics(days)).returning
    const twoReturn = [visit('member:bob', 0, 1), visit('guest:eve', 2, 5, 6), visit('member:once', 3), visit('member:ada', 0, 1, 2)]
    await bus.publish([...twoReturn, visit('member:old', 1, 20)].flat())
    await handled(async () => expect((await getAnalytics(30)).totals).toMatchObject({ people: 5, messages: 11 }))
    expect([await returning(7), await returning(30)]).toEqual([undefined, 3])
    await bus.publish(visit('member:zoe', 0, 6))
    await handled(async () => expect([await returning(7), await returning(30)]).toEqual([3, 4]))
  })

  it.each([0, 8, 365, 4_294_967_295])('refuses %d days', async (days) => {
    await expect(getAnalytics(days)).rejects.toMatchObject({ reason: 'VALIDATION', details: { fields: { days: expect.any(String) } } })
  })

  it('finds no persona for callers other than its owner', async () => {
    const refusal = { kind: 'not_found', reason: 'BOT_NOT_FOUND' }
    for (const id of [personaId, await harness.addPersona({ visibility: 'private' }), 'f'.repeat(24), '{"$gt":""}']) {
      for (const token of [undefined, await harness.identity.guest('ada'), await harness.identity.member('bob')])
        await expect(gateway.call(PersonaService.GetAnalytics, { personaId: id, days: 7 }, { token })).rejects.toMatchObject(refusal)
    }
    personaId = await harness.addPersona({ ownerId: '' })
    await expect(getAnalytics()).rejects.toMatchObject(refusal)
  })
})

describe('a conversation', () => {
  it('raises the popularity of its persona once, by its date', async () => {
    const popularity = async () => (await harness.connection.collection('personas').findOne({ slug: 'talked' }))?.popularity as number
    personaId = await harness.addPersona({ slug: 'talked', createdAt: new Date(on(60)) })
    const before = await popularity()
    const event = exchange()
    await bus.publish([event, exchange(), event])
    await handled(async () => expect((await activity()).totals).toMatchObject({ messages: 2 }))
    const after = await popularity()
    expect(after).toBeGreaterThan(before)
    // A new persona has the weight of five conversations. A conversation 60 days later weighs four times as much.
    expect(2 ** (after - before)).toBeCloseTo((5 + 4) / 5, 6)
  })

  it('adds a row for its conversation, its person, and the person on the day', async () => {
    await bus.publish([exchange(), exchange()])
    await handled(async () => expect((await activity()).totals).toMatchObject({ messages: 2 }))
    const reach = harness.connection.collection<{ _id: string }>('reach')
    const rows = await reach.find({ _id: { $regex: `^${personaId}/` } }).toArray()
    expect(rows.map(({ _id }) => _id.slice(25)).sort()).toEqual(['conversation/c-1', `day/${today}/member:bob`, 'person/member:bob'])
  })
})
