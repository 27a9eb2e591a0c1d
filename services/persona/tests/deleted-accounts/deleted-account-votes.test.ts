import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { PersonaService } from '@rostra/proto/persona'
import { createScenario, down, handled, type Scenario, up } from './scenario.ts'

let scenario: Scenario

beforeEach(async () => {
  scenario = await createScenario()
})
afterEach(() => scenario?.harness.end())

describe('the votes of a deleted account', () => {
  it('stay in the tallies, and their rows name no account', async () => {
    const { harness, gateway, asMember, rows, vote, deleteAccount, tally } = scenario
    const ids = await Promise.all([1, 2].map(() => harness.addPersona({ ownerId: 'bob' })))
    const [first = '', second = ''] = ids
    for (const [voterId, id, direction] of [
      ['ada', first, up],
      ['joe', first, down],
      ['eve', first, up],
      ['ada', second, down],
    ] as const)
      await vote(voterId, id, direction)
    const before = await Promise.all(ids.map(tally))
    await Promise.all([deleteAccount('ada'), deleteAccount('joe')])
    await handled(async () => expect(await rows('votes').countDocuments({ voterId: { $in: ['ada', 'joe'] } })).toBe(0))
    expect(await Promise.all(ids.map(tally))).toEqual(before)
    const voters = (await rows('votes').find().toArray()).map(({ voterId }) => voterId)
    expect(new Set(voters).size).toBe(4)
    expect((await gateway.call(PersonaService.GetOwnVote, { personaId: first }, await asMember('eve'))).direction).toBe(up)
    expect(await vote('eve', first, down)).toMatchObject({ count: -1, votes: 3 })
  })

  it('cannot be cast again with a token that is still valid', async () => {
    const { harness, rows, vote, deleteAccount, tally } = scenario
    const voted = await harness.addPersona({ ownerId: 'bob' })
    const fresh = await harness.addPersona({ ownerId: 'bob' })
    await vote('ada', voted, up)
    await deleteAccount('ada')
    await handled(async () => expect(await rows('votes').countDocuments({ voterId: 'ada' })).toBe(0))
    for (const id of [voted, fresh])
      for (const direction of [up, down] as const)
        await expect(vote('ada', id, direction)).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'AUTH_REQUIRED' })
    expect([await tally(voted), await tally(fresh)]).toEqual([
      { count: 1, votes: 1 },
      { count: 0, votes: 0 },
    ])
  })

  it('agree with the tally when they are cast during the deletion', async () => {
    const { harness, gateway, otherGateway, rows, vote, deleteAccount, tally } = scenario
    const id = await harness.addPersona({ ownerId: 'bob' })
    const casting = Array.from({ length: 40 }, (_, i) => vote('ada', id, i % 2 ? up : down, i % 2 ? gateway : otherGateway))
    await Promise.all([Promise.allSettled(casting), deleteAccount('ada')])
    await handled(async () => expect(await rows('votes').countDocuments({ voterId: 'ada' })).toBe(0))
    const stored = await rows('votes').find({ personaId: id }).toArray()
    expect(stored.length).toBeLessThanOrEqual(1)
    const count = stored.reduce((sum, { direction }) => sum + (direction === 'up' ? 1 : -1), 0)
    expect(await tally(id)).toEqual({ count, votes: stored.length })
  })
})
