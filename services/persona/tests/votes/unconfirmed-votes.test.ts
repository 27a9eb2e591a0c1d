import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { EventBus } from '@rostra/kit/events/event-bus'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Direction } from '@rostra/proto/gen/rostra/persona/v1/Direction'
import { PersonaService } from '@rostra/proto/persona'
import { emailConfirmed } from '../events.ts'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
let bus: EventBus
let personaId: string

beforeAll(async () => {
  harness = await createHarness()
  bus = await harness.buses.join()
  gateway = (await harness.startReplica()).client()
})
afterAll(() => harness?.end())
beforeEach(async () => {
  personaId = await harness.addPersona()
})

const up = 'DIRECTION_UP'
const down = 'DIRECTION_DOWN'
const vote = async (voter: string, direction: Direction, { confirmed = false, id = personaId } = {}) => {
  const token = await harness.identity.member(voter, 'citizen', confirmed)
  return gateway.call(PersonaService.CastVote, { personaId: id, direction }, { token })
}
const row = async (slug: string) => harness.connection.collection('personas').findOne({ slug })
const slugOf = async (id: string) => (await gateway.call(PersonaService.GetPersona, { id })).slug
const state = async (id = personaId) => {
  const found = await row(await slugOf(id))
  return { upvotes: found?.upvotes, downvotes: found?.downvotes, uncounted: found?.unconfirmedVotes, popularity: found?.popularity }
}
const votesOfDays = () => {
  const days = harness.connection.collection<{ _id: string }>('daily')
  return days.find({ _id: { $regex: `^${personaId}/` } }).toArray()
}
const none = { upvotes: 0, downvotes: 0 }

describe('the votes of a member whose address was not confirmed', () => {
  it('count for the landing page once it is, all of them and once', async () => {
    const other = await harness.addPersona()
    await vote('new', up)
    await vote('newer', up)
    await vote('new', down, { id: other })
    const [before, days] = [await state(), await votesOfDays()]
    expect(before).toMatchObject({ upvotes: 2, uncounted: { upvotes: 2, downvotes: 0 } })
    expect(days).toMatchObject([{ upvotes: 2, downvotes: 0 }])
    await bus.publish([emailConfirmed('new')])
    // Each persona's votes are counted by a write of its own.
    const after = await eventually(async () => {
      expect(await state(other)).toMatchObject({ downvotes: 1, uncounted: none })
      const counted = await state()
      expect(counted).toMatchObject({ upvotes: 2, uncounted: { upvotes: 1, downvotes: 0 } })
      return counted
    }, eventTimeoutMs)
    expect(after.popularity).toBeGreaterThan(before.popularity)
    expect(await votesOfDays()).toEqual(days)

    await bus.publish([emailConfirmed('new')])
    await bus.publish([emailConfirmed('newer')])
    await eventually(async () => expect(await state()).toMatchObject({ upvotes: 2, uncounted: none }), eventTimeoutMs)
    await expect(vote('new', up, { confirmed: true })).rejects.toMatchObject({ reason: 'ALREADY_VOTED' })
    expect(await vote('new', down, { confirmed: true })).toMatchObject({ count: 0, votes: 2 })
    expect(await state()).toMatchObject({ upvotes: 1, downvotes: 1, uncounted: none })
  })

  it('count when they are cast again by the confirmed member', async () => {
    await vote('late', up)
    await expect(vote('late', up)).rejects.toMatchObject({ reason: 'ALREADY_VOTED' })
    const days = await votesOfDays()
    expect(await vote('late', up, { confirmed: true })).toMatchObject({ count: 1, userVote: up, votes: 1 })
    expect(await state()).toMatchObject({ upvotes: 1, uncounted: none })
    expect(await votesOfDays()).toEqual(days)
    await expect(vote('late', up, { confirmed: true })).rejects.toMatchObject({ reason: 'ALREADY_VOTED' })
  })
})
