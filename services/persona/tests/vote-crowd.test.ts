import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { Direction } from '@rostra/proto/gen/rostra/persona/v1/Direction'
import { PersonaService } from '@rostra/proto/persona'
import { Types } from 'mongoose'
import { createPersonaWorld, type PersonaWorld } from './persona-world.ts'

let world: PersonaWorld
let replicas: RpcClient[]
let personaId: string
const crowd = Array.from({ length: 1_000 }, (_, i) => `citizen-${i}`)
const tokens = new Map<string, string>()

beforeAll(async () => {
  world = await createPersonaWorld()
  replicas = (await Promise.all([world.replica(), world.replica()])).map(({ client }) => client())
  for (const who of crowd) tokens.set(who, await world.identity.member(who))
})
afterAll(() => world?.end())
beforeEach(async () => {
  personaId = await world.add()
})

const up = 'DIRECTION_UP'
const down = 'DIRECTION_DOWN'
const cast = async (who: string, direction: Direction, replica: number) =>
  replicas[replica % 2]?.call(PersonaService.CastVote, { personaId, direction }, { token: tokens.get(who) })
/** Everybody at once, half of them to each replica. */
const all = async (direction: (index: number) => Direction, people = crowd) => {
  const outcomes = await Promise.allSettled(people.map((who, i) => cast(who, direction(i), i)))
  const counts = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value?.count] : []))
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []))
  return { counts, refusals: new Set(refusals) }
}
const row = async () => world.connection.collection('personas').findOne({ _id: new Types.ObjectId(personaId) })
const tally = async () => {
  const found = await row()
  return { upvotes: found?.upvotes, downvotes: found?.downvotes }
}
const popularity = async () => (await row())?.popularity as number
const stored = (direction: string) => world.connection.collection('votes').countDocuments({ personaId, direction })

describe('the votes of a thousand people at once, on two replicas', () => {
  it('add up exactly, and again when they all switch', async () => {
    expect((await all((i) => (i % 4 === 0 ? down : up))).refusals).toEqual(new Set())
    expect([await tally(), await stored('up'), await stored('down')]).toEqual([{ upvotes: 750, downvotes: 250 }, 750, 250])

    expect((await all((i) => (i % 4 === 0 ? up : down))).refusals).toEqual(new Set())
    expect([await tally(), await stored('up'), await stored('down')]).toEqual([{ upvotes: 250, downvotes: 750 }, 250, 750])
    const today = await world.connection.collection<{ _id: string }>('daily').findOne({ _id: { $regex: `^${personaId}/` } })
    expect(today).toMatchObject({ upvotes: 1_000, downvotes: 1_000 })
  })

  it('tell everybody the tally right after their own, and count once for the popularity too', async () => {
    const some = crowd.slice(0, 150)
    const before = await popularity()
    const { counts } = await all(() => up, some)
    expect(new Set(counts)).toEqual(new Set(some.map((_, i) => i + 1)))
    const liked = await popularity()
    expect(liked).toBeGreaterThan(before)

    expect((await all(() => up, some)).refusals).toEqual(new Set(['ALREADY_VOTED']))
    expect([await tally(), await popularity()]).toEqual([{ upvotes: some.length, downvotes: 0 }, liked])

    await all(() => down, some)
    expect(await popularity()).toBeCloseTo(before, 3)
  })
})
