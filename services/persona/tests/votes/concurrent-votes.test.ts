import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { whileUnavailable } from '@rostra/kit/testing/while-unavailable'
import type { Direction } from '@rostra/proto/gen/rostra/persona/v1/Direction'
import { PersonaService } from '@rostra/proto/persona'
import { Types } from 'mongoose'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let replicas: RpcClient[]
let personaId: string
const voterIds = Array.from({ length: 1_000 }, (_, i) => `citizen-${i}`)
const tokens = new Map<string, string>()

beforeAll(async () => {
  harness = await createHarness()
  replicas = (await Promise.all([harness.startReplica(), harness.startReplica()])).map(({ client }) => client())
  for (const id of voterIds) tokens.set(id, await harness.identity.member(id))
})
afterAll(() => harness?.end())
beforeEach(async () => {
  personaId = await harness.addPersona()
})

const up = 'DIRECTION_UP'
const down = 'DIRECTION_DOWN'
const castVote = async (voterId: string, direction: Direction, replica: number) =>
  replicas[replica % 2]?.call(PersonaService.CastVote, { personaId, direction }, { token: tokens.get(voterId) })
/** Casts the votes of all voters concurrently, half of them on each replica. */
const castVotes = async (direction: (index: number) => Direction, voters = voterIds) => {
  const outcomes = await Promise.allSettled(voters.map((id, i) => whileUnavailable(() => castVote(id, direction(i), i))))
  const counts = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value?.count] : []))
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []))
  return { counts, refusals: new Set(refusals) }
}
const personaRow = async () => harness.connection.collection('personas').findOne({ _id: new Types.ObjectId(personaId) })
const tally = async () => {
  const row = await personaRow()
  return { upvotes: row?.upvotes, downvotes: row?.downvotes }
}
const popularity = async () => (await personaRow())?.popularity as number
const storedVotes = (direction: string) => harness.connection.collection('votes').countDocuments({ personaId, direction })

describe('a thousand concurrent votes on two replicas', () => {
  it('add up exactly, also after all of them switch', async () => {
    await castVotes((i) => (i % 4 === 0 ? down : up))
    expect([await tally(), await storedVotes('up'), await storedVotes('down')]).toEqual([{ upvotes: 750, downvotes: 250 }, 750, 250])

    await castVotes((i) => (i % 4 === 0 ? up : down))
    expect([await tally(), await storedVotes('up'), await storedVotes('down')]).toEqual([{ upvotes: 250, downvotes: 750 }, 250, 750])
    const today = await harness.connection.collection<{ _id: string }>('daily').findOne({ _id: { $regex: `^${personaId}/` } })
    expect(today).toMatchObject({ upvotes: 1_000, downvotes: 1_000 })
  })

  it('return the tally right after each vote, and count once in the popularity', async () => {
    const some = voterIds.slice(0, 150)
    const before = await popularity()
    const { counts, refusals } = await castVotes(() => up, some)
    // A vote may be stored although its call failed with a transient error. Its retry is then ALREADY_VOTED, and returns no tally.
    expect(counts.length === some.length || refusals.has('ALREADY_VOTED')).toBe(true)
    expect(new Set(counts).size).toBe(counts.length)
    expect(some.map((_, i) => i + 1)).toEqual(expect.arrayContaining(counts))
    const afterUpvotes = await popularity()
    expect(afterUpvotes).toBeGreaterThan(before)

    expect((await castVotes(() => up, some)).refusals).toEqual(new Set(['ALREADY_VOTED']))
    expect([await tally(), await popularity()]).toEqual([{ upvotes: some.length, downvotes: 0 }, afterUpvotes])

    await castVotes(() => down, some)
    expect(await popularity()).toBeCloseTo(before, 3)
  })
})
