import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { whileUnavailable } from '@rostra/kit/testing/while-unavailable'
import type { Direction } from '@rostra/proto/gen/rostra/persona/v1/Direction'
import { PersonaService } from '@rostra/proto/persona'
import { wilsonLowerBound } from '../../src/core/domain/popularity/wilson-lower-bound.ts'
import { personaModel } from '../../src/core/store/personas/persona-model.ts'
import { deletedAccountModel } from '../../src/core/store/tombstones/deleted-account-model.ts'
import { mongoVotes } from '../../src/core/store/votes/votes.ts'
import { createHarness, type Harness, listPublic } from '../harness.ts'

let harness: Harness
let replicas: [RpcClient, RpcClient]
let gateway: RpcClient
let personaId: string

beforeAll(async () => {
  harness = await createHarness()
  const [one, other] = await Promise.all([harness.startReplica(), harness.startReplica()])
  replicas = [one.client(), other.client()]
  gateway = replicas[0]
})
afterAll(() => harness?.end())
beforeEach(async () => {
  personaId = await harness.addPersona()
})

const up = 'DIRECTION_UP'
const down = 'DIRECTION_DOWN'
const noVote = 'DIRECTION_UNSPECIFIED'
const asMember = async (id: string) => ({ token: await harness.identity.member(id) })
const vote = async (voterId: string, direction: Direction, client = gateway) =>
  client.call(PersonaService.CastVote, { personaId, direction }, await asMember(voterId))
const ownVote = async (voterId: string) => (await gateway.call(PersonaService.GetOwnVote, { personaId }, await asMember(voterId))).direction
const tally = async () => {
  const [{ voteCount }, { votes }] = await Promise.all([
    gateway.call(PersonaService.GetPersona, { id: personaId }),
    gateway.call(PersonaService.GetPersonaStats, { id: personaId }),
  ])
  return { count: voteCount, votes }
}
/** Casts votes concurrently, half of them on each replica. */
const castConcurrently = (votes: [voterId: string, direction: Direction][]) =>
  Promise.allSettled(votes.map(([voterId, direction], i) => whileUnavailable(() => vote(voterId, direction, replicas[i % 2]))))
const accepted = (outcomes: PromiseSettledResult<unknown>[]) => outcomes.filter(({ status }) => status === 'fulfilled').length
const reasons = (outcomes: PromiseSettledResult<unknown>[]) =>
  new Set(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : [])))

describe('CastVote', () => {
  it('counts the vote and stores it for its voter', async () => {
    expect(await ownVote('bob')).toBe(noVote)
    expect(await vote('bob', up)).toEqual({ count: 1, userVote: up, votes: 1 })
    expect(await vote('eve', down)).toEqual({ count: 0, userVote: down, votes: 2 })
    expect(await tally()).toEqual({ count: 0, votes: 2 })
    expect([await ownVote('bob'), await ownVote('eve'), await ownVote('joe')]).toEqual([up, down, noVote])
  })

  it('moves the count by two when the vote is switched, and back', async () => {
    await vote('bob', up)
    expect(await vote('bob', down)).toEqual({ count: -1, userVote: down, votes: 1 })
    expect(await ownVote('bob')).toBe(down)
    expect(await vote('bob', up)).toEqual({ count: 1, userVote: up, votes: 1 })
  })

  it.each([
    ['up', up],
    ['down', down],
  ] as const)('refuses a second vote %s, and changes nothing', async (word, direction) => {
    const first = await vote('bob', direction)
    await expect(vote('bob', direction)).rejects.toMatchObject({
      kind: 'exists',
      reason: 'ALREADY_VOTED',
      message: `You've already ${word}voted this AI persona`,
    })
    expect(await tally()).toEqual({ count: first.count, votes: 1 })
  })

  it('refuses a vote without a known direction', async () => {
    for (const direction of [noVote, 9 as 1] as const) await expect(vote('bob', direction)).rejects.toMatchObject({ reason: 'VALIDATION' })
    expect(await tally()).toEqual({ count: 0, votes: 0 })
  })

  it('stores one vote for each persona', async () => {
    await vote('bob', up)
    personaId = await harness.addPersona()
    expect(await ownVote('bob')).toBe(noVote)
    expect(await vote('bob', up)).toMatchObject({ count: 1 })
  })

  it('changes the order of the lists', async () => {
    const rivals = await Promise.all(['first', 'second'].map((name) => harness.addPersona({ category: 'Nonprofit', name })))
    const [first = '', second = ''] = rivals
    const ranking = async (sort: 'SORT_POPULAR' | 'SORT_RATING') => {
      const request = { category: 'Nonprofit', sort, page: 1, limit: 10 }
      return (await listPublic(gateway, request)).personas.map(({ id }) => id)
    }
    for (const [winner, loser] of [rivals, [second, first]] as [string, string][]) {
      for (const [voted, direction] of [
        [winner, up],
        [loser, down],
      ] as const)
        await gateway.call(PersonaService.CastVote, { personaId: voted, direction }, await asMember('bob'))
      expect([await ranking('SORT_POPULAR'), await ranking('SORT_RATING')]).toEqual([
        [winner, loser],
        [winner, loser],
      ])
    }
  })
})

describe('concurrent votes on two replicas', () => {
  it('count once when a member votes a hundred times', async () => {
    const outcomes = await castConcurrently(Array.from({ length: 100 }, () => ['bob', up]))
    expect([accepted(outcomes), reasons(outcomes)]).toEqual([1, new Set(['ALREADY_VOTED'])])
    expect(await tally()).toEqual({ count: 1, votes: 1 })
    expect(await harness.connection.collection('votes').countDocuments({ personaId })).toBe(1)
  })

  it('add up when twenty members vote', async () => {
    const outcomes = await castConcurrently(Array.from({ length: 20 }, (_, i) => [`voter-${i}`, i % 5 === 0 ? down : up]))
    expect([accepted(outcomes), reasons(outcomes)]).toEqual([20, new Set()])
    expect(await tally()).toEqual({ count: 12, votes: 20 })
    const stored = await harness.connection.collection('personas').findOne({ upvotes: 16, downvotes: 4 })
    expect(stored).toMatchObject({ rating: wilsonLowerBound(16, 4) })
  })

  it('leave one vote, stored and in the tally, when a member switches repeatedly', async () => {
    await castConcurrently(Array.from({ length: 40 }, (_, i) => ['bob', i % 2 ? up : down]))
    expect(await tally()).toEqual({ count: (await ownVote('bob')) === up ? 1 : -1, votes: 1 })
  })
})

describe('a vote whose call was aborted', () => {
  it('before it is written has no effect', async () => {
    const aborted = new AbortController()
    aborted.abort()
    const votes = mongoVotes(harness.connection, personaModel(harness.connection), deletedAccountModel(harness.connection), async () => {})
    const bobsVote = { personaId, voterId: 'bob', direction: 'up', at: new Date() } as const
    const one = { upvotes: 1, downvotes: 0 }
    await expect(votes.record(bobsVote, () => one, aborted.signal)).rejects.toMatchObject({ kind: 'unavailable', reason: 'CALL_ENDED' })
    expect([await ownVote('bob'), await tally()]).toEqual([noVote, { count: 0, votes: 0 }])
    expect(await votes.record(bobsVote, () => one, new AbortController().signal)).toEqual(one)
  })
})

describe('CastVote and GetOwnVote', () => {
  it('refuse the owner of a public or a private persona', async () => {
    const refusal = { kind: 'denied', reason: 'OWN_PERSONA', message: "You can't vote on your own AI persona" }
    await expect(vote('ada', up)).rejects.toMatchObject(refusal)
    personaId = await harness.addPersona({ visibility: 'private' })
    await expect(vote('ada', down)).rejects.toMatchObject(refusal)
  })

  it('refuse a vote without an account and return none', async () => {
    for (const caller of [{}, { token: await harness.identity.guest('bob') }]) {
      const refused = gateway.call(PersonaService.CastVote, { personaId, direction: up }, caller)
      await expect(refused).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'AUTH_REQUIRED' })
      expect(await gateway.call(PersonaService.GetOwnVote, { personaId }, caller)).toEqual({ direction: noVote })
    }
    expect(await tally()).toEqual({ count: 0, votes: 0 })
  })

  it('return no vote to a guest with the id of a member who voted', async () => {
    await vote('bob', up)
    const guest = { token: await harness.identity.guest('bob') }
    expect(await gateway.call(PersonaService.GetOwnVote, { personaId }, guest)).toEqual({ direction: noVote })
  })

  it('find no persona that is private or does not exist', async () => {
    const secret = await harness.addPersona({ visibility: 'private' })
    for (const id of [secret, 'f'.repeat(24), '', '{"$gt":""}']) {
      personaId = id
      const notFound = { kind: 'not_found', reason: 'BOT_NOT_FOUND', message: 'Bot not found' }
      await expect(vote('bob', up)).rejects.toMatchObject(notFound)
      await expect(ownVote('bob')).rejects.toMatchObject(notFound)
    }
    expect(await harness.connection.collection('votes').countDocuments({ personaId: secret })).toBe(0)
  })
})
