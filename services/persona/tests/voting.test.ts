import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { Direction } from '@rostra/proto/gen/rostra/persona/v1/Direction'
import { PersonaService } from '@rostra/proto/persona'
import { wilsonLowerBound } from '../src/domain/wilson.ts'
import { departureModel } from '../src/store/departures.ts'
import { personaModel } from '../src/store/persona-model.ts'
import { mongoVotes } from '../src/store/votes.ts'
import { createPersonaWorld, listPublic, type PersonaWorld } from './persona-world.ts'

let world: PersonaWorld
let replicas: [RpcClient, RpcClient]
let gateway: RpcClient
let personaId: string

beforeAll(async () => {
  world = await createPersonaWorld()
  const [one, other] = await Promise.all([world.replica(), world.replica()])
  replicas = [one.client(), other.client()]
  gateway = replicas[0]
})
afterAll(() => world?.end())
beforeEach(async () => {
  personaId = await world.add()
})

const up = 'DIRECTION_UP'
const down = 'DIRECTION_DOWN'
const none = 'DIRECTION_UNSPECIFIED'
const as = async (id: string) => ({ token: await world.identity.member(id) })
const vote = async (who: string, direction: Direction, client = gateway) =>
  client.call(PersonaService.CastVote, { personaId, direction }, await as(who))
const ownVote = async (who: string) => (await gateway.call(PersonaService.GetOwnVote, { personaId }, await as(who))).direction
const shown = async () => {
  const [{ voteCount }, { votes }] = await Promise.all([
    gateway.call(PersonaService.GetPersona, { id: personaId }),
    gateway.call(PersonaService.GetPersonaStats, { id: personaId }),
  ])
  return { count: voteCount, votes }
}
/** Half of the calls to each replica, all at once. */
const atOnce = (calls: [who: string, direction: Direction][]) =>
  Promise.allSettled(calls.map(([who, direction], i) => vote(who, direction, replicas[i % 2])))
const accepted = (outcomes: PromiseSettledResult<unknown>[]) => outcomes.filter(({ status }) => status === 'fulfilled').length
const reasons = (outcomes: PromiseSettledResult<unknown>[]) =>
  new Set(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : [])))

describe('a vote', () => {
  it('counts, and is remembered for the one who cast it', async () => {
    expect(await ownVote('bob')).toBe(none)
    expect(await vote('bob', up)).toEqual({ count: 1, userVote: up, votes: 1 })
    expect(await vote('eve', down)).toEqual({ count: 0, userVote: down, votes: 2 })
    expect(await shown()).toEqual({ count: 0, votes: 2 })
    expect([await ownVote('bob'), await ownVote('eve'), await ownVote('joe')]).toEqual([up, down, none])
  })

  it('moves the count by two when it is switched, there and back', async () => {
    await vote('bob', up)
    expect(await vote('bob', down)).toEqual({ count: -1, userVote: down, votes: 1 })
    expect(await ownVote('bob')).toBe(down)
    expect(await vote('bob', up)).toEqual({ count: 1, userVote: up, votes: 1 })
  })

  it.each([
    ['up', up],
    ['down', down],
  ] as const)('is refused when it goes %s twice, and changes nothing', async (word, direction) => {
    const first = await vote('bob', direction)
    await expect(vote('bob', direction)).rejects.toMatchObject({
      kind: 'exists',
      reason: 'ALREADY_VOTED',
      message: `You've already ${word}voted this AI persona`,
    })
    expect(await shown()).toEqual({ count: first.count, votes: 1 })
  })

  it('needs a direction', async () => {
    for (const direction of [none, 9 as 1] as const) await expect(vote('bob', direction)).rejects.toMatchObject({ reason: 'VALIDATION' })
    expect(await shown()).toEqual({ count: 0, votes: 0 })
  })

  it('is for one persona only', async () => {
    await vote('bob', up)
    personaId = await world.add()
    expect(await ownVote('bob')).toBe(none)
    expect(await vote('bob', up)).toMatchObject({ count: 1 })
  })

  it('moves the persona in the lists', async () => {
    const rivals = await Promise.all(['first', 'second'].map((name) => world.add({ category: 'Nonprofit', name })))
    const [first = '', second = ''] = rivals
    const ranking = async (sort: 'SORT_POPULAR' | 'SORT_RATING') => {
      const asked = { category: 'Nonprofit', sort, page: 1, limit: 10 }
      return (await listPublic(gateway, asked)).personas.map(({ id }) => id)
    }
    for (const [winner, loser] of [rivals, [second, first]] as [string, string][]) {
      for (const [voted, direction] of [
        [winner, up],
        [loser, down],
      ] as const)
        await gateway.call(PersonaService.CastVote, { personaId: voted, direction }, await as('bob'))
      expect([await ranking('SORT_POPULAR'), await ranking('SORT_RATING')]).toEqual([
        [winner, loser],
        [winner, loser],
      ])
    }
  })
})

describe('votes at once, on two replicas', () => {
  it('count once when one person votes a hundred times', async () => {
    const outcomes = await atOnce(Array.from({ length: 100 }, () => ['bob', up]))
    expect([accepted(outcomes), reasons(outcomes)]).toEqual([1, new Set(['ALREADY_VOTED'])])
    expect(await shown()).toEqual({ count: 1, votes: 1 })
    expect(await world.connection.collection('votes').countDocuments({ personaId })).toBe(1)
  })

  it('add up when twenty people vote', async () => {
    const outcomes = await atOnce(Array.from({ length: 20 }, (_, i) => [`voter-${i}`, i % 5 === 0 ? down : up]))
    expect([accepted(outcomes), reasons(outcomes)]).toEqual([20, new Set()])
    expect(await shown()).toEqual({ count: 12, votes: 20 })
    const stored = await world.connection.collection('personas').findOne({ upvotes: 16, downvotes: 4 })
    expect(stored).toMatchObject({ rating: wilsonLowerBound(16, 4) })
  })

  it('leave one vote, in the tally as in the memory, when one person switches to and fro', async () => {
    await atOnce(Array.from({ length: 40 }, (_, i) => ['bob', i % 2 ? up : down]))
    expect(await shown()).toEqual({ count: (await ownVote('bob')) === up ? 1 : -1, votes: 1 })
  })
})

describe('a vote whose caller has gone', () => {
  it('before its turn has no effect', async () => {
    const gone = new AbortController()
    gone.abort()
    const votes = mongoVotes(world.connection, personaModel(world.connection), departureModel(world.connection), async () => {})
    const ballot = { personaId, voterId: 'bob', direction: 'up', at: new Date() } as const
    const one = { upvotes: 1, downvotes: 0 }
    await expect(votes.record(ballot, () => one, gone.signal)).rejects.toMatchObject({ kind: 'unavailable', reason: 'CALL_ENDED' })
    expect([await ownVote('bob'), await shown()]).toEqual([none, { count: 0, votes: 0 }])
    expect(await votes.record(ballot, () => one, new AbortController().signal)).toEqual(one)
  })
})

describe('who may vote', () => {
  it('is not the owner, of a public or a private persona', async () => {
    const refusal = { kind: 'denied', reason: 'OWN_PERSONA', message: "You can't vote on your own AI persona" }
    await expect(vote('ada', up)).rejects.toMatchObject(refusal)
    personaId = await world.add({ isPrivate: true })
    await expect(vote('ada', down)).rejects.toMatchObject(refusal)
  })

  it('is nobody without an account', async () => {
    for (const caller of [{}, { token: await world.identity.guest('bob') }]) {
      const refused = gateway.call(PersonaService.CastVote, { personaId, direction: up }, caller)
      await expect(refused).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'AUTH_REQUIRED' })
      expect(await gateway.call(PersonaService.GetOwnVote, { personaId }, caller)).toEqual({ direction: none })
    }
    expect(await shown()).toEqual({ count: 0, votes: 0 })
  })

  it('has no vote by an account because a guest of the same id asks', async () => {
    await vote('bob', up)
    const guest = { token: await world.identity.guest('bob') }
    expect(await gateway.call(PersonaService.GetOwnVote, { personaId }, guest)).toEqual({ direction: none })
  })

  it('is nobody else where the persona is private or does not exist', async () => {
    const secret = await world.add({ isPrivate: true })
    for (const id of [secret, 'f'.repeat(24), '', '{"$gt":""}']) {
      personaId = id
      const notFound = { kind: 'not_found', reason: 'BOT_NOT_FOUND', message: 'Bot not found' }
      await expect(vote('bob', up)).rejects.toMatchObject(notFound)
      await expect(ownVote('bob')).rejects.toMatchObject(notFound)
    }
    expect(await world.connection.collection('votes').countDocuments({ personaId: secret })).toBe(0)
  })
})
