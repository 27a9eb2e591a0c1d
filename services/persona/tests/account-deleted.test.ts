import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { EventBus, EventEnvelope } from '@rostra/kit/events/event-bus'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import type { Direction } from '@rostra/proto/gen/rostra/persona/v1/Direction'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import { PersonaService } from '@rostra/proto/persona'
import { createPersonaWorld, listPublic, type PersonaWorld } from './persona-world.ts'

let world: PersonaWorld
let gateway: RpcClient
let other: RpcClient
let bus: EventBus

beforeEach(async () => {
  world = await createPersonaWorld()
  const replicas = await Promise.all([world.replica(), world.replica()])
  gateway = replicas[0].client()
  other = replicas[1].client()
  bus = await world.buses.join()
})
afterEach(() => world?.end())

const patience = process.env.TEST_KAFKA_BROKERS ? 60_000 : 10_000
const soon = (check: () => Promise<void>) => eventually(check, patience)
const up = 'DIRECTION_UP'
const down = 'DIRECTION_DOWN'
const notFound = expect.objectContaining({ kind: 'not_found', reason: 'BOT_NOT_FOUND' })

function deleted(accountId: string): EventEnvelope {
  const payload = AccountDeletedEvent.serialize({ accountId, deletedAt: new Date().toISOString() })
  return { id: randomUUID(), topic: AccountDeletedEvent.topic, key: accountId, payload, at: new Date() }
}
const leave = (accountId: string) => bus.publish([deleted(accountId)])
function exchange(personaId: string, person: string): EventEnvelope {
  const id = randomUUID()
  const finished = { generationId: id, conversationId: `c-${id}`, personaId, person, finishedAt: new Date().toISOString() }
  const payload = ExchangeFinishedEvent.serialize({ ...finished, outcome: 'EXCHANGE_OUTCOME_COMPLETE' })
  return { id, topic: ExchangeFinishedEvent.topic, key: personaId, payload, at: new Date() }
}

interface Row {
  _id: string
  slug?: string
  personaId?: string
  voterId?: string
  direction?: string
  at?: Date
  lookAt?: Date
}
const rows = (name: string) => world.connection.collection<Row>(name)
const slugs = async () => (await rows('personas').find().sort({ slug: 1 }).toArray()).map(({ slug }) => slug)
/** Everything that is stored about a persona besides itself. */
const rowsAbout = async (id: string) => ({
  votes: await rows('votes').countDocuments({ personaId: id }),
  reach: await rows('reach').countDocuments({ _id: { $regex: `^${id}/` } }),
  days: await rows('daily').countDocuments({ _id: { $regex: `^${id}/` } }),
  turns: await rows('featured_bots').countDocuments({ botId: id }),
})
const nothing = { votes: 0, reach: 0, days: 0, turns: 0 }
const as = async (id: string) => ({ token: await world.identity.member(id) })
const vote = async (who: string, personaId: string, direction: Direction, client = gateway) =>
  client.call(PersonaService.CastVote, { personaId, direction }, await as(who))
const tally = async (id: string) => {
  const [{ voteCount }, { votes }] = await Promise.all([
    gateway.call(PersonaService.GetPersona, { id }),
    gateway.call(PersonaService.GetPersonaStats, { id }),
  ])
  return { count: voteCount, votes }
}
const listed = async (search = '') => {
  const { personas, total } = await listPublic(gateway, { search, page: 1, limit: 100 })
  expect(total).toBe(personas.length)
  return personas.map(({ slug }) => slug).sort()
}
const featured = async (client = gateway) =>
  (await client.call(PersonaService.ListFeaturedPersonas, {})).personas.map(({ slug }) => slug).sort()

describe('the personas of an account that was deleted', () => {
  it('stay without an owner when they are public and much talked with; the others are gone', async () => {
    await world.add({ slug: 'star', conversationCount: 100 })
    await world.add({ slug: 'nearly', conversationCount: 99 })
    await world.add({ slug: 'secret', conversationCount: 5_000, isPrivate: true })
    await world.add({ slug: 'bobs', ownerId: 'bob' })
    await leave('ada')
    await soon(async () => expect(await slugs()).toEqual(['bobs', 'star']))
    const { personas } = await gateway.call(PersonaService.ListOwnPersonas, {}, await as('bob'))
    expect(personas.map(({ slug }) => slug)).toEqual(['bobs'])
  })

  it('are gone from every list, search, count and door, with all that was kept about them', async () => {
    const gone = await world.add({ slug: 'gone', name: 'Juggling tutor' })
    const kept = await world.add({ slug: 'kept', name: 'Juggling coach', ownerId: 'bob' })
    for (const id of [gone, kept]) {
      await vote('eve', id, up)
      await bus.publish([exchange(id, 'member:eve')])
    }
    expect(await featured()).toEqual(['gone', 'kept'])
    await soon(async () =>
      expect([await rowsAbout(gone), await rowsAbout(kept)]).toEqual(Array(2).fill({ votes: 1, reach: 3, days: 1, turns: 1 })),
    )

    await leave('ada')
    await soon(async () => expect(await slugs()).toEqual(['kept']))
    expect([await rowsAbout(gone), await rowsAbout(kept)]).toEqual([nothing, { votes: 1, reach: 3, days: 1, turns: 1 }])
    expect([await listed(), await listed('juggling'), await listed('jug'), await featured()]).toEqual(Array(4).fill(['kept']))
    for (const token of [undefined, await world.identity.member('ada'), await world.identity.guest('g')]) {
      await expect(gateway.call(PersonaService.GetPersona, { id: gone }, { token })).rejects.toEqual(notFound)
      await expect(gateway.call(PersonaService.GetPersona, { slug: 'gone' }, { token })).rejects.toEqual(notFound)
      await expect(gateway.call(PersonaService.GetPersonaStats, { id: gone }, { token })).rejects.toEqual(notFound)
    }
    await expect(vote('eve', gone, down)).rejects.toEqual(notFound)
    expect((await gateway.call(PersonaService.ListOwnVotes, {}, await as('eve'))).votes.map(({ personaId }) => personaId)).toEqual([kept])
  })

  it('that stay are shown as ever, without an owner or anybody who sees their prompts', async () => {
    const star = await world.add({ slug: 'star', name: 'Juggling tutor', conversationCount: 100 })
    await world.add({ slug: 'bobs', ownerId: 'bob' })
    await leave('ada')
    await soon(async () => expect(await gateway.call(PersonaService.GetPersona, { id: star })).toMatchObject({ slug: 'star', ownerId: '' }))
    expect([await listed(), await listed('juggling'), await featured()]).toEqual([['bobs', 'star'], ['star'], ['bobs', 'star']])
    expect((await gateway.call(PersonaService.ListTopCreators, { limit: 10 })).ownerIds).toEqual(['bob'])
    const formerOwner = await as('ada')
    expect((await gateway.call(PersonaService.ListOwnPersonas, {}, formerOwner)).personas).toEqual([])
    expect((await gateway.call(PersonaService.GetPersona, { id: star }, formerOwner)).rolePrompt).toBeUndefined()
    expect(await vote('bob', star, up)).toMatchObject({ count: 1 })
    await bus.publish([exchange(star, 'member:bob')])
    await soon(async () => expect((await gateway.call(PersonaService.GetPersona, { id: star })).conversationCount).toBe(101))
  })

  it('are the same after the event has come five times, to two replicas', async () => {
    await world.add({ slug: 'star', conversationCount: 100 })
    for (let i = 0; i < 6; i++) await world.add({ slug: `small-${i}` })
    const event = deleted('ada')
    await Promise.all([1, 2, 3, 4, 5].map(() => bus.publish([event])))
    await soon(async () => expect(await slugs()).toEqual(['star']))
    expect(await world.buses.deaths()).toBe(0)
  })

  it('are all dealt with though it broke off in the middle', async () => {
    const { db } = world.connection
    const early = await world.add({ slug: 'early', createdAt: new Date('2026-01-03T00:00:00Z') })
    const star = await world.add({ slug: 'star', conversationCount: 100, createdAt: new Date('2026-01-02T00:00:00Z') })
    const late = await world.add({ slug: 'late', createdAt: new Date('2026-01-01T00:00:00Z') })
    const bobs = await world.add({ slug: 'bobs', ownerId: 'bob' })
    for (const id of [early, late]) await vote('eve', id, up)
    await vote('ada', bobs, up)
    await db?.command({ collMod: 'personas', validator: { ownerId: { $ne: '' } } })
    await leave('ada')
    await soon(async () => expect(await world.buses.deaths()).toBeGreaterThan(0))
    expect(await slugs()).toEqual(['bobs', 'late', 'star'])
    expect([await rowsAbout(early), await rowsAbout(late)]).toEqual([nothing, { ...nothing, votes: 1, days: 1 }])

    await db?.command({ collMod: 'personas', validator: {} })
    await db?.command({ collMod: 'votes', validator: { voterId: { $not: { $regex: '^left:' } } } })
    await world.buses.replay(AccountDeletedEvent.topic)
    await soon(async () => expect(await slugs()).toEqual(['bobs', 'star']))
    expect([await rowsAbout(late), await tally(bobs)]).toEqual([nothing, { count: 1, votes: 1 }])
    expect(await rows('votes').countDocuments({ voterId: 'ada' })).toBe(1)

    await db?.command({ collMod: 'votes', validator: {} })
    await world.buses.replay(AccountDeletedEvent.topic)
    await soon(async () => expect(await rows('votes').countDocuments({ voterId: 'ada' })).toBe(0))
    expect(await gateway.call(PersonaService.GetPersona, { id: star })).toMatchObject({ ownerId: '' })
    expect(await tally(bobs)).toEqual({ count: 1, votes: 1 })
  })

  it('leave no vote and no count while people vote and talk, on two replicas', async () => {
    const ids = await Promise.all([1, 2, 3].map((i) => world.add({ slug: `busy-${i}` })))
    const voting = Array.from({ length: 60 }, (_, i) => vote(`v-${i}`, ids[i % 3] ?? '', i % 2 ? up : down, i % 2 ? gateway : other))
    const talking = Array.from({ length: 60 }, (_, i) => bus.publish([exchange(ids[i % 3] ?? '', `guest:${i}`)]))
    await Promise.race(voting)
    const [votes] = await Promise.all([Promise.allSettled(voting), leave('ada'), ...talking])
    const refusals = votes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []))
    expect(new Set([...refusals, 'BOT_NOT_FOUND'])).toEqual(new Set(['BOT_NOT_FOUND']))
    await soon(async () => expect(await slugs()).toEqual([]))
    // Exchanges are handled in order, so when this one is counted, so is all that went before.
    const last = await world.add({ ownerId: 'bob' })
    await Promise.all([last, ...ids].map((id) => bus.publish([exchange(id, 'guest:last')])))
    await soon(async () => expect((await rowsAbout(last)).reach).toBe(3))
    for (const id of ids) expect(await rowsAbout(id)).toEqual(nothing)
    expect(await world.buses.deaths()).toBe(0)
  })

  it('are not featured though the day is drawn meanwhile', async () => {
    for (let i = 0; i < 8; i++) await world.add({ slug: `p-${i}`, ownerId: i % 2 ? 'ada' : 'bob' })
    await Promise.all([featured(), featured(other), leave('ada'), featured(), featured(other)])
    await soon(async () => expect(await slugs()).toEqual(['p-0', 'p-2', 'p-4', 'p-6']))
    for (const client of [gateway, other]) for (const slug of await featured(client)) expect(slug).toMatch(/^p-[0246]$/)
    world.clock.now = new Date(world.clock.now.getTime() + 24 * 3_600_000)
    const next = await featured()
    expect(next).toHaveLength(4)
    expect(await featured(other)).toEqual(next)
  })

  it('that appear late, by a call that was on its way, go too, and so does the name on a late vote', async () => {
    await leave('ada')
    await soon(async () => expect(await rows('departures').countDocuments()).toBe(1))
    const bobs = await world.add({ slug: 'bobs', ownerId: 'bob', upvotes: 1 })
    await world.add({ slug: 'late' })
    await rows('votes').insertOne({ _id: 'late', personaId: bobs, voterId: 'ada', direction: 'up', at: new Date() })
    await soon(async () => expect(await slugs()).toEqual(['bobs']))
    await soon(async () => expect(await rows('votes').countDocuments({ voterId: 'ada' })).toBe(0))
    expect([await tally(bobs), await rowsAbout(bobs)]).toEqual([
      { count: 1, votes: 1 },
      { ...nothing, votes: 1 },
    ])
  })
})

describe('the votes of an account that was deleted', () => {
  it('count on, and name nobody', async () => {
    const ids = await Promise.all([1, 2].map(() => world.add({ ownerId: 'bob' })))
    const [first = '', second = ''] = ids
    for (const [who, id, direction] of [
      ['ada', first, up],
      ['joe', first, down],
      ['eve', first, up],
      ['ada', second, down],
    ] as const)
      await vote(who, id, direction)
    const before = await Promise.all(ids.map(tally))
    await Promise.all([leave('ada'), leave('joe')])
    await soon(async () => expect(await rows('votes').countDocuments({ voterId: { $in: ['ada', 'joe'] } })).toBe(0))
    expect(await Promise.all(ids.map(tally))).toEqual(before)
    const voters = (await rows('votes').find().toArray()).map(({ voterId }) => voterId)
    expect(new Set(voters).size).toBe(4)
    expect((await gateway.call(PersonaService.GetOwnVote, { personaId: first }, await as('eve'))).direction).toBe(up)
    expect(await vote('eve', first, down)).toMatchObject({ count: -1, votes: 3 })
  })

  it('are not cast a second time with a token that is still valid', async () => {
    const [voted, fresh] = [await world.add({ ownerId: 'bob' }), await world.add({ ownerId: 'bob' })]
    await vote('ada', voted, up)
    await leave('ada')
    await soon(async () => expect(await rows('votes').countDocuments({ voterId: 'ada' })).toBe(0))
    for (const id of [voted, fresh])
      for (const direction of [up, down] as const)
        await expect(vote('ada', id, direction)).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'AUTH_REQUIRED' })
    expect([await tally(voted), await tally(fresh)]).toEqual([
      { count: 1, votes: 1 },
      { count: 0, votes: 0 },
    ])
  })

  it('are the votes that there are, also when they are cast at that moment', async () => {
    const id = await world.add({ ownerId: 'bob' })
    const casting = Array.from({ length: 40 }, (_, i) => vote('ada', id, i % 2 ? up : down, i % 2 ? gateway : other))
    await Promise.all([Promise.allSettled(casting), leave('ada')])
    await soon(async () => expect(await rows('votes').countDocuments({ voterId: 'ada' })).toBe(0))
    const stored = await rows('votes').find({ personaId: id }).toArray()
    expect(stored.length).toBeLessThanOrEqual(1)
    const count = stored.reduce((sum, { direction }) => sum + (direction === 'up' ? 1 : -1), 0)
    expect(await tally(id)).toEqual({ count, votes: stored.length })
  })
})

describe('a departure', () => {
  it('is remembered for an hour', async () => {
    const departure = () => rows('departures').findOne({ _id: 'ada' })
    await leave('ada')
    await soon(async () => expect(await departure()).not.toBeNull())
    const { lookAt } = (await departure()) ?? {}
    await eventually(async () => expect((await departure())?.lookAt).not.toEqual(lookAt))
    await rows('departures').updateOne({ _id: 'ada' }, [{ $set: { at: { $subtract: ['$at', 61 * 60_000] } } }])
    await eventually(async () => expect(await departure()).toBeNull())
  })

  it('of nobody goes to the dead letters, and what has no owner stays', async () => {
    await world.add({ slug: 'orphan', ownerId: '' })
    await leave('')
    await bus.publish([{ ...deleted('x'), payload: Buffer.from([0xff, 0xff, 0xff]) }])
    await soon(async () => expect(await world.buses.deaths()).toBeGreaterThanOrEqual(2))
    expect(await slugs()).toEqual(['orphan'])
  })
})

describe('my votes', () => {
  it('come newest first, as they stand, and are only mine', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => world.add({ ownerId: 'bob' })))
    const [first = '', second = '', third = ''] = ids
    for (const [who, id, direction] of [
      ['ada', first, up],
      ['ada', second, up],
      ['eve', third, up],
      ['ada', third, down],
      ['ada', first, down],
    ] as const) {
      world.clock.now = new Date(world.clock.now.getTime() + 1_000)
      await vote(who, id, direction)
    }
    const { votes } = await gateway.call(PersonaService.ListOwnVotes, {}, await as('ada'))
    expect(votes.map(({ personaId, direction }) => [personaId, direction])).toEqual([
      [first, down],
      [third, down],
      [second, up],
    ])
    expect(votes[0]?.castAt).toBe(world.clock.now.toISOString())
    expect((await gateway.call(PersonaService.ListOwnVotes, {}, await as('new'))).votes).toEqual([])
  })

  it('need an account', async () => {
    for (const token of [undefined, await world.identity.guest('ada')]) {
      await expect(gateway.call(PersonaService.ListOwnVotes, {}, { token })).rejects.toMatchObject({
        kind: 'unauthenticated',
        reason: 'AUTH_REQUIRED',
      })
    }
  })
})
