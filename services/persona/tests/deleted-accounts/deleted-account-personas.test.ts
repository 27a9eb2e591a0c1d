import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import { PersonaService } from '@rostra/proto/persona'
import { accountDeleted } from '../events.ts'
import { listPublic } from '../harness.ts'
import { createScenario, down, handled, noRows, type Scenario, up } from './scenario.ts'

let scenario: Scenario

beforeEach(async () => {
  scenario = await createScenario()
})
afterEach(() => scenario?.harness.end())

const notFound = expect.objectContaining({ kind: 'not_found', reason: 'BOT_NOT_FOUND' })
const listedSlugs = async (search = '') => {
  const { personas, total } = await listPublic(scenario.gateway, { search, page: 1, limit: 100 })
  expect(total).toBe(personas.length)
  return personas.map(({ slug }) => slug).sort()
}
const featuredSlugs = async (client: RpcClient = scenario.gateway) =>
  (await client.call(PersonaService.ListFeaturedPersonas, {})).personas.map(({ slug }) => slug).sort()

describe('the personas of a deleted account', () => {
  it('are deleted, except public ones with 100 conversations, which lose their owner', async () => {
    const { harness, gateway, asMember, deleteAccount, storedSlugs } = scenario
    await harness.addPersona({ slug: 'star', conversationCount: 100 })
    await harness.addPersona({ slug: 'nearly', conversationCount: 99 })
    await harness.addPersona({ slug: 'secret', conversationCount: 5_000, visibility: 'private' })
    await harness.addPersona({ slug: 'bobs', ownerId: 'bob' })
    await deleteAccount('ada')
    await handled(async () => expect(await storedSlugs()).toEqual(['bobs', 'star']))
    const { personas } = await gateway.call(PersonaService.ListOwnPersonas, {}, await asMember('bob'))
    expect(personas.map(({ slug }) => slug)).toEqual(['bobs'])
  })

  it('are in no list, search, count or call, and leave no rows', async () => {
    const { harness, gateway, asMember, vote, exchange, deleteAccount, storedSlugs, rowsAbout } = scenario
    const deletedId = await harness.addPersona({ slug: 'gone', name: 'Juggling tutor', conversationCount: 10 })
    const keptId = await harness.addPersona({ slug: 'kept', name: 'Juggling coach', ownerId: 'bob', conversationCount: 10 })
    for (const id of [deletedId, keptId]) {
      await vote('eve', id, up)
      await exchange(id, 'member:eve')
    }
    expect(await featuredSlugs()).toEqual(['gone', 'kept'])
    await handled(async () =>
      expect([await rowsAbout(deletedId), await rowsAbout(keptId)]).toEqual(Array(2).fill({ votes: 1, reach: 3, days: 1, turns: 1 })),
    )

    await deleteAccount('ada')
    await handled(async () => expect(await storedSlugs()).toEqual(['kept']))
    await handled(async () => expect(await rowsAbout(deletedId)).toEqual(noRows))
    expect(await rowsAbout(keptId)).toEqual({ votes: 1, reach: 3, days: 1, turns: 1 })
    // Another replica may have deleted it: this one follows by the change stream.
    await handled(async () =>
      expect([await listedSlugs(), await listedSlugs('juggling'), await listedSlugs('jug')]).toEqual(Array(3).fill(['kept'])),
    )
    expect(await featuredSlugs()).toEqual(['kept'])
    for (const token of [undefined, await harness.identity.member('ada'), await harness.identity.guest('g')]) {
      await expect(gateway.call(PersonaService.GetPersona, { id: deletedId }, { token })).rejects.toEqual(notFound)
      await expect(gateway.call(PersonaService.GetPersona, { slug: 'gone' }, { token })).rejects.toEqual(notFound)
      await expect(gateway.call(PersonaService.GetPersonaStats, { id: deletedId }, { token })).rejects.toEqual(notFound)
    }
    await expect(vote('eve', deletedId, down)).rejects.toEqual(notFound)
    const { votes } = await gateway.call(PersonaService.ListOwnVotes, {}, await asMember('eve'))
    expect(votes.map(({ personaId }) => personaId)).toEqual([keptId])
  })

  it('that survive are listed, chatted with and voted on, without an owner who sees the prompts', async () => {
    const { harness, gateway, asMember, vote, exchange, deleteAccount } = scenario
    const star = await harness.addPersona({ slug: 'star', name: 'Juggling tutor', conversationCount: 100 })
    await harness.addPersona({ slug: 'bobs', ownerId: 'bob', conversationCount: 10 })
    await deleteAccount('ada')
    await handled(async () =>
      expect(await gateway.call(PersonaService.GetPersona, { id: star })).toMatchObject({ slug: 'star', ownerId: '' }),
    )
    expect([await listedSlugs(), await listedSlugs('juggling'), await featuredSlugs()]).toEqual([
      ['bobs', 'star'],
      ['star'],
      ['bobs', 'star'],
    ])
    expect((await gateway.call(PersonaService.ListTopCreators, { limit: 10 })).ownerIds).toEqual(['bob'])
    const formerOwner = await asMember('ada')
    expect((await gateway.call(PersonaService.ListOwnPersonas, {}, formerOwner)).personas).toEqual([])
    expect((await gateway.call(PersonaService.GetPersona, { id: star }, formerOwner)).rolePrompt).toBeUndefined()
    expect(await vote('bob', star, up)).toMatchObject({ count: 1 })
    await exchange(star, 'member:bob')
    await handled(async () => expect((await gateway.call(PersonaService.GetPersona, { id: star })).conversationCount).toBe(101))
  })

  it('are handled once when the event is delivered five times to two replicas', async () => {
    const { harness, bus, storedSlugs } = scenario
    await harness.addPersona({ slug: 'star', conversationCount: 100 })
    for (let i = 0; i < 6; i++) await harness.addPersona({ slug: `small-${i}` })
    const event = accountDeleted('ada')
    await Promise.all([1, 2, 3, 4, 5].map(() => bus.publish([event])))
    await handled(async () => expect(await storedSlugs()).toEqual(['star']))
    expect(await harness.buses.deadLetters()).toBe(0)
  })

  it('are all handled after replays when the handler failed in the middle', async () => {
    const { harness, gateway, rows, vote, deleteAccount, storedSlugs, rowsAbout, tally } = scenario
    const { db } = harness.connection
    const early = await harness.addPersona({ slug: 'early', createdAt: new Date('2026-01-03T00:00:00Z') })
    const star = await harness.addPersona({ slug: 'star', conversationCount: 100, createdAt: new Date('2026-01-02T00:00:00Z') })
    const late = await harness.addPersona({ slug: 'late', createdAt: new Date('2026-01-01T00:00:00Z') })
    const bobs = await harness.addPersona({ slug: 'bobs', ownerId: 'bob' })
    for (const id of [early, late]) await vote('eve', id, up)
    await vote('ada', bobs, up)
    await db?.command({ collMod: 'personas', validator: { ownerId: { $ne: '' } } })
    await deleteAccount('ada')
    await handled(async () => expect(await harness.buses.deadLetters()).toBeGreaterThan(0))
    expect(await storedSlugs()).toEqual(['bobs', 'late', 'star'])
    await handled(async () => expect(await rowsAbout(early)).toEqual(noRows))
    expect(await rowsAbout(late)).toEqual({ ...noRows, votes: 1, days: 1 })

    // In this order, because a sweep between the two would anonymize the vote.
    await db?.command({ collMod: 'votes', validator: { voterId: { $not: { $regex: '^deleted:' } } } })
    await db?.command({ collMod: 'personas', validator: {} })
    await harness.buses.replay(AccountDeletedEvent.topic)
    await handled(async () => expect(await storedSlugs()).toEqual(['bobs', 'star']))
    await handled(async () => expect(await rowsAbout(late)).toEqual(noRows))
    expect(await tally(bobs)).toEqual({ count: 1, votes: 1 })
    expect(await rows('votes').countDocuments({ voterId: 'ada' })).toBe(1)

    await db?.command({ collMod: 'votes', validator: {} })
    await harness.buses.replay(AccountDeletedEvent.topic)
    await handled(async () => expect(await rows('votes').countDocuments({ voterId: 'ada' })).toBe(0))
    expect(await gateway.call(PersonaService.GetPersona, { id: star })).toMatchObject({ ownerId: '' })
    expect(await tally(bobs)).toEqual({ count: 1, votes: 1 })
  })

  it('leave no vote and no count behind while people vote and chat on two replicas', async () => {
    const { harness, gateway, otherGateway, vote, exchange, deleteAccount, storedSlugs, rowsAbout } = scenario
    const ids = await Promise.all([1, 2, 3].map((i) => harness.addPersona({ slug: `busy-${i}` })))
    const voting = Array.from({ length: 60 }, (_, i) => vote(`v-${i}`, ids[i % 3] ?? '', i % 2 ? up : down, i % 2 ? gateway : otherGateway))
    const chatting = Array.from({ length: 60 }, (_, i) => exchange(ids[i % 3] ?? '', `guest:${i}`))
    // Wait until the first vote has succeeded or failed.
    await Promise.race(voting.map((each) => each.catch(() => undefined)))
    const [votes] = await Promise.all([Promise.allSettled(voting), deleteAccount('ada'), ...chatting])
    const refusals = votes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []))
    // On a busy machine a vote may conflict with others until its attempts are used up, and fails with a transient error.
    const transient = ['STORE_UNAVAILABLE', 'TOO_SLOW', 'DEADLINE_EXCEEDED', 'OVERLOADED', 'SERVICE_UNAVAILABLE']
    expect(['BOT_NOT_FOUND', ...transient]).toEqual(expect.arrayContaining(refusals))
    await handled(async () => expect(await storedSlugs()).toEqual([]))
    // Exchanges are handled in order: when the last one is counted, all before it were handled.
    const last = await harness.addPersona({ ownerId: 'bob' })
    await Promise.all([last, ...ids].map((id) => exchange(id, 'guest:last')))
    await handled(async () => expect((await rowsAbout(last)).reach).toBe(3))
    for (const id of ids) await handled(async () => expect(await rowsAbout(id)).toEqual(noRows))
    expect(await harness.buses.deadLetters()).toBe(0)
  })

  it('are not featured when the day is drawn during the deletion', async () => {
    const { harness, gateway, otherGateway, deleteAccount, storedSlugs } = scenario
    for (let i = 0; i < 8; i++) await harness.addPersona({ slug: `p-${i}`, ownerId: i % 2 ? 'ada' : 'bob', conversationCount: 10 })
    await Promise.all([featuredSlugs(), featuredSlugs(otherGateway), deleteAccount('ada'), featuredSlugs(), featuredSlugs(otherGateway)])
    await handled(async () => expect(await storedSlugs()).toEqual(['p-0', 'p-2', 'p-4', 'p-6']))
    for (const client of [gateway, otherGateway]) for (const slug of await featuredSlugs(client)) expect(slug).toMatch(/^p-[0246]$/)
    harness.clock.now = new Date(harness.clock.now.getTime() + 24 * 3_600_000)
    const next = await featuredSlugs()
    expect(next).toHaveLength(4)
    expect(await featuredSlugs(otherGateway)).toEqual(next)
  })
})
